import { beams, leaves } from './daylight.ts'
import { wares } from './pieces.ts'
import { laid, stillLife } from './still-life.ts'

/** Seen from above: there is neither wall nor floor, only the ground on which things lie. */
const ground = { horizon: 104, hangs: 0 } as const

/** A summer's day laid out in the shade of a tree. */
export const gardenParty = stillLife({
  ...ground,
  id: 'garden',
  wall: '#D6DACB',
  floor: '#D6DACB',
  shows: [150, 128],
  pieces: (wall) => {
    const dress = wares('dress', 'v midi', 'poplin', 'ivory', { print: 'ditsy', accent: 'clay' })
    const hat = wares('accessory', 'hat', 'linen', 'sand')
    const bag = wares('bag', 'shoulder', 'leather', 'camel')
    const glasses = wares('accessory', 'sunglasses', 'acetate', 'tobacco')
    return wall.tall
      ? [
          laid(wall, dress, { x: 0.43, y: 0.1, turned: -7 }),
          laid(wall, hat, { x: 0.78, y: 0.22, turned: 14 }),
          laid(wall, bag, { x: 0.82, y: 0.68, turned: 10 }),
          laid(wall, glasses, { x: 0.82, y: 0.9, turned: -12 }),
        ]
      : [
          laid(wall, dress, { x: 0.6, y: 0.06, turned: -10 }),
          laid(wall, hat, { x: 0.86, y: 0.26, turned: 14 }),
          laid(wall, bag, { x: 0.88, y: 0.82, turned: 12 }),
        ]
  },
  daylight: ({ tall, wide }) => leaves(wide * (tall ? 0.62 : 0.8)),
})

/** Wool in the colours of clay, laid out in slanting light. */
export const knitAndClay = stillLife({
  ...ground,
  id: 'knit and clay',
  wall: '#D9B9A0',
  floor: '#D9B9A0',
  shows: [128, 122],
  safe: 'end',
  pieces: (wall) => {
    const knit = wares('knit', 'crew', 'cable', 'ivory')
    const skirt = wares('skirt', 'pleated', 'wool', 'tobacco')
    const scarf = wares('accessory', 'scarf', 'wool', 'camel', { print: 'tartan', accent: 'claret' })
    return wall.tall
      ? [
          laid(wall, skirt, { x: 0.56, y: 0.42, turned: 8 }),
          laid(wall, knit, { x: 0.44, y: 0.12, turned: -7 }),
          laid(wall, wares('accessory', 'gloves', 'leather', 'chocolate'), { x: 0.2, y: 0.8, turned: 16 }),
        ]
      : [
          laid(wall, scarf, { x: 0.09, y: 0.44, turned: -8 }),
          laid(wall, skirt, { x: 0.4, y: 0.26, turned: 8 }),
          laid(wall, knit, { x: 0.25, y: 0.16, turned: -8 }),
        ]
  },
  daylight: ({ tall, wide }) => beams(-24, tall ? [60, 22] : [wide * 0.2, 26]),
})
