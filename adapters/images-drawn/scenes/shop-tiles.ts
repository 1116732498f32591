import { hex } from '../drawing/colour.ts'
import { along, at, type Hung, hung, type Measure, measured } from './hung.ts'
import { type Wares, ware, wares } from './pieces.ts'
import { pegBoard } from './props.ts'
import type { Piece, Scene } from './scene.ts'

/** Height of the board, cm from the upper edge. It is the same in all five tiles, so that the board continues from tile to tile. */
const boardY = 17
const shows = 150

type Hang = Omit<Hung, 'y'>

/** The tile of one shop. All have the same pegs, scale and light. */
const shop = (
  wall: string,
  things: (m: Measure) => { readonly hung: readonly Hang[]; readonly more?: readonly Piece[] },
): Scene => ({
  wall: hex(wall),
  floor: hex('#C9BFB0'),
  horizon: 94,
  compose: ({ wide }) => {
    const m = measured(shows, wide)
    const { hung: clothes, more = [] } = things(m)
    const pegs = [0.05, 0.38, 0.74].map((share) => m.broad * share)
    return {
      pieces: [
        along(m, { id: 'shop board', made: pegBoard(-6, m.broad + 6, pegs), y: boardY, away: 0.5 }),
        ...clothes.flatMap((one) => hung(m, { ...one, y: boardY })),
        ...more,
      ],
      architecture: '',
      daylight: `<g transform="skewX(-20)"><rect x="${wide * 0.62}" y="-4" width="28" height="110"/></g>`,
      safe: 'none',
    }
  },
})

const bag = (
  m: Measure,
  { id, cut, colour, x }: { readonly id: string; readonly cut: string; readonly colour: string; readonly x: number },
): Piece =>
  at(m, {
    id,
    made: ware(id, wares('bag', cut, 'leather', colour)),
    x,
    y: boardY + (cut === 'tote' ? 41.5 : 46.5),
    shadow: {
      on: 'wall',
      away: 2,
    },
  })

/** Shoes on the floor in front of the wall. */
const onFloor = (
  m: Measure,
  { id, shoes, x, size }: { readonly id: string; readonly shoes: Wares; readonly x: number; readonly size: number },
): Piece => at(m, { id, made: ware(id, shoes, size), x: m.broad * x, y: shows * 0.972, shadow: { on: 'ground' } })

export const shopWomen = shop('#DDD6CA', (m) => ({
  hung: [
    { id: 'women dress', x: m.broad * 0.74, wares: wares('dress', 'slip midi', 'satin', 'clay') },
    { id: 'women coat', x: m.broad * 0.38, wares: wares('coat', 'double', 'wool', 'camel') },
  ],
}))

export const shopCurve = shop('#DCD3CC', (m) => ({
  hung: [
    { id: 'curve shirt', x: m.broad * 0.74, wares: wares('shirt', 'blouse', 'poplin', 'white', { form: 'plus' }) },
    { id: 'curve dress', x: m.broad * 0.38, wares: wares('dress', 'v midi', 'satin', 'forest', { form: 'plus' }) },
  ],
}))

export const shopKids = shop('#D6D9D2', (m) => ({
  hung: [
    { id: 'kids knit', x: m.broad * 0.74, size: 0.68, wares: wares('knit', 'crew', 'knit', 'mustard') },
    { id: 'kids coat', x: m.broad * 0.38, size: 0.68, wares: wares('coat', 'double', 'wool', 'petrol') },
  ],
  more: [onFloor(m, { id: 'kids sneakers', shoes: wares('sneaker', '', 'suede', 'clay'), x: 0.7, size: 0.78 })],
}))

export const shopMen = shop('#D3D6D9', (m) => ({
  hung: [
    { id: 'men shirt', x: m.broad * 0.74, wares: wares('shirt', 'regular', 'poplin', 'sky') },
    { id: 'men coat', x: m.broad * 0.38, wares: wares('coat', 'double', 'wool', 'charcoal') },
  ],
}))

export const shopFriends = shop('#DAD2C4', (m) => ({
  hung: [{ id: 'friends knit', x: m.broad * 0.38, wares: wares('knit', 'crew', 'cable', 'clay') }],
  more: [
    bag(m, { id: 'friends bag', cut: 'tote', colour: 'chocolate', x: m.broad * 0.74 }),
    onFloor(m, { id: 'friends boots', shoes: wares('boot', '', 'leather', 'black'), x: 0.6, size: 1 }),
  ],
}))
