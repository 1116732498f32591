import { hex } from '../drawing/colour.ts'
import { along, at, hung, type Measure, measured } from './hung.ts'
import { type Wares, ware, wares } from './pieces.ts'
import { bar, pegBoard, plinth, straps } from './props.ts'
import type { Piece, Scene } from './scene.ts'

const laid = (
  m: Measure,
  id: string,
  one: Wares,
  [x, y]: readonly [number, number],
  on: 'wall' | 'ground',
  size = 1,
): Piece => at(m, id, ware(id, one, size), x, y, on === 'wall' ? { on, away: 2 } : { on })

/** Daylight through a window of two by two panes. */
const window = (x: number, tops: readonly number[], broad: number, tall: number): string =>
  `<g transform="skewX(-18)">${tops.flatMap((top) => [0, broad + 2].map((dx) => `<rect x="${x + dx}" y="${top}" width="${broad}" height="${tall}"/>`)).join('')}</g>`

/** Denim on a rail in the last light of the day. */
export const denimBlueHour: Scene = {
  wall: hex('#A9B4C4'),
  floor: hex('#8794A8'),
  horizon: 95,
  compose: ({ tall, wide, tone }) => {
    const m = measured(tall ? 164 : 152, wide)
    const y = m.shows * 0.13
    const from = tall ? -6 : m.broad * 0.45
    const first = tall ? m.broad * 0.5 - 42 : from + 32
    const row = [
      wares('coat', 'trucker', 'denim', 'indigo'),
      wares('jeans', 'wide', 'denim', 'light-wash', { print: 'wash' }),
      wares('shirt', 'regular', 'poplin', 'white'),
      wares('coat', 'trucker', 'denim', 'black'),
    ].slice(0, tall ? 2 : wide > 200 ? 4 : 3)
    const step = tall ? 66 : 52
    return {
      pieces: [
        along(m, 'blue hour straps', straps([from + 16, m.broad - (tall ? 10 : 18)], y + 2), y, 1.2),
        along(m, 'blue hour bar', bar(from, m.broad + 8), y, 1.8),
        ...row.flatMap((one, k) => hung(m, { id: `blue hour ${k}`, wares: one, x: first + 4 + k * step, y })),
      ],
      architecture: tall
        ? ''
        : `<rect x="${wide * 0.42}" y="-2" width="${wide * 0.6}" height="104" fill="${tone(-0.02)}"/>`,
      daylight: window(wide * (tall ? 0.5 : 0.72), [12, 48], 14, 33),
      safe: tall ? 'none' : 'start',
    }
  },
}

/** Summer dresses on pegs, and a hat for the sun. */
export const gardenParty: Scene = {
  wall: hex('#D6DACB'),
  floor: hex('#B9BFA8'),
  horizon: 95,
  compose: ({ tall, wide, tone }) => {
    const m = measured(tall ? 160 : 148, wide)
    const y = m.shows * 0.1
    const from = tall ? -4 : m.broad * 0.46
    const pegs = tall
      ? [m.broad * 0.32, m.broad * 0.76]
      : [from + 34, from + 92, from + 134].filter((x) => x < m.broad - 12)
    const dresses = [
      wares('dress', 'v midi', 'poplin', 'ivory', { print: 'ditsy', accent: 'clay' }),
      wares('dress', 'square midi', 'linen', 'apricot'),
    ]
    const hat = pegs[2]
    return {
      pieces: [
        along(m, 'garden board', pegBoard(from, m.broad + 8, pegs), y, 0.5),
        ...dresses.flatMap((one, k) => hung(m, { id: `garden ${k}`, wares: one, x: pegs[k]!, y })),
        ...(hat ? [laid(m, 'garden hat', wares('accessory', 'hat', 'linen', 'sand'), [hat, y + 16], 'wall')] : []),
        ...(hat
          ? [laid(m, 'garden bag', wares('bag', 'tote', 'leather', 'camel'), [hat, m.shows * 0.9], 'ground')]
          : []),
      ],
      architecture: `<circle cx="${wide * (tall ? 0.5 : 0.68)}" cy="46" r="${tall ? 34 : 40}" fill="${tone(0.03)}"/>`,
      daylight: leaves(wide * (tall ? 0.62 : 0.8)),
      safe: tall ? 'none' : 'start',
    }
  },
}

/** Light that has come through a tree. */
const leaves = (x: number): string =>
  Array.from({ length: 26 }, (_, k) => {
    const turn = (k * 137) % 180
    const [cx, cy] = [x + Math.sin(k * 2.4) * 26, 6 + ((k * 37) % 84)]
    return `<ellipse cx="${cx.toFixed(1)}" cy="${cy}" rx="${5 + (k % 3) * 1.6}" ry="2.1" transform="rotate(${turn} ${cx.toFixed(1)} ${cy})"/>`
  }).join('')

/** Small clothes on low pegs above building blocks. */
export const kidsPlayground: Scene = {
  wall: hex('#E2D5B4'),
  floor: hex('#C9B78F'),
  horizon: 88,
  compose: ({ tall, wide, tone }) => {
    const m = measured(tall ? 116 : 104, wide)
    const y = m.shows * 0.12
    const from = tall ? -4 : m.broad * 0.46
    const pegs = [0, 1, 2, 3].map((k) => (tall ? m.broad * 0.27 : from + 24) + k * 46).filter((x) => x < m.broad - 8)
    const row = [
      wares('knit', 'crew', 'knit', 'petrol'),
      wares('coat', 'trucker', 'denim', 'light-wash'),
      wares('tee', 'regular', 'jersey', 'ivory', { print: 'breton', accent: 'claret' }),
    ].slice(0, Math.max(2, pegs.length - 1))
    const blocks = [
      { x: pegs[0]!, half: 15, top: 0.8, colour: '#C98B6B' },
      { x: pegs[0]! + 33, half: 13, top: 0.87, colour: '#8FA7A6' },
    ]
    return {
      pieces: [
        along(m, 'playground board', pegBoard(from, m.broad + 8, pegs), y, 0.5),
        ...row.flatMap((one, k) => hung(m, { id: `playground ${k}`, wares: one, x: pegs[k]!, y, size: 0.68 })),
        ...blocks.map(({ x, half, top, colour }, k) =>
          at(m, `playground block ${k}`, plinth(half, m.shows, hex(colour)), x, m.shows * top, { on: 'wall', away: 3 }),
        ),
        laid(
          m,
          'playground sneakers',
          wares('sneaker', '', 'suede', 'mustard'),
          [blocks[0]!.x + 0.6, m.shows * 0.8 + 1],
          'ground',
          0.72,
        ),
        ...(pegs[row.length]
          ? [
              laid(
                m,
                'playground cap',
                wares('accessory', 'beanie', 'rib', 'clay'),
                [pegs[row.length]!, y + 15],
                'wall',
                0.8,
              ),
            ]
          : []),
      ],
      architecture: `<circle cx="${wide * (tall ? 0.78 : 0.9)}" cy="30" r="24" fill="${tone(0.035)}"/>`,
      daylight: window(wide * (tall ? 0.45 : 0.7), [14], 18, 60),
      safe: tall ? 'none' : 'start',
    }
  },
}

/** What he takes along: a jacket, a jumper, boots by the door. */
export const mensWeekend: Scene = {
  wall: hex('#CBC7BC'),
  floor: hex('#A99C88'),
  horizon: 91,
  compose: ({ tall, wide, tone }) => {
    const m = measured(tall ? 168 : 150, wide)
    const y = m.shows * 0.11
    const from = tall ? -4 : m.broad * 0.45
    const pegs = [0, 1, 2, 3].map((k) => (tall ? m.broad * 0.29 : from + 36) + k * 58).filter((x) => x < m.broad - 14)
    const [first, second = first! + 58, third] = pegs
    return {
      pieces: [
        along(m, 'weekend board', pegBoard(from, m.broad + 8, pegs), y, 0.5),
        ...hung(m, {
          id: 'weekend coat',
          wares: wares('coat', 'double', 'wool', 'charcoal', { form: 'men' }),
          x: first!,
          y,
        }),
        ...hung(m, { id: 'weekend knit', wares: wares('knit', 'crew', 'cable', 'oat', { form: 'men' }), x: second, y }),
        laid(m, 'weekend bag', wares('bag', 'tote', 'leather', 'tobacco'), [second + 6, m.shows * 0.95], 'ground'),
        ...(third
          ? [
              laid(
                m,
                'weekend scarf',
                wares('accessory', 'scarf', 'wool', 'camel', { print: 'tartan', accent: 'claret' }),
                [third, y + 31],
                'wall',
              ),
            ]
          : []),
        ...(third
          ? [
              laid(
                m,
                'weekend boots',
                wares('boot', 'chelsea', 'suede', 'chocolate'),
                [third + 4, m.shows * 0.955],
                'ground',
              ),
            ]
          : []),
      ],
      architecture: tall
        ? ''
        : `<rect x="${wide * 0.43}" y="-2" width="${wide * 0.6}" height="104" fill="${tone(0.012)}"/>`,
      daylight: window(wide * (tall ? 0.5 : 0.66), [20], 20, 54),
      safe: tall ? 'none' : 'start',
    }
  },
}
