import { hex } from '../drawing/colour.ts'
import { along, at, hung, measured } from './hung.ts'
import { ware, wares } from './pieces.ts'
import { bar, pegBoard, plinth, straps } from './props.ts'
import type { Scene } from './scene.ts'

/** A few pieces of the season on a rail that hangs from two straps. */
export const rail: Scene = {
  wall: hex('#DDD6CA'),
  floor: hex('#C7BDAD'),
  horizon: 95,
  compose: ({ tall, wide, tone }) => {
    const m = measured(tall ? 172 : 162, wide)
    const y = m.shows * 0.14
    const from = tall ? -6 : m.broad * 0.45
    const first = tall ? m.broad * 0.5 - 41 : from + 32
    const row = [
      wares('coat', 'belted', 'wool', 'camel'),
      wares('knit', 'crew', 'cable', 'ivory'),
      wares('dress', 'slip midi', 'satin', 'clay'),
      wares('coat', 'double', 'wool', 'navy'),
    ].slice(0, tall ? 3 : 4)
    return {
      pieces: [
        along(m, 'rail straps', straps([from + 16, m.broad - (tall ? 10 : 18)], y + 2), y, 1.2),
        along(m, 'rail bar', bar(from, m.broad + 8), y, 1.8),
        ...row.flatMap((one, k) => hung(m, { id: `rail ${k}`, wares: one, x: first + k * 41, y })),
      ],
      architecture: tall
        ? ''
        : `<rect x="${wide * 0.42}" y="-2" width="${wide * 0.6}" height="104" fill="${tone(0.012)}"/>`,
      daylight: tall
        ? `<g transform="skewX(-20)"><rect x="${wide * 0.5}" y="-4" width="26" height="110"/></g>`
        : `<g transform="skewX(-20)"><rect x="${wide * 0.62}" y="-4" width="22" height="110"/><rect x="${wide * 0.62 + 26}" y="-4" width="30" height="110"/></g>`,
      safe: tall ? 'none' : 'start',
    }
  },
}

/** A bag and boots on plinths of plaster. */
export const plinths: Scene = {
  wall: hex('#D8BEA8'),
  floor: hex('#C3A28A'),
  horizon: 84,
  compose: ({ tall, wide, tone }) => {
    const m = measured(tall ? 128 : 104, wide)
    const stone = hex('#D9CBBB')
    const [bagX, bootX] = tall ? [m.broad * 0.64, m.broad * 0.3] : [m.broad * 0.81, m.broad * 0.58]
    const bagY = m.shows * 0.55
    const bootY = m.shows * 0.76
    return {
      pieces: [
        at(m, 'plinth high', plinth(21, m.shows, stone), bagX, bagY, { on: 'wall', away: 4 }),
        at(m, 'plinth bag', ware('plinth bag', wares('bag', 'shoulder', 'leather', 'claret')), bagX, bagY + 0.6, {
          on: 'ground',
        }),
        at(m, 'plinth low', plinth(25, m.shows, { ...stone, l: stone.l - 0.03 }), bootX, bootY, {
          on: 'wall',
          away: 4,
        }),
        at(m, 'plinth boots', ware('plinth boots', wares('boot', '', 'leather', 'chocolate')), bootX + 1, bootY + 1.2, {
          on: 'ground',
        }),
      ],
      architecture: `<circle cx="${tall ? wide * 0.5 : wide * 0.7}" cy="${tall ? 42 : 46}" r="${tall ? 30 : 36}" fill="${tone(0.04)}"/>`,
      daylight: `<g transform="skewX(-22)"><rect x="${tall ? wide * 0.55 : wide * 0.72}" y="-4" width="24" height="110"/></g>`,
      safe: tall ? 'none' : 'start',
    }
  },
}

/** A coat on a peg, a bag beside it, and the light of a window. */
export const hook: Scene = {
  wall: hex('#D5D8D4'),
  floor: hex('#B9B3A6'),
  horizon: 96,
  compose: ({ tall, wide }) => {
    const m = measured(tall ? 158 : 148, wide)
    const y = m.shows * 0.12
    const from = tall ? -4 : m.broad * 0.46
    const coatX = tall ? m.broad * 0.4 : m.broad * 0.61
    const bagX = coatX + 58
    const pegs = [coatX - 58, coatX, bagX, bagX + 58].filter((x) => x > from + 4)
    return {
      pieces: [
        along(m, 'hook board', pegBoard(from, m.broad + 8, pegs), y, 0.5),
        ...hung(m, { id: 'hook coat', wares: wares('coat', 'double', 'wool', 'camel'), x: coatX, y }),
        at(m, 'hook bag', ware('hook bag', wares('bag', 'tote', 'leather', 'chocolate')), bagX, y + 41.5, {
          on: 'wall',
          away: 2,
        }),
      ],
      architecture: '',
      daylight: `<g transform="skewX(-18)">${[8, 44].flatMap((top) => [0, 15].map((dx) => `<rect x="${(tall ? wide * 0.62 : wide * 0.74) + dx}" y="${top}" width="13" height="33"/>`)).join('')}</g>`,
      safe: tall ? 'none' : 'start',
    }
  },
}
