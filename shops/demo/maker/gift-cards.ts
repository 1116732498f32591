import { drawnMedia } from '#adapters/images-drawn/drawing/product-drawing.ts'
import type { Shelves } from './arrange-shelves.ts'
import { ean13, slugOf } from './codes.ts'
import { colourways } from './colours.ts'
import type { Option, Style } from './design-styles.ts'
import { kinds } from './kinds.ts'
import { materialOf } from './materials.ts'
import { subBrands } from './sub-brands.ts'
import { languages, word } from './texts.ts'
import { dayAfter } from './write-prices.ts'
import type { GoodsFiles } from './write-style.ts'

const number = '980007'
export const giftCardCategory = 'gift-cards'
const designs = ['forest', 'claret', 'navy']

/** Amounts people give, in whole units of each list's currency. */
const amounts: Readonly<Record<string, { readonly currency: string; readonly amounts: readonly number[] }>> = {
  'da-dk': { currency: 'DKK', amounts: [200, 300, 500, 1000] },
  'de-de': { currency: 'EUR', amounts: [25, 50, 100, 150] },
  'fr-fr': { currency: 'EUR', amounts: [25, 50, 100, 150] },
  'en-gb': { currency: 'GBP', amounts: [20, 30, 50, 100] },
  'tr-tr': { currency: 'TRY', amounts: [500, 1000, 2000, 5000] },
  'en-us': { currency: 'USD', amounts: [25, 50, 100, 150] },
  'ar-ae': { currency: 'AED', amounts: [100, 200, 300, 500] },
}

/** A gift card is a mail: it never runs out. */
const pieces = 1_000_000
const onSaleForDays = 400

/** Writes the digital gift card in its designs. Its sizes are amounts; each list sells those usual in its currency. */
export function writeGiftCards(files: GoodsFiles, shelves: Shelves, today: Date): void {
  const style = giftCardStyle()
  for (const option of style.options) {
    writeCard(files, option, today)
    shelves.hang(giftCardCategory, style, option)
    for (const [position, amount] of everyAmount().entries()) writeAmount(files, option, { amount, position, today })
  }
}

const everyAmount = (): number[] =>
  [...new Set(Object.values(amounts).flatMap((list) => list.amounts))].toSorted((a, b) => a - b)

function writeCard(files: GoodsFiles, { productId, optionId, colour, drawing }: Option, today: Date): void {
  files.products.row(
    productId,
    number,
    optionId,
    colour.id,
    colour.family,
    colour.hex,
    'women',
    'Halden',
    'gift card',
    dayAfter(today, -onSaleForDays),
    JSON.stringify(drawnMedia(drawing)),
    JSON.stringify({ isDigital: true, isGiftCard: true, soldOnly: 'online', tags: ['gift-card'] }),
    'gift-card',
  )
  for (const language of languages) {
    const name = word(language, 'gift-card')
    files.texts.row(
      productId,
      language,
      name,
      word(language, `colour.${colour.id}`),
      word(language, 'gift-card.says'),
      '',
      slugOf(language === 'ar' ? word('en', 'gift-card') : name, language),
    )
  }
}

interface Amount {
  readonly amount: number
  readonly position: number
  readonly today: Date
}

function writeAmount(files: GoodsFiles, { productId }: Option, { amount, position, today }: Amount): void {
  const sku = `${productId}_${amount}`
  files.variants.row(sku, productId, ean13(files.variants.count + 1), amount, amount, 'one', '', '', position + 1)
  for (const [list, { currency, amounts: usual }] of Object.entries(amounts))
    if (usual.includes(amount))
      files.prices.row(sku, list, amount.toFixed(2), '', '', currency, dayAfter(today, -onSaleForDays), '', 'regular')
  for (const place of ['warehouse:main', 'warehouse:us']) files.stock.row(sku, place, pieces)
}

/** Sold like a style: its designs are its colours, and each is drawn as a card on its envelope. */
function giftCardStyle(): Style {
  const subBrand = subBrands[0]!
  const kind = kinds.find(({ id }) => id === 'tote')!
  const options = designs.map((id, place): Option => {
    const optionId = String(place + 1).padStart(2, '0')
    const colour = colourways.get(id)!
    return {
      productId: `${number}_${id}_${optionId}`,
      optionId,
      colour,
      ink: undefined,
      drawing: { family: 'accessory', cut: 'gift card', cloth: 'paper', colour: id, form: 'women', seed: number },
    }
  })
  return { number, subBrand, brand: 'Halden', kind, material: materialOf('leather'), name: 1, namesake: 0, options }
}
