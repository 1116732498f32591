// A picture needs a dozen maps of its own size. Maps are reused, because garbage collection of so much memory is slow.
const budgetBytes = 48 * 2 ** 20
let free: ArrayBufferLike[] = []
let freeBytes = 0

/** Returns a map of zeros. Sizes differ from style to style, so its buffer may be up to 1.5 times as large as needed. */
export function take(size: number): Float32Array {
  const bytes = size * 4
  const place = free.findIndex(({ byteLength }) => byteLength >= bytes && byteLength <= bytes * 1.5)
  const [found] = place < 0 ? [] : free.splice(place, 1)
  if (!found) return new Float32Array(size)
  freeBytes -= found.byteLength
  return new Float32Array(found, 0, size).fill(0)
}

/** Takes maps back for reuse; the caller must not read them afterwards. Above the budget, all earlier buffers are dropped. */
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
