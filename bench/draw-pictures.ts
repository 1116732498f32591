import type { Drawing } from '../adapters/images-drawn/drawing/product-drawing.ts'
import { encoded } from '../adapters/images-drawn/encode.ts'
import { picture } from '../adapters/images-drawn/picture.ts'
import { styleOf } from '../adapters/images-drawn/style.ts'
import { median } from './table.ts'

// Draws pictures in a process like the one in which the shop draws, and prints the processor time of each picture in
// ms. `pictures.bench.ts` starts it.
const width = 640
const colours = ['navy', 'clay', 'oat', 'forest']
/** One of each family, the one that takes longest to draw if they differ: family, cut, cloth. */
const goods = [
  ['tee', 'regular', 'jersey'],
  ['shirt', 'regular', 'poplin'],
  ['knit', 'crew', 'cable'],
  ['dress', 'round maxi', 'jersey'],
  ['skirt', 'gathered', 'poplin'],
  ['coat', 'belted', 'wool'],
  ['jeans', 'straight', 'denim'],
  ['trousers', 'straight', 'wool'],
  ['sneaker', '', 'suede'],
  ['pump', '', 'leather'],
  ['boot', 'tall', 'leather'],
  ['bag', 'tote', 'leather'],
  ['accessory', 'scarf', 'wool'],
] as const

/** How many styles of each family are drawn. One style alone also measures when the garbage is collected. */
const styles = 5

/** The median of each family's first colours, and all further colours. */
async function drawn(): Promise<{ first: number[]; further: number[] }> {
  const first: number[] = []
  const further: number[] = []
  for (const one of goods) {
    const firstOfFamily: number[] = []
    for (let style = 0; style < styles; style += 1)
      for (const [place, colour] of colours.entries()) {
        const ms = await spent(() => picture(styleOf(ordered(one, colour, `style ${style}`)), 'front', width))
        ;(place === 0 ? firstOfFamily : further).push(ms)
      }
    first.push(median(firstOfFamily))
  }
  return { first, further }
}

const ordered = ([family, cut, cloth]: (typeof goods)[number], colour: string, seed: string): Drawing => ({
  ...{ family, cut, cloth, colour, seed },
  form: 'women',
})

async function spent(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

// The first round warms the process up.
await drawn()
const { first, further } = await drawn()
const shot = await picture(styleOf(ordered(goods[0], 'sage', 'encoding')), 'front', width)
const [webp, avif] = [await spent(() => encoded(shot, 'webp')), await spent(() => encoded(shot, 'avif'))]
console.log(JSON.stringify({ first, further, webp, avif }))
