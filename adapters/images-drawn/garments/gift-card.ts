import { css, lch, shade } from '../drawing/colour.ts'
import { type Line, type Pt, pen } from '../drawing/geometry.ts'
import type { Make } from './make.ts'

const turned = (line: Line, degrees: number, dx: number, dy: number): Line => {
  const c = Math.cos((degrees * Math.PI) / 180)
  const s = Math.sin((degrees * Math.PI) / 180)
  return line.map(([x, y]): Pt => [x * c - y * s + dx, x * s + y * c + dy])
}

const sheet = (w: number, h: number, r: number): Line =>
  pen(-w + r, -h)
    .line(w - r, -h)
    .curve(w - r * 0.4, -h, w, -h + r * 0.4, w, -h + r)
    .line(w, h - r)
    .curve(w, h - r * 0.4, w - r * 0.4, h, w - r, h)
    .line(-w + r, h)
    .curve(-w + r * 0.4, h, -w, h - r * 0.4, -w, h - r)
    .line(-w, -h + r)
    .curve(-w, -h + r * 0.4, -w + r * 0.4, -h, -w + r, -h).pts

/** A gift card on its envelope, with a band of woven threads across it and without any text. */
export const giftCard: Make = ({ look }) => {
  const paper = { l: 0.9, c: 0.018, h: 85 }
  const flap: Line = pen(-10, -6.8).line(10, -6.8).curve(6, -1.4, 2, 2, 0, 2.4).curve(-2, 2, -6, -1.4, -10, -6.8).pts
  const lay = (line: Line): Line => turned(line, 5, 1.4, 2.4)
  const card = (line: Line): Line => turned(line, -7, -1.2, -1.6)
  const thread = css(shade(look.colour, look.colour.l > 0.55 ? -0.14 : 0.16))
  return {
    detail: [0, -2],
    panels: [
      { name: 'envelope', outline: lay(sheet(10, 7, 0.25)), pillow: 0.2, cloth: 'paper', colour: paper, dents: 0.05 },
      {
        name: 'flap',
        outline: lay(flap),
        pillow: 0.2,
        lift: 0.12,
        cloth: 'paper',
        colour: { ...paper, l: 0.885 },
        dents: 0.04,
      },
      { name: 'card', outline: card(sheet(8.6, 5.4, 0.6)), pillow: 0.14, lift: 0.7, cloth: 'paper', dents: 0 },
    ],
    folds: [],
    seams: [],
    trims: [
      (ink) =>
        Array.from({ length: 9 }, (_, k) => {
          const y = 0.6 + k * 0.34
          const line = card(
            Array.from({ length: 44 }, (_, n): Pt => [-8.2 + (n * 16.4) / 43, y + (n % 2 === k % 2 ? 0.09 : -0.09)]),
          )
          return `<path d="${ink.d(line)}" fill="none" stroke="${thread}" stroke-opacity=".75" stroke-width="${ink.px(0.12)}"/>`
        }).join('') +
        `<path d="${ink.d(
          card([
            [-7.4, -4.2],
            [-4.4, -4.2],
            [-4.4, -3],
            [-7.4, -3],
          ]),
          true,
        )}" fill="${css(lch(0.82, 0.05, 85))}" fill-opacity=".85"/>`,
    ],
  }
}
