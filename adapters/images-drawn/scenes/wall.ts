import sharp from 'sharp'
import { css, shade } from '../drawing/colour.ts'
import { noise } from '../drawing/random.ts'
import type { Composition, Scene } from './scene.ts'

/** The empty room: wall, architecture, floor, and how much daylight falls on each pixel (0 to 255). */
export interface Room {
  readonly rgb: Uint8ClampedArray
  readonly day: Uint8Array
}

export async function emptyRoom(
  scene: Scene,
  { architecture, daylight }: Composition,
  width: number,
  height: number,
): Promise<Room> {
  const wide = (100 * width) / height
  const tone = (by: number): string => css(shade(scene.wall, by))
  const page = (body: string): Buffer =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${wide} 100">${body}</svg>`,
    )
  const walls = page(`<defs><filter id="b"><feGaussianBlur stdDeviation=".16"/></filter>
    <radialGradient id="g" cx=".38" cy=".2" r="1"><stop offset="0" stop-color="${tone(0.014)}"/><stop offset="1" stop-color="${tone(-0.026)}"/></radialGradient>
    <linearGradient id="f" x2="0" y2="1"><stop offset="0" stop-color="${css(scene.floor)}"/><stop offset="1" stop-color="${css(shade(scene.floor, -0.05))}"/></linearGradient></defs>
    <rect width="${wide}" height="100" fill="url(#g)"/><g filter="url(#b)">${architecture}</g>
    <rect x="-2" y="${scene.horizon}" width="${wide + 4}" height="${102 - scene.horizon}" fill="url(#f)"/>`)
  const light = page(`<rect width="${wide}" height="100" fill="#000"/><g fill="#fff">${daylight}</g>`)
  const [flat, day] = await Promise.all([
    sharp(walls).removeAlpha().raw().toBuffer(),
    sharp(light)
      .blur(Math.max(0.5, height * (scene.hard ? 0.003 : 0.009)))
      .extractChannel(0)
      .raw()
      .toBuffer(),
  ])
  return { rgb: plastered(flat, day, width), day: new Uint8Array(day) }
}

/** Adds fine grain, which also prevents visible bands in wide gradients, and slightly warm daylight. */
function plastered(flat: Buffer, day: Buffer, width: number): Uint8ClampedArray {
  const out = new Uint8ClampedArray(flat.length)
  for (let i = 0; i < flat.length / 3; i++) {
    const grain = 1.5 * noise(7, (i % width) / 1.6, Math.floor(i / width) / 1.6)
    const lit = day[i]! / 255
    for (let ch = 0; ch < 3; ch++)
      out[i * 3 + ch] = flat[i * 3 + ch]! * (0.975 + (ch === 2 ? 0.06 : 0.085) * lit) + grain
  }
  return out
}
