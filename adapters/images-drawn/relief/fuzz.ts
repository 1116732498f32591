import { type ClothName, cloths } from '../cloth/cloths.ts'
import { noise } from '../drawing/random.ts'
import type { Frame } from './frame.ts'
import type { Relief } from './relief.ts'
import { Soft } from './soft.ts'

/** Frays the outer edge of woolly cloth: it thins out into fibres instead of ending in a clean line. */
export function fray({ alpha, owner }: Relief, { w, h, scale, ox, oy }: Frame, worn: readonly ClothName[]): void {
  // Index 0 is the empty stage, because panels are numbered from 1.
  const fuzz = [0, ...worn.map((name) => cloths[name].fuzz)]
  const most = Math.max(...fuzz)
  if (!most) return
  // In a small picture single fibres are not visible, only a soft edge.
  const long = 0.1 * Math.min(1, (scale / 9) ** 2) * Math.min(1, most / 0.1)
  const sigma = Math.max(0.8, most * scale)
  const soft = new Soft(alpha, w, h, sigma)
  const reach = Math.ceil(2 * sigma)
  const whole = (i: number): boolean => i < 0 || i >= w * h || alpha[i]! > 0.99
  const row = new Float32Array(w)
  for (let y = 0; y < h; y++) {
    soft.row(y, 0, { out: row, from: 0, to: w })
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const share = fuzz[owner[i]!]! / most
      if (!share) continue
      // Most pixels are far from every edge.
      if (whole(i - reach) && whole(i + reach) && whole(i - reach * w) && whole(i + reach * w)) continue
      const inside = row[x]!
      if (inside > 0.985) continue
      const hair = long * noise(29, (x - ox) / scale / 0.13, (y - oy) / scale / 0.13)
      const thin = Math.min(1, Math.max(0, (inside - 0.4 + hair) * 2.2))
      alpha[i] = Math.min(alpha[i]!, 1 - share + share * thin)
    }
  }
  soft.release()
}
