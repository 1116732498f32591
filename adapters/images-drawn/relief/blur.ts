/** A box blur of radius `r` along every row. */
export function blurRows(from: Float32Array, to: Float32Array, w: number, h: number, r: number): void {
  const share = 1 / (2 * r + 1)
  for (let row = 0; row < h; row++) {
    const s = row * w
    let sum = from[s]! * (r + 1)
    for (let i = 1; i <= r; i++) sum += from[s + Math.min(w - 1, i)]!
    for (let i = 0; i < w; i++) {
      to[s + i] = sum * share
      sum += from[s + Math.min(w - 1, i + r + 1)]! - from[s + Math.max(0, i - r)]!
    }
  }
}

/** A box blur along every column. It goes row by row, which suits the processor's cache. */
export function blurColumns(from: Float32Array, to: Float32Array, w: number, h: number, r: number): void {
  const sums = new Float64Array(w)
  const share = 1 / (2 * r + 1)
  for (let x = 0; x < w; x++) sums[x] = from[x]! * (r + 1)
  for (let i = 1; i <= r; i++) {
    const o = Math.min(h - 1, i) * w
    for (let x = 0; x < w; x++) sums[x]! += from[o + x]!
  }
  for (let y = 0; y < h; y++) {
    const o = y * w
    const next = Math.min(h - 1, y + r + 1) * w
    const last = Math.max(0, y - r) * w
    for (let x = 0; x < w; x++) {
      to[o + x] = sums[x]! * share
      sums[x]! += from[next + x]! - from[last + x]!
    }
  }
}
