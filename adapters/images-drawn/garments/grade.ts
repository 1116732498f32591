import type { Pt } from '../drawing/geometry.ts'
import { moved } from '../drawing/handmade.ts'
import type { Made, Trim } from '../drawing/model.ts'
import { drawnViewsOf } from '../drawing/product-drawing.ts'
import { between, random } from '../drawing/random.ts'
import type { Style } from '../style.ts'

/** How the block of women's size 36 changes for a form: cm added to the half widths at these heights, and factors of lengths. */
interface Graded {
  readonly shoulder: number
  readonly chest: number
  readonly waist: number
  readonly hip: number
  /** Factor of the length below the armhole; for trousers and skirts see `legMove`. */
  readonly length: number
  /** Factors of the neckline's width and depth. */
  readonly neck: readonly [wide: number, deep: number]
  /** Cm added to the rise of jeans and trousers. */
  readonly rise: number
  /** Factor of the picture's scale. */
  readonly zoom: number
  /** Factor of the size of buttons, rivets and labels. */
  readonly trim: number
}

const forms: Readonly<Record<Style['form'], Graded>> = {
  women: { shoulder: 0, chest: 0, waist: 0, hip: 0, length: 1, neck: [1, 1], rise: 0, zoom: 1, trim: 1 },
  plus: {
    shoulder: 0.9,
    chest: 3.3,
    waist: 4.2,
    hip: 3.9,
    length: 1.05,
    neck: [1.03, 1.06],
    rise: 1,
    zoom: 0.94,
    trim: 1,
  },
  men: {
    shoulder: 2.4,
    chest: 1.9,
    waist: 2.1,
    hip: 1.3,
    length: 1.13,
    neck: [0.9, 0.8],
    rise: 2,
    zoom: 0.95,
    trim: 1,
  },
  kids: {
    shoulder: -0.9,
    chest: 0.4,
    waist: 1,
    hip: 0.9,
    length: 0.86,
    neck: [1.06, 0.92],
    rise: -1,
    zoom: 0.86,
    trim: 1.3,
  },
}

/** Factor of the picture's scale for clothes of a form, so that a child's jumper looks smaller than an adult's. */
export const zoomOf = ({ family, form }: Style): number => (isWorn(family) ? forms[form].zoom : 1)

/** True for clothes, which differ by form. Shoes, bags and small things do not. */
export const isWorn = (family: Style['family']): boolean => drawnViewsOf({ family }).includes('figure')

/** Changes a garment for its form, and a little for its style: outlines differ from style to style, but not between its colours. */
export function graded(made: Made, { family, cut, form, seed }: Style): Made {
  if (family === 'bag') return sized(made, `${seed} ${cut} size`)
  if (!isWorn(family)) return made
  const grade = forms[form]
  const own = ownEase(`${seed} ${family} ${cut} ease`)
  const legs = family === 'jeans' || family === 'trousers' || family === 'skirt'
  // A dress that reaches the floor already fills the height of the picture.
  const top = family === 'dress' ? { ...grade, length: Math.min(1.04, grade.length) } : grade
  const move = legs ? legMove(grade, own, family === 'skirt') : topMove(top, own)
  const { detail } = made
  return {
    ...moved({ ...made, trims: made.trims.map((trim) => larger(trim, grade.trim)) }, move),
    detail: move(detail),
  }
}

/** Makes bags of some styles broader and of others taller. */
function sized(made: Made, seed: string): Made {
  const rnd = random(seed)
  const [wide, tall] = [between(rnd, 0.93, 1.08), between(rnd, 0.92, 1.07)]
  const move = ([x, y]: Pt): Pt => [x * wide, y * tall]
  return { ...moved(made, move), detail: move(made.detail) }
}

interface Ease {
  readonly wide: number
  readonly flare: number
  readonly length: number
  readonly deep: number
}

function ownEase(seed: string): Ease {
  const rnd = random(seed)
  return {
    wide: between(rnd, -0.5, 0.8),
    flare: between(rnd, -0.9, 1.1),
    length: between(rnd, 0.965, 1.035),
    deep: between(rnd, 0.93, 1.07),
  }
}

const smooth = (t: number): number => {
  const k = Math.min(1, Math.max(0, t))
  return k * k * (3 - 2 * k)
}

/** The value at height y of a smooth curve through the stops. */
const runs = (y: number, ...stops: readonly (readonly [y: number, add: number])[]): number => {
  const next = stops.findIndex(([at]) => at > y)
  if (next === -1) return stops.at(-1)![1]
  if (next === 0) return stops[0]![1]
  const [y0, a0] = stops[next - 1]!
  const [y1, a1] = stops[next]!
  return a0 + (a1 - a0) * smooth((y - y0) / (y1 - y0))
}

/** For tops: the middle, with collar and placket, keeps its width; everything outside of it moves out. */
function topMove({ shoulder, chest, waist, hip, length, neck: [wide, deep] }: Graded, own: Ease): (point: Pt) => Pt {
  const stretch = length * own.length
  return ([x, y]) => {
    const out = smooth((Math.abs(x) - 7) / 8)
    const add = runs(
      y,
      [4, shoulder],
      [24, chest + own.wide],
      [42, waist + own.wide],
      [62, hip + own.flare],
      [138, hip + own.flare * 2],
    )
    // The neckline changes only near the middle and above the chest.
    const collar = (1 - smooth((Math.abs(x) - 9) / 6)) * (1 - smooth((y - 9) / 9))
    const across = x * (1 + (wide - 1) * collar) + Math.sign(x) * add * out
    const down = y > 0 ? y * (1 + (deep * own.deep - 1) * collar) : y
    return [across, down > 24 ? 24 + (down - 24) * stretch : down]
  }
}

/** For trousers and skirts: hips and hem move out, and a longer rise moves the legs down. */
function legMove({ waist, hip, length, rise }: Graded, own: Ease, skirt: boolean): (point: Pt) => Pt {
  const stretch = length > 1 ? 1 + (length - 1) * 0.2 : length
  return ([x, y]) => {
    const out = smooth((Math.abs(x) - 3) / 8)
    const add = runs(
      y,
      [1, waist * 0.7],
      [20, hip * 0.8 + own.wide * 0.5],
      [60, hip * 0.5 + own.flare * 0.6],
      [104, hip * 0.4 + own.flare],
    )
    const low = skirt ? y : y + rise * smooth(y / 26)
    return [x + Math.sign(x) * add * out, low * stretch * (skirt ? own.length ** 2 : 1)]
  }
}

const larger = (trim: Trim, share: number): Trim =>
  share === 1
    ? trim
    : Object.assign((ink: Parameters<Trim>[0]) => trim({ ...ink, px: (cm) => ink.px(cm * share) }), {
        ...(trim.tucked ? { tucked: true } : {}),
      })
