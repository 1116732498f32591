import { type Line, mirror, type Pt, pen } from '../drawing/geometry.ts'
import type { Random } from '../drawing/random.ts'
import { detailsOf, shortSleeves, skirtSeams } from './dress-details.ts'
import type { Make } from './make.ts'
import { torso } from './parts.ts'

export type DressCut = ReturnType<typeof dressCut>

export const waistY = 40
export const waist = 16.8
const armpit: Pt = [20.6, 22.5]

/** Measures of the cut, and the lines that several of its parts share, in cm. */
export function dressCut({ cut, view, rnd, look, lot }: Parameters<Make>[0]) {
  const front = view === 'front'
  const measures = measuresOf(cut)
  const { neckName, slip, length, fullHem, shoulder } = measures
  const neckline = necklineOf(neckName, front)
  const skirt = skirtSide(measures)
  // The folds make waves in the hem.
  const waves = Math.round((fullHem * 2) / 8.5)
  const hem = wavingHem(rnd, measures, waves)
  const right = slip ? [...slipBodice(neckline, shoulder), ...skirt.filter((p) => p[1] > 66.5)] : skirt
  const details = detailsOf(lot)
  const puffy = neckName === 'v' || neckName === 'round'
  const arms = puffy ? shortSleeves(rnd, details.sleeve, shoulder, armpit) : undefined
  const wide = (y: number): number =>
    skirt.reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best))[0]
  const sewn = slip ? undefined : skirtSeams(rnd, details.skirt, { from: waistY, to: length, wide })
  return {
    ...measures,
    ...{ front, neckline, waves, hem, details, arms, sewn, rnd },
    bodice: torso({
      ...{ neckline, shoulder, armpit, drop: 0.8 },
      waist: [waist + 0.2, waistY],
      hem: [waist + 0.2, waistY + 0.2],
    }),
    skirtOutline: [...right, ...hem, ...mirror(right).reverse()],
    on: slip ? 'skirt' : 'bodice',
    hemAt: (u: number): Pt => [u * fullHem, length + 0.3],
    stiff: look.cloth === 'linen' || look.cloth === 'poplin' ? 0.9 : 1,
  }
}

function measuresOf(cut: string) {
  const [neckName = 'v', lengthName = 'midi'] = cut.split(' ')
  const slip = neckName === 'slip'
  const square = neckName === 'square'
  const shoulder: Pt = square ? [14.8, 1.6] : slip ? [11.6, 9.3] : [18.4, 4]
  return {
    ...{ neckName, slip, shoulder },
    sleeveless: square || slip,
    length: { mini: 88, midi: 114, maxi: 138 }[lengthName] ?? 112,
    fullHem: slip ? 27 : ({ mini: 31, midi: 35, maxi: 38 }[lengthName] ?? 35),
  }
}

type Measures = ReturnType<typeof measuresOf>

function necklineOf(neckName: string, front: boolean): Line {
  if (front)
    return {
      v: pen(0, 19).curve(2.5, 13.5, 6, 6, 9.2, -0.2).pts,
      square: pen(0, 15.2).line(9.6, 15).curve(10.2, 14.6, 10.4, 8, 10.8, 0).pts,
      round: pen(0, 8.8).curve(4.6, 8.8, 8, 5, 9, -0.2).pts,
      slip: pen(0, 18.5).curve(3, 17.6, 8, 13.5, 11, 9.5).pts,
    }[neckName]!
  if (neckName === 'square') return pen(0, 8).line(10, 7.9).line(10.8, 0).pts
  return neckName === 'slip'
    ? pen(0, 22).curve(4, 22, 9, 19, 11, 12).pts
    : pen(0, 2.6).curve(4, 2.6, 7.6, 1.6, 9.2, -0.2).pts
}

/** The right side of the skirt, from the waist to the hem. */
function skirtSide({ slip, length, fullHem }: Measures): Line {
  return pen(0, waistY + 0.4)
    .curve(6, waistY + 0.4, 12, waistY + 0.2, waist, waistY - 0.6)
    .curve(waist + 3.5, waistY + 9, 23.4, 56, slip ? 23 : 25.4, 66)
    .curve(
      (slip ? 24 : 26) + 0.6,
      66 + (length - 66) * 0.3,
      fullHem - (length - 66) * 0.06,
      length - (length - 66) * 0.4,
      fullHem,
      length - 2,
    ).pts
}

function wavingHem(rnd: Random, { length, fullHem }: Measures, waves: number): Line {
  const phase = rnd() * 6
  const hem: Line = []
  for (let i = 0; i <= 60; i++) {
    const u = 1 - i / 30
    const wave = 0.55 * Math.sin(u * waves * 2.9 + phase) * (1 - u * u * 0.4)
    hem.push([fullHem * u, length - 2 + 2.2 * (1 - u * u) + wave])
  }
  return hem
}

/** A slip dress is one piece: there is no seam between bodice and skirt. */
const slipBodice = (neckline: Line, shoulder: Pt): Line =>
  torso({
    ...{ neckline, shoulder, drop: 0 },
    armpit: [18.6, 19.5],
    waist: [16.6, waistY],
    hem: [23, 66],
    hip: [22.6, 64],
  }).filter((p, i, l) => i < l.length - 22 || p[0] > 22.9)
