import { type Line, mirror, type Pt, pen, ribbon, whole } from '../drawing/geometry.ts'
import type { Ink, Panel, Seam, Trim } from '../drawing/model.ts'
import type { Make } from './make.ts'
import { both } from './parts.ts'

function ring(ink: Ink, p: Pt, r: number): string {
  const [x, y] = ink.at(p)
  const k = ink.px(r)
  return `<circle cx="${x + k * 0.2}" cy="${y + k * 0.3}" r="${k}" fill="none" stroke="#14120f" stroke-opacity=".35" stroke-width="${k * 0.36}"/><circle cx="${x}" cy="${y}" r="${k}" fill="none" stroke="#a98c57" stroke-width="${k * 0.34}"/><path d="M${x - k} ${y}A${k} ${k} 0 0 1 ${x} ${y - k}" fill="none" stroke="#ecd9ad" stroke-width="${k * 0.16}"/>`
}

/** Bag standing on y = 0. Cuts: tote, shoulder. */
export const bag: Make = ({ cut, view }) => (cut === 'shoulder' ? shoulderBag(view) : tote())

function tote(): ReturnType<Make> {
  const cut = toteCut()
  const { w, h, tabs, trims } = cut
  return {
    detail: [-6, -25],
    panels: totePanels(cut),
    folds: [
      {
        on: 'body',
        line: [
          [-14, -26],
          [-9, -14],
          [-8, -3],
        ],
        width: 4.6,
        height: -0.3,
      },
      {
        on: 'body',
        line: [
          [13, -25],
          [9, -15],
          [10, -4],
        ],
        width: 4.2,
        height: -0.26,
      },
      {
        on: 'body',
        line: [
          [-3, -27],
          [-1, -18],
          [1, -8],
        ],
        width: 6,
        height: 0.24,
      },
    ],
    seams: [
      {
        on: 'body',
        line: pen(-w + 1, -h + 1.9).curve(-6, -h + 2.4, 6, -h + 2.4, w - 1, -h + 1.9).pts,
        depth: 0.02,
        stitches: [0],
      },
      { on: 'body', line: pen(-w + 3, -1.2).curve(-6, -0.8, 6, -0.8, w - 3, -1.2).pts, depth: 0.1 },
      ...tabs.map((line, i) => ({ on: `tab ${i}`, line: line.slice(2), depth: 0, stitches: [0.28] })),
    ],
    trims,
  }
}

/** Measures of the cut, and the lines that several of its parts share, in cm. */
function toteCut() {
  const w = 17
  const h = 29
  const body = whole(
    pen(0, -h + 0.5)
      .curve(6, -h + 0.5, 12, -h + 0.2, w + 0.6, -h - 0.2)
      .curve(w + 0.3, -h * 0.6, w - 0.6, -h * 0.3, w - 1.2, -2)
      .curve(w - 1.3, -0.8, w - 2, -0.1, w - 3, 0)
      .curve(8, 0.35, 4, 0.4, 0, 0.4).pts,
  )
  const mouth = whole(
    pen(0, -h - 1.6)
      .curve(6, -h - 1.6, 12, -h - 1.3, w + 0.6, -h - 0.2)
      .line(12, -h + 0.9)
      .line(0, -h + 1.4).pts,
  )
  const handle = (rise: number, gap: number): Line =>
    pen(-gap, -h + 5).curve(-gap - 0.1, -h - rise * 1.28, gap + 0.1, -h - rise * 1.28, gap, -h + 5).pts
  const tabs = both(
    (s): Line =>
      pen(s * 7.6 - 1.5, -h + 2.2)
        .line(s * 7.6 + 1.5, -h + 2.2)
        .line(s * 7.6 + 1.3, -h + 8.6)
        .curve(s * 7.6 + 0.8, -h + 10, s * 7.6 - 0.8, -h + 10, s * 7.6 - 1.3, -h + 8.6).pts,
  )
  const trims: Trim[] = tabs.map((_, i) => (ink: Ink) => ring(ink, [(i ? 1 : -1) * 7.6, -h + 1.8], 1.15))
  return { handle, mouth, body, w, h, tabs, trims }
}

type ToteCut = ReturnType<typeof toteCut>

const totePanels = ({ handle, mouth, body, w, h, tabs }: ToteCut): Panel[] => [
  {
    name: 'far handle',
    outline: ribbon(
      handle(12.2, 7.4).map(([x, y]): Pt => [x + 0.9, y - 1.3]),
      1.25,
    ),
    pillow: 0.4,
    lift: -1.6,
    tint: -0.05,
    dents: 0,
  },
  { name: 'mouth', outline: mouth, puff: 0.12, lift: -1.3, tint: -0.14, dents: 0.04, print: false },
  { name: 'body', outline: body, puff: 0.2, dents: 0.3 },
  ...both(
    (s) =>
      ({
        name: `gusset ${s}`,
        outline: ((): Line => {
          const g = pen(w + 0.6, -h - 0.2)
            .curve(w + 0.3, -h * 0.6, w - 0.6, -h * 0.3, w - 1.2, -2)
            .line(w - 2.6, -1.6)
            .curve(w - 2, -h * 0.4, w - 1.6, -h * 0.7, w - 1.4, -h + 0.1).pts
          return s > 0 ? g : mirror(g)
        })(),
        form: 'body',
        lift: -0.1,
        tint: -0.05,
        dents: 0.1,
      }) as Panel,
  ),
  ...tabs.map((outline, i) => ({ name: `tab ${i}`, outline, form: 'body', lift: 0.7, dents: 0.02 }) as Panel),
  {
    name: 'handle',
    outline: ribbon(
      handle(11, 7.6).filter(([, y]) => y < -h + 2.2),
      1.35,
    ),
    pillow: 0.45,
    lift: 0.8,
    dents: 0,
  },
]

function shoulderBag(view: 'front' | 'back'): ReturnType<Make> {
  const cut = shoulderBagCut(view)
  const { clasp, w, h } = cut
  return {
    detail: [2, -8],
    panels: shoulderBagPanels(cut),
    folds: [
      {
        on: 'body',
        line: [
          [-9, -16],
          [-7, -10],
          [-8, -3],
        ],
        width: 2.6,
        height: -0.25,
      },
      {
        on: 'body',
        line: [
          [9, -15],
          [7.4, -9],
          [8, -3],
        ],
        width: 2.6,
        height: -0.25,
      },
    ],
    seams: shoulderBagSeams(cut),
    trims: [
      ...(view === 'front' ? [clasp] : []),
      (ink) => ring(ink, [-w + 0.6, -h + 2], 0.85) + ring(ink, [w - 0.6, -h + 2], 0.85),
    ],
  }
}

/** Measures of the cut, and the lines that several of its parts share, in cm. */
function shoulderBagCut(view: 'front' | 'back') {
  const w = 13.2
  const h = 17.6
  const body = whole(
    pen(0, -h)
      .curve(6, -h, 9.5, -h + 0.1, w - 1.6, -h + 0.5)
      .curve(w - 0.3, -h + 0.8, w, -h + 2, w + 0.1, -h + 3.4)
      .curve(w + 0.8, -9, w + 0.7, -5, w - 0.2, -2.6)
      .curve(w - 1, -0.6, w - 2.6, 0, w - 5, 0.1)
      .curve(5, 0.4, 2, 0.4, 0, 0.4).pts,
  )
  const flap = whole(
    pen(0, -h - 0.25)
      .curve(6, -h - 0.25, 9.5, -h - 0.15, w - 1.6, -h + 0.3)
      .curve(w, -h + 0.8, w + 0.2, -h + 3, w + 0.2, -10.5)
      .curve(w - 0.6, -6.6, 8, -5.4, 0, -5).pts,
  )
  const strap = pen(-w + 0.6, -h + 2).curve(-w + 0.2, -46, w - 0.2, -46, w - 0.6, -h + 2).pts
  const clasp: Trim = (ink) => {
    const [x, y] = ink.at([0, -6.6])
    const k = ink.px(1)
    return `<rect x="${x - k * 1.25}" y="${y - k * 0.6}" width="${k * 2.6}" height="${k * 1.9}" rx="${k * 0.3}" fill="#14120f" fill-opacity=".3"/><rect x="${x - k * 1.4}" y="${y - k * 0.85}" width="${k * 2.6}" height="${k * 1.9}" rx="${k * 0.3}" fill="#ab8e58"/><rect x="${x - k * 1.4}" y="${y - k * 0.85}" width="${k * 2.6}" height="${k * 0.7}" rx="${k * 0.3}" fill="#e6d2a4"/><rect x="${x - k * 0.9}" y="${y - k * 0.1}" width="${k * 1.6}" height="${k * 0.24}" fill="#6f5a34"/>`
  }
  return { strap, body, view, flap, h, clasp, w }
}

type ShoulderBagCut = ReturnType<typeof shoulderBagCut>

const shoulderBagPanels = ({ strap, body, view, flap }: ShoulderBagCut): Panel[] => [
  { name: 'strap', outline: ribbon(strap, 1.5), pillow: 0.4, lift: -0.4, dents: 0 },
  { name: 'body', outline: body, pillow: 2.4, dents: 0.12 },
  ...(view === 'front'
    ? [{ name: 'flap', outline: flap, form: 'body', pillow: 2.2, lift: 0.3, dents: 0.08 }]
    : [
        {
          name: 'slip',
          outline: whole(
            pen(0, -12.6).line(9.6, -12.6).curve(10.4, -12.6, 10.6, -11, 10.4, -3).curve(10.2, -1.6, 5, -1.2, 0, -1.2)
              .pts,
          ),
          form: 'body',
          pillow: 2.4,
          lift: 0.12,
          dents: 0.1,
        },
      ]),
]

const shoulderBagSeams = ({ view, flap, h, body }: ShoulderBagCut): Seam[] => [
  ...(view === 'front'
    ? [
        {
          on: 'flap',
          line: flap
            .slice(6, -6)
            .filter((p) => p[1] > -h + 1)
            .map(([x, y]): Pt => [x * 0.955, y - 0.6]),
          depth: 0,
          stitches: [0],
        },
      ]
    : []),
  {
    on: 'body',
    line: body.filter((p) => p[1] > -h + 4).map(([x, y]): Pt => [x * 0.955, y * 0.93 - 0.6]),
    depth: 0.02,
    stitches: [0],
  },
]
