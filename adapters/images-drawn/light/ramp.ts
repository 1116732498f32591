import { type Colour, rgb } from '../drawing/colour.ts'

/** A colour in 256 steps of light, three bytes each; step 128 is the colour itself. */
export type Ramp = Float32Array

/** Shadows become cooler and keep their saturation; lights become warmer and lose a little of it. Black is never added. */
export function ramp(colour: Colour): Ramp {
  const out = new Float32Array(256 * 3)
  for (let step = 0; step < 256; step++) {
    const light = (step - 128) / 127
    out.set(rgb(light < 0 ? shadow(colour, -light) : bright(colour, light)), step * 3)
  }
  return out
}

function shadow({ l, c, h }: Colour, full: number): Colour {
  // On pale cloth, reflected light brightens shallow hollows, so only deep ones are dark.
  const filled = 0.5 * Math.min(1, Math.max(0, (l - 0.8) / 0.12))
  const amount = full * (1 - filled * Math.max(0, 1 - full / 0.55))
  const deep = 0.17 + 0.26 * l
  const towardsBlue = ((255 - h + 540) % 360) - 180
  const cool = Math.sign(towardsBlue) * Math.min(9, Math.abs(towardsBlue)) * amount
  // Shadows of a pale warm neutral look green if its hue goes towards blue, or stays yellow. So it goes towards beige.
  const moves = l > 0.6 ? Math.min(1, Math.max(0, (c - 0.03) / 0.04)) : 1
  const beige = h > 72 && h < 120 ? (72 - h) * Math.min(1, amount * 2.5) * (1 - moves) : 0
  return {
    l: Math.max(0.13, l - deep * (amount - 0.12 * amount * amount)),
    c: (c + (l > 0.8 ? 0.006 * amount : 0)) * (1 - 0.1 * amount),
    h: h + cool * moves + beige,
  }
}

function bright({ l, c, h }: Colour, amount: number): Colour {
  const high = l > 0.9 ? Math.max(0.02, 0.985 - l) : 0.24 - 0.1 * l
  return { l: Math.min(0.985, l + high * amount), c: c * (1 - 0.2 * amount), h: h + 3 * amount }
}

export const greyRamp = ramp({ l: 0.74, c: 0.003, h: 80 })
