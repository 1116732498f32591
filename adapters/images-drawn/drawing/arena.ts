// A picture needs a dozen maps of its own size; lending them out again keeps the garbage collector quiet.
const budgetBytes = 48 * 2 ** 20
const free = new Map<number, Float32Array[]>()
let freeBytes = 0

/** Lends a map of zeros. */
export function take(size: number): Float32Array {
  const found = free.get(size)?.pop()
  if (!found) return new Float32Array(size)
  freeBytes -= found.byteLength
  return found.fill(0)
}

/** Takes maps back; nobody may read them afterwards. Beyond the budget they are left to the garbage collector. */
export function give(...maps: readonly Float32Array[]): void {
  for (const map of maps) {
    if (freeBytes + map.byteLength > budgetBytes) free.clear()
    if (free.size === 0) freeBytes = 0
    const list = free.get(map.length) ?? []
    list.push(map)
    free.set(map.length, list)
    freeBytes += map.byteLength
  }
}
