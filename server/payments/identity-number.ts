/** True for the eleven digits of a Turkish identity number. The last two digits are checksums of the others. */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = (positions: readonly number[]) => positions.reduce((total, position) => total + digits[position]!, 0)
  const tenth = (sum([0, 2, 4, 6, 8]) * 7 - sum([1, 3, 5, 7])) % 10
  return (tenth + 10) % 10 === digits[9] && sum([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10 === digits[10]
}
