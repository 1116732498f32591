import sharp from 'sharp'
import { type Colour, css, shade } from '../drawing/colour.ts'
import { LruCache } from '../drawing/lru-cache.ts'
import { between, random } from '../drawing/random.ts'

export const prints = ['breton', 'pinstripe', 'gingham', 'dots', 'ditsy', 'tartan', 'windowpane', 'wash'] as const
export type PrintName = (typeof prints)[number]

/** Share of a printed cloth that is covered by ink. */
export const inkShare: Readonly<Record<PrintName, number>> = {
  breton: 0.33,
  pinstripe: 0.06,
  gingham: 0.5,
  dots: 0.12,
  ditsy: 0.14,
  tartan: 0.4,
  windowpane: 0.06,
  wash: 0,
}

/** A print as a picture of one tile, which repeats. */
export interface Tile {
  w: number
  h: number
  perCmX: number
  perCmY: number
  data: Buffer
}

type Draw = (ground: string, ink: string, g: Colour, a: Colour) => { w: number; h: number; svg: string }
const rect = (x: number, y: number, w: number, h: number, fill: string, alpha = 1): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" fill-opacity="${alpha}"/>`

const draws: Record<Exclude<PrintName, 'wash'>, Draw> = {
  breton: (g, a) => ({ w: 3, h: 3, svg: rect(0, 0, 3, 3, g) + rect(0, 1, 3, 1, a) }),
  pinstripe: (g, a) => ({ w: 1.6, h: 1.6, svg: rect(0, 0, 1.6, 1.6, g) + rect(0.7, 0, 0.12, 1.6, a, 0.75) }),
  gingham: (g, a) => ({
    w: 1.6,
    h: 1.6,
    svg: rect(0, 0, 1.6, 1.6, g) + rect(0, 0, 0.8, 1.6, a, 0.52) + rect(0, 0, 1.6, 0.8, a, 0.52),
  }),
  windowpane: (g, a) => ({
    w: 5,
    h: 6,
    svg: rect(0, 0, 5, 6, g) + rect(2.4, 0, 0.18, 6, a, 0.7) + rect(0, 2.9, 5, 0.18, a, 0.7),
  }),
  tartan: (g, a, ground, accent) => {
    const dark = css(shade(ground, -0.17))
    const light = css(shade(accent, 0.06))
    const bands: [number, number, string, number][] = [
      [0, 3.2, dark, 0.55],
      [1.2, 0.8, g, 0.5],
      [4.4, 0.28, a, 0.85],
      [5, 0.28, a, 0.85],
      [6.4, 2.2, dark, 0.4],
      [7.42, 0.16, light, 0.85],
    ]
    return {
      w: 10,
      h: 10,
      svg:
        rect(0, 0, 10, 10, g) +
        bands.map(([p, s, c, o]) => rect(p, 0, s, 10, c, o)).join('') +
        bands.map(([p, s, c, o]) => rect(0, p, 10, s, c, o * 0.62)).join(''),
    }
  },
  dots: (g, a) => {
    const rnd = random('dots')
    const w = 7.8
    const h = 9
    let svg = rect(0, 0, w, h, g)
    for (let row = 0; row < 4; row++)
      for (let col = 0; col < 3; col++) {
        const x = col * 2.6 + (row % 2 ? 1.95 : 0.65) + between(rnd, -0.12, 0.12)
        const y = row * 2.25 + 1.1 + between(rnd, -0.12, 0.12)
        const r = 0.42 * between(rnd, 0.94, 1.06)
        for (const dx of [-w, 0, w])
          svg += `<circle cx="${(x + dx).toFixed(2)}" cy="${y.toFixed(2)}" r="${r.toFixed(3)}" fill="${a}"/>`
      }
    return { w, h, svg }
  },
  ditsy: (g, a, ground, accent) => {
    const rnd = random('ditsy')
    const size = 13
    const placed: [number, number][] = []
    const tones = [a, css(shade(accent, 0.1)), css({ ...accent, h: accent.h + 40, l: Math.min(0.9, accent.l + 0.08) })]
    const leaf = css({ l: ground.l > 0.6 ? 0.5 : 0.68, c: 0.055, h: 135 })
    let svg = rect(0, 0, size, size, g)
    for (let tries = 0; tries < 900 && placed.length < 46; tries++) {
      const x = rnd() * size
      const y = rnd() * size
      const wrap = (d: number): number => Math.min(Math.abs(d), size - Math.abs(d))
      if (placed.some(([px, py]) => Math.hypot(wrap(px - x), wrap(py - y)) < 1.75)) continue
      placed.push([x, y])
      const kind = placed.length % 7
      const turn = rnd() * 360
      const tone = tones[placed.length % 3]!
      const r = between(rnd, 0.36, 0.52)
      let flower = ''
      if (kind > 4)
        flower = `<path d="M0 .7C.1.2.1-.2 0-.7" stroke="${leaf}" stroke-width=".09" fill="none"/><ellipse cx=".22" cy="-.1" rx=".26" ry=".11" fill="${leaf}" transform="rotate(-35)"/><ellipse cx="-.2" cy=".12" rx=".24" ry=".1" fill="${leaf}" transform="rotate(28)"/><circle cy="-.72" r=".16" fill="${tone}"/>`
      else {
        const petals = 5 + (kind % 3)
        flower = `<path d="M0 0C.3.5.5.8.6 1.1" stroke="${leaf}" stroke-width=".08" fill="none"/><ellipse cx=".55" cy=".62" rx=".28" ry=".11" fill="${leaf}" transform="rotate(-20 .5 .6)"/>`
        for (let p = 0; p < petals; p++)
          flower += `<ellipse cy="${(-r * 0.62).toFixed(2)}" rx="${(r * 0.4).toFixed(2)}" ry="${(r * 0.52).toFixed(2)}" fill="${tone}" transform="rotate(${((p * 360) / petals).toFixed(0)})"/>`
        flower += `<circle r="${(r * 0.26).toFixed(2)}" fill="${css({ l: 0.8, c: 0.11, h: 85 })}"/>`
      }
      for (const dx of [-size, 0, size])
        for (const dy of [-size, 0, size])
          if (Math.abs(x + dx - size / 2) < size / 2 + 1.3 && Math.abs(y + dy - size / 2) < size / 2 + 1.3)
            svg += `<g transform="translate(${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}) rotate(${turn.toFixed(0)})">${flower}</g>`
    }
    return { w: size, h: size, svg }
  },
}

const tiles = new LruCache<Promise<Tile>>(16)

/** Renders a print at `scale` px per cm. */
export function print(name: Exclude<PrintName, 'wash'>, ground: Colour, accent: Colour, scale: number): Promise<Tile> {
  const key = [name, css(ground), css(accent), scale.toFixed(3)].join(' ')
  return tiles.get(key) ?? tiles.add(key, rendered(draws[name](css(ground), css(accent), ground, accent), scale))
}

async function rendered({ w, h, svg }: ReturnType<Draw>, scale: number): Promise<Tile> {
  const pw = Math.max(2, Math.round(w * scale))
  const ph = Math.max(2, Math.round(h * scale))
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${pw}" height="${ph}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none">${svg}</svg>`
  const data = await sharp(Buffer.from(page)).removeAlpha().raw().toBuffer()
  return { w: pw, h: ph, perCmX: pw / w, perCmY: ph / h, data }
}
