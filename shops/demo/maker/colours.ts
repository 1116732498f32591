import type { Chance } from './chance.ts'

/** A colour of the range, the dot it shows, and the named filter colour it counts as. */
export interface Colourway {
  readonly id: string
  readonly hex: string
  readonly family: string
}

const rows: readonly (readonly [id: string, hex: string, family: string])[] = [
  ['white', '#eeedea', 'white'],
  ['ivory', '#ede7d9', 'white'],
  ['oat', '#ddd0bd', 'beige'],
  ['sand', '#ccb89b', 'beige'],
  ['camel', '#bc8e5c', 'brown'],
  ['tobacco', '#865c35', 'brown'],
  ['chocolate', '#523a2a', 'brown'],
  ['black', '#252629', 'black'],
  ['charcoal', '#3f4346', 'grey'],
  ['grey', '#909295', 'grey'],
  ['silver', '#c2c3c6', 'silver'],
  ['mist', '#c0cad0', 'silver'],
  ['navy', '#1f304a', 'navy'],
  ['indigo', '#344f77', 'blue'],
  ['light-wash', '#7fa3c4', 'blue'],
  ['sky', '#a4c5de', 'blue'],
  ['cobalt', '#1854b4', 'blue'],
  ['petrol', '#00575f', 'turquoise'],
  ['turquoise', '#40a7aa', 'turquoise'],
  ['sage', '#97af93', 'green'],
  ['forest', '#164632', 'green'],
  ['olive', '#656635', 'khaki'],
  ['blush', '#e4c1b6', 'pink'],
  ['rose', '#d292a0', 'pink'],
  ['clay', '#b7694c', 'orange'],
  ['apricot', '#e3a274', 'orange'],
  ['mustard', '#d4a53b', 'yellow'],
  ['gold', '#c9b07a', 'gold'],
  ['poppy', '#b6392f', 'red'],
  ['claret', '#6e1c2a', 'red'],
  ['plum', '#5b3058', 'purple'],
  ['lilac', '#b4a3cf', 'purple'],
]

export const colourways: ReadonlyMap<string, Colourway> = new Map(
  rows.map(([id, hex, family]) => [id, { id, hex, family }]),
)

export const palettes = {
  all: 'white ivory oat sand camel tobacco black charcoal grey mist navy sky petrol turquoise sage olive forest blush rose clay apricot mustard poppy claret plum lilac cobalt',
  knit: 'ivory oat sand camel tobacco black charcoal grey mist navy petrol sage olive forest blush rose clay mustard claret plum lilac cobalt',
  shirt: 'white ivory sky mist navy black blush rose sage olive lilac sand clay',
  linen: 'white ivory oat sand sky mist navy olive sage clay blush tobacco black',
  satin: 'black ivory silver gold navy forest petrol blush rose clay claret plum mustard poppy sage',
  wool: 'camel charcoal black navy oat grey forest chocolate tobacco olive claret',
  denim: 'indigo light-wash black navy',
  washed: 'indigo light-wash charcoal',
  leather: 'black chocolate tobacco camel claret ivory white forest navy',
  suede: 'tobacco sand chocolate olive black camel navy claret',
} as const
export type PaletteName = keyof typeof palettes

const everyday = new Set([
  'black',
  'navy',
  'white',
  'ivory',
  'charcoal',
  'camel',
  'oat',
  'indigo',
  'grey',
  'tobacco',
  'sand',
])

/** Some different colours of a palette; those people wear every day come up more often. */
export function someColours(chance: Chance, palette: PaletteName, count: number): Colourway[] {
  const names = palettes[palette].split(' ')
  const drawn = chance.shuffled([...names, ...names.filter((name) => everyday.has(name))])
  return [...new Set(drawn)].slice(0, count).map((name) => colourways.get(name)!)
}
