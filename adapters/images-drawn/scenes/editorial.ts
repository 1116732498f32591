import { colourways } from '../cloth/colourways.ts'
import { hex, lch } from '../drawing/colour.ts'
import type { Look } from '../drawing/model.ts'
import type { Person } from '../people/person.ts'
import { standing } from './pieces.ts'
import type { Canvas, Scene } from './scene.ts'

const named = (cloth: Look['cloth'], name: string): Look => ({ cloth, colour: colourways[name]! })

const linenWoman: Person = {
  id: 'linen morning',
  aside: 0.5,
  pocketed: 1,
  form: 'women',
  skin: 3,
  hair: 1,
  hairStyle: 'bun',
  sway: 2.8,
  outfit: [
    { family: 'trousers', cut: 'wide', look: { cloth: 'linen', colour: lch(0.84, 0.03, 80) } },
    { family: 'shirt', cut: 'blouse', look: named('linen', 'white') },
  ],
}
const clayWoman: Person = {
  id: 'knit and clay',
  aside: -0.6,
  form: 'women',
  skin: 5,
  hair: 4,
  hairStyle: 'crop',
  sway: -2.8,
  outfit: [
    { family: 'skirt', cut: 'pleated', look: named('wool', 'tobacco') },
    { family: 'knit', cut: 'crew', look: named('cable', 'ivory') },
  ],
}
const clayMan: Person = {
  id: 'knit and clay two',
  aside: -0.3,
  pocketed: 1,
  form: 'men',
  skin: 1,
  hair: 3,
  hairStyle: 'crop',
  sway: 2.2,
  outfit: [
    { family: 'trousers', cut: 'straight', look: named('wool', 'charcoal') },
    { family: 'knit', cut: 'rollneck', look: named('knit', 'clay') },
  ],
}
const cityWoman: Person = {
  id: 'city coat',
  aside: 0.4,
  pocketed: -1,
  form: 'women',
  skin: 1,
  hair: 0,
  hairStyle: 'bob',
  sway: 2.6,
  outfit: [
    { family: 'trousers', cut: 'straight', look: named('wool', 'charcoal') },
    { family: 'knit', cut: 'rollneck', look: named('knit', 'ivory') },
    { family: 'coat', cut: 'double', look: named('wool', 'camel') },
  ],
}
const cityCurve: Person = {
  id: 'city coat two',
  aside: -0.5,
  form: 'plus',
  skin: 4,
  hair: 1,
  hairStyle: 'long',
  sway: -2.4,
  outfit: [
    { family: 'dress', cut: 'slip midi', look: named('satin', 'black') },
    { family: 'coat', cut: 'belted', look: named('wool', 'navy') },
  ],
}

const officeWoman: Person = {
  id: 'monochrome office',
  aside: 0.6,
  pocketed: -1,
  form: 'women',
  skin: 2,
  hair: 0,
  hairStyle: 'long',
  sway: -2.6,
  outfit: [
    { family: 'trousers', cut: 'wide', look: named('wool', 'black') },
    { family: 'tee', cut: 'regular', look: named('jersey', 'white') },
    { family: 'coat', cut: 'blazer', look: named('wool', 'charcoal') },
  ],
}
const officeMan: Person = {
  id: 'monochrome office two',
  aside: -0.4,
  pocketed: 1,
  form: 'men',
  skin: 6,
  hair: 1,
  hairStyle: 'crop',
  sway: 2,
  outfit: [
    { family: 'trousers', cut: 'straight', look: named('wool', 'grey') },
    { family: 'shirt', cut: 'regular', look: named('poplin', 'white') },
  ],
}

const arch = ({ wide, tall, tone }: Canvas): string => {
  const a = tall ? 56 : wide * 0.36
  const x = tall ? wide * 0.5 - 28 : wide * 0.52
  const y = tall ? 16 : -4
  const bow = (from: number, to: number, top: number, fill: string): string =>
    `<path d="M${from} 88V${top}A${a / 2} ${a / 2} 0 0 1 ${to} ${top}V88Z" fill="${fill}"/>`
  return bow(x, x + a, y + a / 2, tone(-0.055)) + bow(x + a * 0.05, x + a * 1.03, y + a / 2 + 1.5, tone(0.014))
}
const panes = (x: number, ys: readonly number[], tall: number): string =>
  `<g transform="skewX(-18)">${ys.flatMap((y) => [x, x + 11].map((left) => `<rect x="${left}" y="${y}" width="9" height="${tall}"/>`)).join('')}</g>`

export const linenMorning: Scene = {
  wall: hex('#E4DCCE'),
  floor: hex('#CFC5B4'),
  horizon: 88,
  compose: (canvas) => ({
    pieces: [
      standing(linenWoman, canvas.tall ? { x: 0.54, top: 0.13, shows: 132 } : { x: 0.7, top: 0.05, shows: 122 }),
    ],
    architecture: arch(canvas),
    daylight: canvas.tall ? panes(34, [24, 56], 28) : panes(canvas.wide * 0.62, [8, 41], 32),
    safe: canvas.tall ? 'none' : 'start',
  }),
}

export const knitAndClay: Scene = {
  wall: hex('#D9B9A0'),
  floor: hex('#B98F74'),
  horizon: 90,
  compose: ({ tall, wide, tone }) => ({
    pieces: tall
      ? [
          standing(clayMan, { x: 0.69, top: 0.16, shows: 150, far: true }),
          standing(clayWoman, { x: 0.35, top: 0.14, shows: 134 }),
        ]
      : [
          standing(clayMan, { x: 0.39, top: 0.1, shows: 136, far: true }),
          standing(clayWoman, { x: 0.2, top: 0.05, shows: 118 }),
        ],
    architecture: tall
      ? `<circle cx="${wide * 0.5}" cy="46" r="33" fill="${tone(0.045)}"/>`
      : `<circle cx="${wide * 0.3}" cy="44" r="31" fill="${tone(0.045)}"/><rect x="${wide * 0.66}" y="-2" width="${wide * 0.4}" height="104" fill="${tone(-0.035)}"/><rect x="${wide * 0.66}" y="-2" width="0.35" height="104" fill="${tone(-0.1)}" fill-opacity=".5"/>`,
    daylight: `<g transform="skewX(-24)">${tall ? '<rect x="60" y="-4" width="22" height="110"/>' : `<rect x="${wide * 0.2}" y="-5" width="26" height="110"/>`}</g>`,
    safe: tall ? 'none' : 'end',
  }),
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
    pieces: canvas.tall
      ? [
          standing(cityCurve, { x: 0.69, top: 0.16, shows: 150, far: true }),
          standing(cityWoman, { x: 0.37, top: 0.13, shows: 136 }),
        ]
      : [
          standing(cityCurve, { x: 0.84, top: 0.12, shows: 140, far: true }),
          standing(cityWoman, { x: 0.64, top: 0.05, shows: 124 }),
        ],
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
    pieces: canvas.tall
      ? [
          standing(officeMan, { x: 0.68, top: 0.16, shows: 152, far: true }),
          standing(officeWoman, { x: 0.36, top: 0.13, shows: 136 }),
        ]
      : [
          standing(officeMan, { x: 0.83, top: 0.11, shows: 140, far: true }),
          standing(officeWoman, { x: 0.63, top: 0.05, shows: 122 }),
        ],
    architecture: `<rect x="${canvas.wide * (canvas.tall ? 0.1 : 0.5)}" y="-2" width="${canvas.wide * 0.36}" height="90" fill="${canvas.tone(-0.03)}"/>`,
    daylight: canvas.tall ? panes(40, [10, 44], 30) : panes(canvas.wide * 0.7, [8, 41], 30),
    safe: canvas.tall ? 'none' : 'start',
  }),
}
