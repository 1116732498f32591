/** How a filter colour is shown: its dot, the colours of its checkbox (four for multicolour), and the tick in it. */
export interface ColourSwatch {
  readonly hex: string
  readonly checkbox: readonly string[]
  readonly checkmark: string
}

const [black, white] = ['#000000', '#ffffff']

const rows: readonly (readonly [name: string, hex: string, checkmark: string])[] = [
  ['black', '#000000', white],
  ['white', '#ffffff', black],
  ['grey', '#8e8e8e', white],
  ['silver', '#c8c8cc', black],
  ['beige', '#e3d3b8', black],
  ['brown', '#6b4423', white],
  ['red', '#c4161c', white],
  ['pink', '#f4a6c0', black],
  ['orange', '#f07f13', black],
  ['yellow', '#f7d417', black],
  ['gold', '#c9a227', black],
  ['green', '#2e7d32', white],
  ['khaki', '#7a7548', white],
  ['turquoise', '#2fb7b0', black],
  ['blue', '#2356c5', white],
  ['navy', '#14213d', white],
  ['purple', '#6a2c91', white],
]

/** The named colours for filters, in the order in which they are shown. */
export const colourSwatches: ReadonlyMap<string, ColourSwatch> = new Map<string, ColourSwatch>([
  ...rows.map(([name, hex, checkmark]): [string, ColourSwatch] => [name, { hex, checkbox: [hex], checkmark }]),
  ['multicolour', { hex: white, checkbox: ['#c4161c', '#f7d417', '#2e7d32', '#2356c5'], checkmark: black }],
])

/** The same colours with only the hex value of the dot. */
export const colourFamilies: ReadonlyMap<string, string> = new Map(
  [...colourSwatches].map(([name, { hex }]) => [name, hex]),
)
