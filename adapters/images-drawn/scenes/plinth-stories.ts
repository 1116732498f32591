import { hex } from '../drawing/colour.ts'
import type { Dressed } from '../dress-forms/dressed.ts'
import { styleOf } from '../style.ts'
import { beams } from './daylight.ts'
import { at } from './hung.ts'
import { onStand, type Wares, wares } from './pieces.ts'
import { plinth } from './props.ts'
import type { Piece } from './scene.ts'
import { put, stillLife, type Wall } from './still-life.ts'

/** A plinth of plaster; x and the height of its top as shares of the frame. */
const standing = ({ id, m }: Wall, half: number, [x, y]: readonly [number, number], colour: string): Piece =>
  at(m, {
    id: `${id} plinth ${half}`,
    made: plinth(half, m.shows, hex(colour)),
    x: m.broad * x,
    y: m.shows * y,
    shadow: { on: 'wall', away: 5 },
  })

/** A plinth and a thing on it, `down` cm below the middle of its top. The thing's shadow falls on the plinth and on the wall. */
function upon(
  wall: Wall,
  block: Piece,
  { one, size = 1, down }: { readonly one: Wares; readonly size?: number; readonly down: number },
): Piece[] {
  const { m } = wall
  return [
    block,
    { ...put(wall, one, { at: [block.x * m.broad, block.y * m.shows + down], on: 'ground', size }), before: 6 },
  ]
}

const stripes = wares('tee', 'regular', 'jersey', 'ivory', { print: 'breton', accent: 'claret', form: 'kids' })
const child: Dressed = {
  id: 'playground form',
  form: 'kids',
  floor: 60,
  hipsOnly: false,
  outfit: [{ family: 'tee', cut: 'regular', look: styleOf({ ...stripes, form: 'kids', seed: 'playground' }).look }],
}

/** Small things on building blocks, in the hard light of noon. */
export const kidsPlayground = stillLife({
  id: 'playground',
  wall: '#E2D5B4',
  floor: '#C9B78F',
  horizon: 88,
  hard: true,
  shows: [104, 92],
  pieces: (wall) => {
    const { tall } = wall
    const [formX, shoesX] = tall ? [0.36, 0.74] : [0.58, 0.79]
    const step = tall ? 0.7 : 0.66
    const shoes = wares('sneaker', '', 'suede', 'mustard', { form: 'kids' })
    const bag = wares('bag', 'tote', 'leather', 'petrol')
    return [
      standing(wall, 17, [formX, 0.83], '#C98B6B'),
      { ...onStand(child, { x: formX, y: 0.835, shows: wall.m.shows }), before: 6 },
      ...upon(wall, standing(wall, 15, [shoesX, step], '#8FA7A6'), { one: shoes, size: 0.8, down: 1 }),
      ...(tall ? [] : upon(wall, standing(wall, 12, [0.92, 0.86], '#D9B98C'), { one: bag, size: 0.5, down: 0.6 })),
    ]
  },
  daylight: ({ tall, wide }) => beams(-26, tall ? [wide * 0.7, 60] : [wide * 0.72, 90]),
})

/** A bag and boots on plinths of plaster, in the hard light of one lamp. */
export const plinths = stillLife({
  id: 'plinth',
  wall: '#D8BEA8',
  floor: '#C3A28A',
  horizon: 84,
  hard: true,
  shows: [128, 104],
  pieces: (wall) => {
    const { tall } = wall
    const [bagX, bootX] = tall ? [0.64, 0.3] : [0.81, 0.58]
    const bag = wares('bag', 'shoulder', 'leather', 'claret')
    const boot = wares('boot', '', 'leather', 'chocolate')
    return [
      ...upon(wall, standing(wall, 21, [bagX, 0.55], '#D9CBBB'), { one: bag, down: 0.6 }),
      ...upon(wall, standing(wall, 25, [bootX, 0.76], '#CFC1B1'), { one: boot, down: 1.2 }),
    ]
  },
  daylight: ({ tall, wide }) => beams(-24, [wide * (tall ? 0.6 : 0.76), 60]),
})
