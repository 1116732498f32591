/** Daylight through a window: two panes side by side at each of the heights `tops`. */
export const window = (x: number, tops: readonly number[], broad: number, tall: number): string =>
  `<g transform="skewX(-18)">${tops.flatMap((top) => [0, broad + 2].map((dx) => `<rect x="${x + dx}" y="${top}" width="${broad}" height="${tall}"/>`)).join('')}</g>`

/** Slanting beams, each by its left edge and width. */
export const beams = (slant: number, ...each: readonly (readonly [x: number, broad: number])[]): string =>
  `<g transform="skewX(${slant})">${each.map(([x, broad]) => `<rect x="${x}" y="-4" width="${broad}" height="110"/>`).join('')}</g>`

/** Light that falls through the leaves of a tree. */
export const leaves = (x: number): string =>
  Array.from({ length: 26 }, (_, k) => {
    const turn = (k * 137) % 180
    const [cx, cy] = [x + Math.sin(k * 2.4) * 26, 6 + ((k * 37) % 84)]
    return `<ellipse cx="${cx.toFixed(1)}" cy="${cy}" rx="${5 + (k % 3) * 1.6}" ry="2.1" transform="rotate(${turn} ${cx.toFixed(1)} ${cy})"/>`
  }).join('')
