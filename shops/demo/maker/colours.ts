import type { Chance } from './chance.ts'

/** A colour of the range, the colour of its dot, and its value in the colour filter. */
export interface Colourway {
  readonly id: string
  readonly hex: string
  readonly family: string
}

const rows: readonly (readonly [id: string, hex: string, family: string])[] = [
  ['white', '#f2f2ef', 'white'],
  ['ivory', '#efeada', 'white'],
  ['oat', '#dad0bd', 'beige'],
  ['sand', '#c9b89d', 'beige'],
  ['camel', '#b89062', 'brown'],
  ['tobacco', '#835935', 'brown'],
  ['chocolate', '#503627', 'brown'],
  ['black', '#242528', 'black'],
  ['charcoal', '#3f4145', 'grey'],
  ['grey', '#909296', 'grey'],
  ['silver', '#bfc1c4', 'silver'],
  ['mist', '#c1c9ce', 'silver'],
  ['navy', '#22304a', 'navy'],
  ['indigo', '#364d73', 'blue'],
  ['light-wash', '#87a1bd', 'blue'],
  ['sky', '#a4c2d8', 'blue'],
  ['cobalt', '#2852aa', 'blue'],
  ['petrol', '#275863', 'turquoise'],
  ['turquoise', '#4ca5aa', 'turquoise'],
  ['sage', '#9bae97', 'green'],
  ['forest', '#274836', 'green'],
  ['olive', '#646741', 'khaki'],
  ['blush', '#e3c2b9', 'pink'],
  ['rose', '#d597a2', 'pink'],
  ['clay', '#b26b4f', 'orange'],
  ['apricot', '#dfa779', 'orange'],
  ['mustard', '#d1a84b', 'yellow'],
  ['gold', '#c5af7a', 'gold'],
  ['poppy', '#b33830', 'red'],
  ['claret', '#71232b', 'red'],
  ['plum', '#553057', 'purple'],
  ['lilac', '#baa8d0', 'purple'],
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

export const isEveryday = (colour: string): boolean => everyday.has(colour)

/** Some different colours of a palette. Colours that people wear every day are drawn more often. */
export function someColours(chance: Chance, palette: PaletteName, count: number): Colourway[] {
  const names = palettes[palette].split(' ')
  const drawn = chance.shuffled([...names, ...names.filter((name) => everyday.has(name))])
  return [...new Set(drawn)].slice(0, count).map((name) => colourways.get(name)!)
}
