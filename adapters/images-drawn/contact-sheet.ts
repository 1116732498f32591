import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { imageViews } from '#contracts/images.ts'
import { type Drawing, drawnViewsOf } from './drawing/product-drawing.ts'
import { drawnByLot, gateTiles } from './gate-tiles.ts'
import type { Picture } from './light/stage.ts'
import { picture } from './picture.ts'
import { drawScene } from './scenes/draw-scene.ts'
import { scenes } from './scenes/scenes.ts'
import { styleOf } from './style.ts'

// Draws sheets of pictures to look at: node adapters/images-drawn/contact-sheet.ts [sheet …]
// Sheets: tiles, views, forms, laid, cloths, on-form, families, closer, scenes-wide, scenes-widest, scenes-tall, shops.
const folder = 'screenshots/pictures'
const gap = 6

async function saveSheet(name: string, pictures: readonly Picture[], columns: number): Promise<void> {
  const { width, height } = pictures[0]!
  const rows = Math.ceil(pictures.length / columns)
  const size = { width: columns * (width + gap) + gap, height: rows * (height + gap) + gap }
  await sharp({ create: { ...size, channels: 3, background: '#FBFAF7' } })
    .composite(
      pictures.map(({ rgb }, place) => ({
        input: Buffer.from(rgb.buffer),
        raw: { width, height, channels: 3 },
        left: gap + (place % columns) * (width + gap),
        top: gap + Math.floor(place / columns) * (height + gap),
      })),
    )
    .png()
    .toFile(`${folder}/${name}.png`)
  console.log(`${folder}/${name}.png  ${size.width} x ${size.height}`)
}

async function oneByOne<Order>(orders: readonly Order[], draw: (order: Order) => Promise<Picture>): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const order of orders) pictures.push(await draw(order))
  return pictures
}

const wornByLot = (name: string, count: number): Drawing[] =>
  drawnByLot(name, count * 3)
    .filter((one) => drawnViewsOf(one).includes('figure'))
    .slice(0, count)

const everyCut: Drawing[] = gateTiles
  .filter((tile, n) => gateTiles.findIndex(({ family, cut }) => family === tile.family && cut === tile.cut) === n)
  .map(({ family, cut, cloth, colours }, n) => ({
    ...{ family, cut, cloth, form: 'women', seed: `every cut ${n}` },
    colour: colours === 'denim' ? 'indigo' : ['black', 'camel', 'ivory', 'navy', 'clay'][n % 5]!,
  }))

const shops = Object.keys(scenes).filter((name) => name.startsWith('shop-'))
const stories = Object.keys(scenes).filter((name) => !name.startsWith('shop-'))

const sheets: Record<string, () => Promise<void>> = {
  tiles: async () => {
    const tiles = drawnByLot('contact sheet', 48)
    const drawn = await oneByOne([...tiles.entries()], ([n, one]) =>
      picture(styleOf(one), n % 6 === 5 ? 'back' : 'front', 240),
    )
    await saveSheet('tiles', drawn, 8)
  },
  views: async () => {
    const one = gateTiles.filter(
      (tile, n) => gateTiles.findIndex(({ family, cut }) => family === tile.family && cut === tile.cut) === n,
    )
    const orders = one.flatMap((tile, n) =>
      imageViews.slice(0, 3).map((view) => ({
        view,
        drawing: {
          ...tile,
          colour: ['sage', 'navy', 'camel', 'clay', 'ivory'][n % 5]!,
          form: 'women' as const,
          seed: `views ${n}`,
        },
      })),
    )
    await saveSheet('views', await oneByOne(orders, ({ view, drawing }) => picture(styleOf(drawing), view, 320)), 9)
  },
  forms: async () => {
    const plain = gateTiles.filter(({ family, cut }) => drawnViewsOf({ family }).includes('figure') && cut !== 'crop')
    const orders = plain.flatMap((tile, n) =>
      (['women', 'plus', 'men', 'kids'] as const).map((form) => ({
        ...tile,
        form,
        colour: ['sage', 'navy', 'camel', 'clay'][n % 4]!,
        seed: `forms ${n}`,
      })),
    )
    await saveSheet('forms', await oneByOne(orders, (one) => picture(styleOf(one), 'front', 240)), 12)
  },
  laid: async () =>
    saveSheet('laid', await oneByOne(wornByLot('laid', 24), (one) => picture(styleOf(one), 'flat', 320)), 8),
  // Every cut of every family: small as in a listing, and (`closer`) as large as on a product page.
  families: async () =>
    saveSheet('families', await oneByOne(everyCut, (one) => picture(styleOf(one), 'front', 320)), 8),
  closer: async () => {
    for (const [n, one] of everyCut.entries())
      await saveSheet(`closer-${n}`, [await picture(styleOf(one), 'front', 1200)], 1)
  },
  cloths: async () =>
    saveSheet('cloths', await oneByOne(drawnByLot('cloths', 24), (one) => picture(styleOf(one), 'cloth', 320)), 8),
  'on-form': async () => {
    const worn = wornByLot('on form', 24)
    await saveSheet('on-form', await oneByOne(worn, (one) => picture(styleOf(one), 'figure', 320)), 8)
  },
  'scenes-wide': async () =>
    saveSheet('scenes-wide', await oneByOne(stories, (name) => drawScene(scenes[name]!, '16/9', 960)), 2),
  'scenes-widest': async () =>
    saveSheet('scenes-widest', await oneByOne(stories, (name) => drawScene(scenes[name]!, '21/9', 960)), 2),
  'scenes-tall': async () =>
    saveSheet('scenes-tall', await oneByOne(stories, (name) => drawScene(scenes[name]!, '4/5', 480)), 6),
  shops: async () => saveSheet('shops', await oneByOne(shops, (name) => drawScene(scenes[name]!, '3/4', 480)), 5),
}

const wanted = process.argv.slice(2)
await mkdir(folder, { recursive: true })
for (const [name, make] of Object.entries(sheets)) if (wanted.length === 0 || wanted.includes(name)) await make()
