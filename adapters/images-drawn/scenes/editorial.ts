import { hex } from '../drawing/colour.ts'
import { cast } from '../people/cast.ts'
import type { Person } from '../people/person.ts'
import { beams, window } from './daylight.ts'
import { standing } from './pieces.ts'
import type { Canvas, Piece, Scene } from './scene.ts'

/** The frame begins at the mouth: the stories are about what is worn, and nobody in particular wears it. */
const nearTop = -0.165
const farTop = -0.14

/** Two people, one a step behind the other; in wide pictures they stand at these shares of the width. */
const two = ({ tall }: Canvas, far: Person, near: Person, [farX, nearX]: readonly [number, number]): Piece[] =>
  tall
    ? [
        standing(far, { x: 0.7, top: farTop, shows: 132, far: true }),
        standing(near, { x: 0.36, top: nearTop, shows: 114 }),
      ]
    : [
        standing(far, { x: farX, top: farTop, shows: 126, far: true }),
        standing(near, { x: nearX, top: nearTop, shows: 110 }),
      ]

const arch = ({ wide, tall, tone }: Canvas): string => {
  const a = tall ? 56 : wide * 0.36
  const x = tall ? wide * 0.5 - 28 : wide * 0.52
  const y = tall ? 16 : -4
  const bow = (from: number, to: number, top: number, fill: string): string =>
    `<path d="M${from} 88V${top}A${a / 2} ${a / 2} 0 0 1 ${to} ${top}V88Z" fill="${fill}"/>`
  return bow(x, x + a, y + a / 2, tone(-0.055)) + bow(x + a * 0.05, x + a * 1.03, y + a / 2 + 1.5, tone(0.014))
}

export const linenMorning: Scene = {
  wall: hex('#E4DCCE'),
  floor: hex('#CFC5B4'),
  horizon: 88,
  compose: (canvas) => ({
    pieces: [
      standing(
        cast.linenWoman,
        canvas.tall ? { x: 0.54, top: nearTop, shows: 112 } : { x: 0.7, top: nearTop, shows: 108 },
      ),
    ],
    architecture: arch(canvas),
    daylight: canvas.tall ? window(34, [24, 56], 9, 28) : window(canvas.wide * 0.62, [8, 41], 9, 32),
    safe: canvas.tall ? 'none' : 'start',
  }),
}

export const knitAndClay: Scene = {
  wall: hex('#D9B9A0'),
  floor: hex('#B98F74'),
  horizon: 90,
  compose: (canvas) => {
    const { tall, wide, tone } = canvas
    const sun = (x: number, y: number, r: number): string =>
      `<circle cx="${wide * x}" cy="${y}" r="${r}" fill="${tone(0.045)}"/>`
    const corner = (broad: number, by: number, more = ''): string =>
      `<rect x="${wide * 0.66}" y="-2" width="${broad}" height="104" fill="${tone(by)}"${more}/>`
    return {
      pieces: two(canvas, cast.clayMan, cast.clayWoman, [0.39, 0.2]),
      architecture: tall
        ? sun(0.5, 46, 33)
        : sun(0.3, 44, 31) + corner(wide * 0.4, -0.035) + corner(0.35, -0.1, ' fill-opacity=".5"'),
      daylight: beams(-24, tall ? [60, 22] : [wide * 0.2, 26]),
      safe: tall ? 'none' : 'end',
    }
  },
}

const pilasters = ({ wide, tall, tone }: Canvas): string => {
  const y = -2
  return Array.from({ length: tall ? 6 : 4 }, (_, i) => {
    const x = wide * (tall ? 0.04 + i * 0.17 : 0.47 + i * 0.155)
    const side = (width: number, by: number): string =>
      `<rect x="${x}" y="${y}" width="${wide * width}" height="${88 - y}" fill="${tone(by)}"/>`
    return side(0.1, -0.04 - i * 0.008) + side(0.016, 0.035)
  }).join('')
}

export const cityCoat: Scene = {
  wall: hex('#D3D7DC'),
  floor: hex('#B4B8BE'),
  horizon: 86,
  compose: (canvas) => ({
    pieces: two(canvas, cast.cityCurve, cast.cityWoman, [0.84, 0.64]),
    architecture: `${pilasters(canvas)}<rect x="0" y="86" width="${canvas.wide}" height="3" fill="${canvas.tone(-0.07)}"/>`,
    daylight: canvas.tall
      ? '<path d="M86 -2L104 -2L60 104L38 104Z"/>'
      : `<path d="M${canvas.wide * 0.9} -2L${canvas.wide * 1.05} -2L${canvas.wide * 0.62} 104L${canvas.wide * 0.38} 104Z"/>`,
    safe: canvas.tall ? 'none' : 'start',
  }),
}

export const monochromeOffice: Scene = {
  wall: hex('#D6D5D1'),
  floor: hex('#B5B3AE'),
  horizon: 88,
  compose: (canvas) => ({
    pieces: two(canvas, cast.officeMan, cast.officeWoman, [0.83, 0.63]),
    architecture: `<rect x="${canvas.wide * (canvas.tall ? 0.1 : 0.5)}" y="-2" width="${canvas.wide * 0.36}" height="90" fill="${canvas.tone(-0.03)}"/>`,
    daylight: canvas.tall ? window(40, [10, 44], 9, 30) : window(canvas.wide * 0.7, [8, 41], 9, 30),
    safe: canvas.tall ? 'none' : 'start',
  }),
}
