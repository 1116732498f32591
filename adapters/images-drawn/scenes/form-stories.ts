import { colourways } from '../cloth/colourways.ts'
import { hex } from '../drawing/colour.ts'
import type { Look } from '../drawing/model.ts'
import type { Worn } from '../dress-forms/builds.ts'
import type { Dressed } from '../dress-forms/dressed.ts'
import { beams, window } from './daylight.ts'
import { at } from './hung.ts'
import { onStand, wares } from './pieces.ts'
import { plinth } from './props.ts'
import type { Canvas, Piece } from './scene.ts'
import { put, stillLife } from './still-life.ts'

const worn = (family: Worn['family'], cut: string, cloth: Look['cloth'], colour: string): Worn => ({
  family,
  cut,
  look: { cloth, colour: colourways[colour]! },
})

const formIn = (id: string, outfit: readonly Worn[], more: Partial<Dressed> = {}): Dressed => ({
  id,
  form: 'women',
  floor: 138,
  hipsOnly: false,
  outfit,
  ...more,
})

const arch = ({ wide, tall, tone }: Canvas): string => {
  const a = tall ? 56 : 62
  const x = tall ? wide * 0.5 - 28 : wide * 0.7 - 31
  const y = tall ? 12 : -10
  const bow = (from: number, to: number, top: number, fill: string): string =>
    `<path d="M${from} 88V${top}A${a / 2} ${a / 2} 0 0 1 ${to} ${top}V88Z" fill="${fill}"/>`
  return bow(x, x + a, y + a / 2, tone(-0.055)) + bow(x + a * 0.05, x + a * 1.03, y + a / 2 + 1.5, tone(0.014))
}

/** A linen dress on its form, in an arch and in the light of a window. */
export const linenMorning = stillLife({
  id: 'linen morning',
  wall: '#E4DCCE',
  floor: '#CFC5B4',
  horizon: 88,
  shows: [172, 166],
  pieces: (wall) => {
    const { m, tall } = wall
    const x = tall ? 0.5 : 0.7
    return [
      onStand(formIn('linen morning', [worn('dress', 'square midi', 'linen', 'oat')]), { x, y: 0.95, shows: m.shows }),
      put(wall, wares('bag', 'tote', 'leather', 'tobacco'), {
        at: [m.broad * x + (tall ? 42 : 50), m.shows * 0.965],
        on: 'ground',
      }),
    ]
  },
  architecture: arch,
  daylight: ({ tall, wide }) => (tall ? window(34, [24, 56], 9, 28) : window(wide * 0.66, [8, 41], 9, 32)),
})

const pilasters = ({ wide, tall, tone }: Canvas): string =>
  Array.from({ length: tall ? 6 : 4 }, (_, i) => {
    const x = wide * (tall ? 0.04 + i * 0.17 : 0.47 + i * 0.155)
    const side = (width: number, by: number): string =>
      `<rect x="${x}" y="-2" width="${wide * width}" height="90" fill="${tone(by)}"/>`
    return side(0.1, -0.04 - i * 0.008) + side(0.016, 0.035)
  }).join('')

/** Two coats on their forms, one of them made for curves. */
export const cityCoat = stillLife({
  id: 'city coat',
  wall: '#D3D7DC',
  floor: '#B4B8BE',
  horizon: 86,
  shows: [176, 166],
  pieces: ({ m, tall }) => {
    const knit = worn('knit', 'rollneck', 'knit', 'ivory')
    const near = formIn('city coat', [knit, worn('coat', 'double', 'wool', 'camel')])
    const far = formIn(
      'city coat two',
      [worn('tee', 'regular', 'jersey', 'grey'), worn('coat', 'belted', 'wool', 'navy')],
      {
        form: 'plus',
      },
    )
    return [
      { ...onStand(far, { x: tall ? 0.72 : 0.84, y: 0.9, shows: m.shows * 1.08 }), far: true },
      onStand(near, { x: tall ? 0.34 : 0.61, y: 0.965, shows: m.shows }),
    ]
  },
  architecture: (canvas) =>
    `${pilasters(canvas)}<rect x="0" y="86" width="${canvas.wide}" height="1.2" fill="${canvas.tone(-0.07)}"/>`,
  daylight: ({ tall, wide }) => beams(-24, tall ? [70, 18] : [wide * 0.92, 30]),
})

/** A blazer on a short form that stands on a plinth, in the hard light of one lamp. */
export const monochromeOffice = stillLife({
  id: 'monochrome office',
  wall: '#D6D5D1',
  floor: '#B5B3AE',
  horizon: 90,
  hard: true,
  shows: [142, 132],
  pieces: (wall) => {
    const { m, tall } = wall
    const [formX, bagX] = tall ? [0.42, 0.8] : [0.64, 0.86]
    const stone = hex('#C9C7C2')
    const outfit = [worn('tee', 'regular', 'jersey', 'white'), worn('coat', 'blazer', 'wool', 'charcoal')]
    const top = m.shows * 0.79
    return [
      at(m, {
        id: 'office plinth',
        made: plinth(26, m.shows, stone),
        x: m.broad * formX,
        y: top,
        shadow: { on: 'wall', away: 5 },
      }),
      {
        ...onStand(formIn('monochrome office', outfit, { floor: 92 }), { x: formX, y: 0.797, shows: m.shows }),
        before: 6,
      } satisfies Piece,
      {
        ...put(wall, wares('bag', 'tote', 'leather', 'black'), { at: [m.broad * bagX, m.shows * 0.955], on: 'ground' }),
        before: 5,
      },
    ]
  },
  daylight: ({ tall, wide }) => beams(-26, tall ? [wide * 0.66, 58] : [wide * 0.78, 74]),
})
