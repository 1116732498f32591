// A picture needs a dozen maps of its own size; lending them out again keeps the garbage collector quiet.
const budgetBytes = 48 * 2 ** 20
let free: ArrayBufferLike[] = []
let freeBytes = 0

/** Lends a map of zeros. Every style has a size of its own, so a map may lie in a buffer a little larger. */
export function take(size: number): Float32Array {
  const bytes = size * 4
  const place = free.findIndex(({ byteLength }) => byteLength >= bytes && byteLength <= bytes * 1.5)
  const [found] = place < 0 ? [] : free.splice(place, 1)
  if (!found) return new Float32Array(size)
  freeBytes -= found.byteLength
  return new Float32Array(found, 0, size).fill(0)
}

/** Takes maps back; nobody may read them afterwards. Beyond the budget they are left to the garbage collector. */
export function give(...maps: readonly Float32Array[]): void {
  for (const { buffer } of maps) {
    if (freeBytes + buffer.byteLength > budgetBytes) {
      free = []
      freeBytes = 0
    }
    free.push(buffer)
    freeBytes += buffer.byteLength
  }
}
