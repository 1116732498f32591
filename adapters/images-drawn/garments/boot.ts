import { lch } from '../drawing/colour.ts'
import { type Line, pen, ribbon } from '../drawing/geometry.ts'
import type { Fold, Ink, Panel, Seam } from '../drawing/model.ts'
import type { Make } from './make.ts'
import { pair } from './pair.ts'

/** What differs between an ankle boot on a block heel and a Chelsea boot. */
interface Last {
  /** Height of the heel, cm. */
  readonly h: number
  /** Thickness of the sole at the ball, cm. */
  readonly sole: number
  /** Height of the shaft's upper edge. */
  readonly top: number
  readonly chelsea: boolean
}

/** Ankle boot, side view, toe to the left, the sole on y = 0. */
export const boot: Make = ({ cut, view }) => {
  const chelsea = cut === 'chelsea'
  const last: Last = chelsea ? { h: 2.6, sole: 1.1, top: -19.6, chelsea } : { h: 6, sole: 0.7, top: -22.6, chelsea }
  return pair(
    {
      detail: [4, last.top + 7],
      panels: panelsOf(last),
      folds: creasesOf(last),
      seams: seamsOf(last),
      trims: chelsea ? [] : [(ink) => zipOf(ink, last)],
    },
    3,
    view,
  )
}

/** The upper: from the toe over the instep up the shaft, and down the back of the heel. */
const upperOf = ({ h, sole, top }: Last): Line =>
  pen(-13.5, -sole - 1)
    .curve(-13.9, -sole - 2.6, -12.6, -sole - 3.7, -10.6, -sole - 4.2)
    .curve(-8, -sole - 4.8, -5.4, -sole - 5.6, -3.4, -sole - 7.2 - h * 0.2)
    .curve(-1.4, -sole - 8.8 - h * 0.35, -0.4, -sole - 10.6 - h * 0.5, -0.2, -sole - 12.6 - h * 0.5)
    .curve(0, top + 4, -0.4, top + 2, -0.7, top + 0.5)
    .curve(2.6, top + 0.9, 6.6, top + 0.6, 10.1, top - 0.3)
    .curve(10.3, top + 4, 10.2, -9.5 - h * 0.8, 10.9, -6.4 - h * 0.9)
    .curve(11.7, -4 - h, 12.1, -2.2 - h, 11.6, -0.8 - h)
    .curve(8, -0.5 - h, 5.6, -0.5 - h * 0.92, 3.6, -0.6 - h * 0.7)
    .curve(1.6, -0.6 - h * 0.4, 0, -sole - 0.1, -2.4, -sole)
    .line(-9, -sole)
    .curve(-11.6, -sole - 0.05, -12.8, -sole - 0.3, -13.5, -sole - 1).pts

/** The welt and the sole: flat under the ball, raised at the toe, and rising under the arch to the heel. */
const soleOf = ({ h, sole }: Last): Line =>
  pen(-13.7, -sole - 1.2)
    .curve(-12.6, -sole - 0.35, -10.6, -sole - 0.2, -8.6, -sole - 0.2)
    .line(-2.2, -sole - 0.2)
    .curve(0.2, -sole - 0.3, 1.8, -0.85 - h * 0.42, 3.8, -0.8 - h * 0.72)
    .curve(5.8, -0.7 - h * 0.94, 8.6, -0.7 - h, 12, -1 - h)
    .line(12, -0.35 - h)
    .curve(8.6, -0.1 - h, 6.2, -0.1 - h * 0.94, 4.6, -0.05 - h * 0.78)
    .curve(2.6, -h * 0.46, 1, -0.05, -1.6, 0)
    .line(-9.6, 0)
    .curve(-11.8, -0.05, -13.2, -0.4, -14, -1)
    .curve(-14.4, -1.4, -14.2, -sole - 1.1, -13.7, -sole - 1.2).pts

/** A stacked heel, a little narrower at the ground. */
const heelOf = ({ h }: Last): Line =>
  pen(4.5, -h * 0.78)
    .curve(6.4, -0.2 - h * 0.96, 8.8, -0.3 - h, 11.9, -0.5 - h)
    .curve(11.8, -h * 0.6, 11.5, -h * 0.3, 11.4, -0.55)
    .line(5.5, -0.55)
    .curve(5.5, -h * 0.3, 5.2, -h * 0.56, 4.5, -h * 0.78).pts

const topPiece: Line = [
  [5.45, -0.6],
  [11.45, -0.6],
  [11.4, 0],
  [5.5, 0],
]

const goreOf = ({ h, top }: Last): Line =>
  pen(1.9, top + 0.85)
    .line(7.7, top + 0.5)
    .curve(7.6, top + 4, 7, top + 8, 5.2, -8.6 - h * 0.6)
    .curve(3.4, top + 8, 2.2, top + 4, 1.9, top + 0.85).pts

const insideOf = ({ top }: Last): Line =>
  pen(-0.7, top + 0.55)
    .curve(1.6, top - 1.2, 7.4, top - 1.8, 10.1, top - 0.3)
    .curve(6.6, top + 0.7, 2.6, top + 1, -0.7, top + 0.55).pts

const pullOf = ({ top }: Last): Line =>
  pen(8.7, top + 1.6)
    .line(8.6, top - 1.1)
    .curve(8.7, top - 2.1, 9.9, top - 2.1, 9.9, top - 1.1)
    .line(9.8, top + 1.6).pts

function panelsOf(last: Last): Panel[] {
  const dark = lch(0.27, 0.016, 55)
  const stacked = lch(0.33, 0.03, 55)
  const { h, top } = last
  return [
    { name: 'inside', outline: insideOf(last), pillow: 0.6, lift: -1, tint: -0.16, cloth: 'plain', dents: 0 },
    { name: 'heel', outline: heelOf(last), puff: 0.4, lift: -0.1, cloth: 'rubber', colour: stacked, dents: 0 },
    { name: 'top piece', outline: topPiece, pillow: 0.2, lift: -0.05, cloth: 'rubber', colour: dark, dents: 0 },
    { name: 'pull', outline: pullOf(last), pillow: 0.3, lift: -0.2, tint: -0.05, dents: 0 },
    { name: 'upper', outline: upperOf(last), pillow: 2.3, lift: 0, dents: 0.06 },
    ...(last.chelsea
      ? [
          {
            name: 'gore',
            outline: goreOf(last),
            form: 'upper',
            pillow: 1.6,
            lift: -0.12,
            cloth: 'rib',
            tint: -0.08,
            dents: 0,
          } as Panel,
        ]
      : []),
    {
      name: 'counter',
      outline: pen(10.9, -6.6 - h * 0.9)
        .curve(11.7, -4 - h, 12.1, -2.2 - h, 11.6, -0.8 - h)
        .line(6.2, -0.7 - h * 0.94)
        .curve(7.6, -3.4 - h * 0.9, 9, -5.6 - h * 0.9, 10.9, -6.6 - h * 0.9).pts,
      form: 'upper',
      pillow: 1.7,
      lift: 0.1,
      dents: 0,
    },
    { name: 'edge', outline: ribbon(edgeOf(top), 0.5), form: 'upper', pillow: 0.25, lift: 0.12, tint: -0.03, dents: 0 },
    { name: 'sole', outline: soleOf(last), pillow: 0.28, lift: 0.25, cloth: 'rubber', colour: dark, dents: 0 },
  ]
}

const edgeOf = (top: number): Line => pen(-0.6, top + 0.75).curve(2.6, top + 1.15, 6.6, top + 0.85, 10, top - 0.05).pts

/** Creases where the foot and the ankle bend. */
const creasesOf = ({ h, sole }: Last): Fold[] => [
  ...[-7.6, -6.2].map(
    (x): Fold => ({
      on: 'upper',
      line: pen(x, -sole - 4.6).curve(x + 0.8, -sole - 3.6, x + 1.3, -sole - 2.4, x + 1.5, -sole - 1.2).pts,
      width: 0.7,
      height: -0.07,
    }),
  ),
  ...[0, 1.6].map(
    (down): Fold => ({
      on: 'upper',
      line: pen(-0.6 - down * 0.6, -sole - 10.4 - h * 0.5 + down).curve(
        1.4,
        -sole - 9.6 - h * 0.5 + down,
        3,
        -sole - 9.8 - h * 0.5 + down,
        4.4,
        -sole - 10.6 - h * 0.5 + down,
      ).pts,
      width: 0.8,
      height: -0.13,
      springs: true,
    }),
  ),
]

function seamsOf(last: Last): Seam[] {
  const { h, sole, top, chelsea } = last
  const gore = goreOf(last)
  const vamp = pen(-0.3, -sole - 11.6 - h * 0.5).curve(
    1.8,
    -sole - 8.6 - h * 0.4,
    2,
    -sole - 4.6 - h * 0.3,
    1.2,
    -0.9 - h * 0.3,
  ).pts
  return [
    ...(chelsea
      ? [
          { on: 'gore', line: gore.slice(1), depth: 0.12, stitches: [0.35] },
          {
            on: 'upper',
            line: pen(5.2, -8.5 - h * 0.6).curve(4.2, -6.4 - h * 0.5, 3.4, -4 - h * 0.5, 3, -1 - h * 0.6).pts,
            depth: 0.07,
            stitches: [0.3],
          },
        ]
      : [{ on: 'upper', line: vamp, depth: 0.08, stitches: [0.3, 0.6] }]),
    {
      on: 'sole',
      line: pen(-13.9, -sole - 0.75).curve(-11, -sole + 0.1, -6, -sole + 0.12, -2, -sole + 0.1).pts,
      depth: 0.03,
      stitches: [0],
    },
    {
      on: 'upper',
      line: pen(9.6, top + 2).curve(9.7, top + 6, 9.6, -9.6 - h * 0.8, 10.2, -6.8 - h * 0.9).pts,
      depth: 0.05,
    },
    ...[0.34, 0.62].map(
      (share): Seam => ({ on: 'heel', line: pen(4.9, -h * share).line(11.8, -h * share).pts, depth: 0.04 }),
    ),
  ]
}

/** The closed zip on the inner side of the ankle boot, with its puller at the top. */
function zipOf(ink: Ink, { h, top }: Last): string {
  const line = pen(6.4, top + 1.4).curve(6.8, top + 6, 6.6, -9 - h * 0.7, 5.6, -3.4 - h * 0.86).pts
  const [x, y] = ink.at([6.45, top + 1.7])
  const wide = ink.px(0.34)
  const stroke = (colour: string, width: number, more = ''): string =>
    `<path d="${ink.d(line)}" fill="none" stroke="${colour}" stroke-width="${ink.px(width).toFixed(2)}" ${more}/>`
  return (
    stroke('#1B1A18', 0.5, 'stroke-opacity=".45"') +
    stroke('#B79B62', 0.22, `stroke-dasharray="${ink.px(0.14).toFixed(2)} ${ink.px(0.1).toFixed(2)}"`) +
    `<rect x="${(x - wide / 2).toFixed(2)}" y="${y.toFixed(2)}" width="${wide.toFixed(2)}" height="${ink.px(1.3).toFixed(2)}" rx="${(wide / 2).toFixed(2)}" fill="#C9AD74" stroke="#6E5A30" stroke-width="${ink.px(0.05).toFixed(2)}"/>`
  )
}
