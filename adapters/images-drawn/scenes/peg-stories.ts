import { window } from './daylight.ts'
import { wares } from './pieces.ts'
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
      put(wall, wares('bag', 'tote', 'leather', 'chocolate'), { at: [coatX + 58, y + 41.5], on: 'wall' }),
    ]
  },
  daylight: ({ tall, wide }) => window(wide * (tall ? 0.62 : 0.74), [8, 44], 13, 33),
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
      put(wall, wares('bag', 'tote', 'leather', 'tobacco'), { at: [second + 6, m.shows * 0.95], on: 'ground' }),
      ...(third
        ? [
            put(wall, wares('accessory', 'scarf', 'wool', 'camel', { print: 'tartan', accent: 'claret' }), {
              at: [third, y + 31],
              on: 'wall',
            }),
            put(wall, wares('boot', 'chelsea', 'suede', 'chocolate'), {
              at: [third + 4, m.shows * 0.955],
              on: 'ground',
            }),
          ]
        : []),
    ]
  },
  architecture: panel(0.012, 0.43),
  daylight: ({ tall, wide }) => window(wide * (tall ? 0.5 : 0.66), [20], 20, 54),
})
