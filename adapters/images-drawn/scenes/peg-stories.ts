import { hex } from '../drawing/colour.ts'
import { beams, leaves, window } from './daylight.ts'
import { at } from './hung.ts'
import { wares } from './pieces.ts'
import { plinth } from './props.ts'
import { onPegs, panel, put, stillLife } from './still-life.ts'

/** A coat on a peg, a bag beside it, and the light of a window. */
export const hook = stillLife({
  id: 'hook',
  wall: '#D5D8D4',
  floor: '#B9B3A6',
  horizon: 96,
  shows: [158, 148],
  hangs: 0.12,
  pieces: (wall) => {
    const { m, y, tall, from } = wall
    const coatX = m.broad * (tall ? 0.4 : 0.61)
    const pegs = [0, 58, -58, 116].map((away) => coatX + away).filter((x) => x > from + 4)
    return [
      ...onPegs(wall, pegs, [wares('coat', 'double', 'wool', 'camel')]),
      put(wall, wares('bag', 'tote', 'leather', 'chocolate'), [coatX + 58, y + 41.5], 'wall'),
    ]
  },
  daylight: ({ tall, wide }) => window(wide * (tall ? 0.62 : 0.74), [8, 44], 13, 33),
})

/** Summer dresses on pegs, and a hat for the sun. */
export const gardenParty = stillLife({
  id: 'garden',
  wall: '#D6DACB',
  floor: '#B9BFA8',
  horizon: 95,
  shows: [160, 148],
  pieces: (wall) => {
    const { m, y, from, tall } = wall
    const pegs = tall
      ? [m.broad * 0.32, m.broad * 0.76]
      : [from + 34, from + 92, from + 134].filter((x) => x < m.broad - 12)
    const hat = pegs[2]
    return [
      ...onPegs(wall, pegs, [
        wares('dress', 'v midi', 'poplin', 'ivory', { print: 'ditsy', accent: 'clay' }),
        wares('dress', 'square midi', 'linen', 'apricot'),
      ]),
      ...(hat
        ? [
            put(wall, wares('accessory', 'hat', 'linen', 'sand'), [hat, y + 16], 'wall'),
            put(wall, wares('bag', 'tote', 'leather', 'camel'), [hat, m.shows * 0.9], 'ground'),
          ]
        : []),
    ]
  },
  architecture: ({ wide, tall, tone }) =>
    `<circle cx="${wide * (tall ? 0.5 : 0.68)}" cy="46" r="${tall ? 34 : 40}" fill="${tone(0.03)}"/>`,
  daylight: ({ tall, wide }) => leaves(wide * (tall ? 0.62 : 0.8)),
})

const blocks = [
  { away: 0, half: 15, top: 0.8, colour: '#C98B6B' },
  { away: 33, half: 13, top: 0.87, colour: '#8FA7A6' },
]

/** Small clothes on low pegs above building blocks. */
export const kidsPlayground = stillLife({
  id: 'playground',
  wall: '#E2D5B4',
  floor: '#C9B78F',
  horizon: 88,
  shows: [116, 104],
  hangs: 0.12,
  pieces: (wall) => {
    const { m, y, from, tall } = wall
    const pegs = [0, 46, 92, 138].map((x) => (tall ? m.broad * 0.27 : from + 24) + x).filter((x) => x < m.broad - 8)
    const row = [
      wares('knit', 'crew', 'knit', 'petrol', { form: 'kids' }),
      wares('coat', 'trucker', 'denim', 'light-wash', { form: 'kids' }),
      wares('tee', 'regular', 'jersey', 'ivory', { print: 'breton', accent: 'claret', form: 'kids' }),
    ].slice(0, Math.max(2, pegs.length - 1))
    const spare = pegs[row.length]
    const first = pegs[0]!
    return [
      ...onPegs(wall, pegs, row, 0.7),
      ...blocks.map(({ away, half, top, colour }, k) =>
        at(m, `playground block ${k}`, plinth(half, m.shows, hex(colour)), first + away, m.shows * top, {
          on: 'wall',
          away: 3,
        }),
      ),
      put(
        wall,
        wares('sneaker', '', 'suede', 'mustard', { form: 'kids' }),
        [first + 0.6, m.shows * 0.8 + 1],
        'ground',
        0.72,
      ),
      ...(spare ? [put(wall, wares('accessory', 'beanie', 'rib', 'clay'), [spare, y + 15], 'wall', 0.8)] : []),
    ]
  },
  architecture: ({ wide, tall, tone }) =>
    `<circle cx="${wide * (tall ? 0.78 : 0.9)}" cy="30" r="24" fill="${tone(0.035)}"/>`,
  daylight: ({ tall, wide }) => window(wide * (tall ? 0.45 : 0.7), [14], 18, 60),
})

/** Things to take along: a coat, a jumper, boots by the door. */
export const mensWeekend = stillLife({
  id: 'weekend',
  wall: '#CBC7BC',
  floor: '#A99C88',
  horizon: 91,
  shows: [168, 150],
  hangs: 0.11,
  from: 0.45,
  pieces: (wall) => {
    const { m, y, from, tall } = wall
    const pegs = [0, 58, 116, 174].map((x) => (tall ? m.broad * 0.29 : from + 36) + x).filter((x) => x < m.broad - 14)
    const [first, second = first! + 58, third] = pegs
    return [
      ...onPegs(
        wall,
        [first!, second, ...pegs.slice(2)],
        [
          wares('coat', 'double', 'wool', 'charcoal', { form: 'men' }),
          wares('knit', 'crew', 'cable', 'oat', { form: 'men' }),
        ],
      ),
      put(wall, wares('bag', 'tote', 'leather', 'tobacco'), [second + 6, m.shows * 0.95], 'ground'),
      ...(third
        ? [
            put(
              wall,
              wares('accessory', 'scarf', 'wool', 'camel', { print: 'tartan', accent: 'claret' }),
              [third, y + 31],
              'wall',
            ),
            put(wall, wares('boot', 'chelsea', 'suede', 'chocolate'), [third + 4, m.shows * 0.955], 'ground'),
          ]
        : []),
    ]
  },
  architecture: panel(0.012, 0.43),
  daylight: ({ tall, wide }) => window(wide * (tall ? 0.5 : 0.66), [20], 20, 54),
})

/** A bag and boots on plinths of plaster. */
export const plinths = stillLife({
  id: 'plinth',
  wall: '#D8BEA8',
  floor: '#C3A28A',
  horizon: 84,
  shows: [128, 104],
  pieces: (wall) => {
    const { m, tall } = wall
    const stone = hex('#D9CBBB')
    const [bagX, bootX] = tall ? [m.broad * 0.64, m.broad * 0.3] : [m.broad * 0.81, m.broad * 0.58]
    const [bagY, bootY] = [m.shows * 0.55, m.shows * 0.76]
    const behind = { on: 'wall', away: 4 } as const
    return [
      at(m, 'plinth high', plinth(21, m.shows, stone), bagX, bagY, behind),
      put(wall, wares('bag', 'shoulder', 'leather', 'claret'), [bagX, bagY + 0.6], 'ground'),
      at(m, 'plinth low', plinth(25, m.shows, { ...stone, l: stone.l - 0.03 }), bootX, bootY, behind),
      put(wall, wares('boot', '', 'leather', 'chocolate'), [bootX + 1, bootY + 1.2], 'ground'),
    ]
  },
  architecture: ({ tall, wide, tone }) =>
    `<circle cx="${wide * (tall ? 0.5 : 0.7)}" cy="${tall ? 42 : 46}" r="${tall ? 30 : 36}" fill="${tone(0.04)}"/>`,
  daylight: ({ tall, wide }) => beams(-22, [wide * (tall ? 0.55 : 0.72), 24]),
})
