/** A colour by lightness 0..1, chroma 0..0.37 and hue in degrees (OKLCH). */
export interface Colour {
  l: number
  c: number
  h: number
}
export type Rgb = [r: number, g: number, b: number]

export const lch = (l: number, c: number, h: number): Colour => ({ l, c, h })

const gamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)

/** OKLCH to sRGB 0..255, unrounded. */
export function rgb({ l, c, h }: Colour): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const out = [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ]
  return out.map((v) => 255 * Math.min(1, Math.max(0, gamma(Math.max(0, v))))) as Rgb
}

/** Converts #rrggbb to OKLCH. */
export function hex(text: string): Colour {
  const [r, g, b] = [1, 3, 5].map((i) => linear(parseInt(text.slice(i, i + 2), 16) / 255)) as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  }
}

/** CSS text of a colour. */
export const css = (colour: Colour): string => `rgb(${rgb(colour).map(Math.round).join(',')})`

/** The same colour, lighter or darker. */
export const shade = (colour: Colour, by: number): Colour => ({
  ...colour,
  l: Math.min(0.97, Math.max(0.12, colour.l + by)),
})
