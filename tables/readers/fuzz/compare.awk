# Compares what a reader found with Java's answers, a table a line: awk -f compare.awk ANSWERS FOUND
# A question mark in Java's answer stands for anything that follows, or for no answer: see Mutants.java.
function same(java, found,    a, b, n, i, known) {
  n = split(java, a, "; ")
  if (n != split(found, b, "; ") || a[1] != b[1]) return 0
  for (i = 2; i <= n; i++) {
    known = index(a[i], "?") - 1
    if (a[i] != b[i] && !(known >= 0 && (b[i] == "wrong" || substr(b[i], 1, known) == substr(a[i], 1, known)))) return 0
  }
  return 1
}
NR == FNR { answers[FNR] = $0; next }
{ tables = FNR }
!same(answers[FNR], $0) && ++different <= 5 { print "table " FNR ": Java: " answers[FNR] "\n  found: " $0 }
END { if (different || tables != NR - FNR) { print different + 0 " of " tables " tables differ, of " NR - FNR; exit 1 } }
