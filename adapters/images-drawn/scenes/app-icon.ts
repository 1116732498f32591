import { hex } from '../drawing/colour.ts'
import type { Scene } from './scene.ts'

/** The icon of Halden's apps: its first letter, paper on ink. */
export const appIcon: Scene = {
  wall: hex('#1B1A18'),
  floor: hex('#1B1A18'),
  horizon: 120,
  compose: ({ wide }) => ({
    pieces: [],
    architecture: `<g transform="translate(${wide / 2} 50)" fill="#FBFAF7">${letter}</g>`,
    daylight: '',
    safe: 'none',
  }),
}

/** An H in a box of 60 by 56 around 0 0: two stems, each on a foot and under a cap, and a thin bar. */
const letter = [-17, 17]
  .flatMap((x) => [box(x - 4.5, -28, 9, 56), box(x - 13, -28, 26, 3), box(x - 13, 25, 26, 3)])
  .concat(box(-17, -2, 34, 3.5))
  .join('')

function box(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`
}
