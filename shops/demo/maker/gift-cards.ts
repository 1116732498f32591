import { drawnMedia } from '#adapters/images-drawn/drawing/product-drawing.ts'
import type { Shelves } from './arrange-shelves.ts'
import { ean13, slugOf } from './codes.ts'
import { colourways } from './colours.ts'
import type { Option, Style } from './design-styles.ts'
import { kinds } from './kinds.ts'
import { materialOf } from './materials.ts'
import type { PriceList } from './price-ladders.ts'
import { subBrands } from './sub-brands.ts'
import { everyLocale, word } from './texts.ts'
import { dayAfter } from './write-prices.ts'
import type { GoodsFiles } from './write-style.ts'

const number = '980007'
export const giftCardCategory = 'gift-cards'
const designs = ['forest', 'claret', 'navy']

/** Usual amounts of gift cards, in whole units of each list's currency. */
const amounts: Readonly<Record<string, readonly number[]>> = {
  'da-dk': [200, 300, 500, 1000],
  'de-de': [25, 50, 100, 150],
  'fr-fr': [25, 50, 100, 150],
  'en-gb': [20, 30, 50, 100],
  'tr-tr': [500, 1000, 2000, 5000],
  'en-us': [25, 50, 100, 150],
  'ar-ae': [100, 200, 300, 500],
  'no-no': [200, 300, 500, 1000],
  'sv-se': [200, 300, 500, 1000],
  'de-ch': [30, 50, 100, 150],
  'pl-pl': [100, 200, 300, 500],
  'cs-cz': [500, 1000, 2000, 5000],
  'hu-hu': [5000],
  'ro-ro': [100, 200, 300, 500],
  'en-ca': [25, 50, 100, 150],
  'fr-ma': [200, 300, 500, 1000],
  'mk-mk': [1000, 2000, 5000],
  'sq-al': [2000, 5000],
  'hy-am': [5000],
  'bs-ba': [50, 100, 150, 200],
  'fr-dz': [2000, 5000],
  'is-is': [5000],
  'kk-kz': [5000],
  'sr-rs': [2000, 5000],
  'fr-tn': [50, 100, 150, 300],
  'uk-ua': [500, 1000, 2000, 5000],
}

/** A gift card is sent by mail and is never sold out. */
const pieces = 1_000_000
const onSaleForDays = 400

/** Writes the digital gift card in its designs. Its sizes are amounts; each price list sells the amounts that are usual in its currency. */
export function writeGiftCards(files: GoodsFiles, shelves: Shelves, today: Date, lists: readonly PriceList[]): void {
  const style = giftCardStyle()
  for (const option of style.options) {
    writeCard(files, option, today)
    shelves.hang(giftCardCategory, style, option)
    for (const [position, amount] of everyAmount().entries())
      writeAmount(files, option, { amount, position, today, lists })
  }
}

const everyAmount = (): number[] => [...new Set(Object.values(amounts).flat())].toSorted((a, b) => a - b)

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
  const told = everyLocale((locale) => [
    word(locale, 'gift-card'),
    word(locale, `colour.${colour.id}`),
    word(locale, 'gift-card.says'),
    '',
    slugOf(word(locale === 'ar' ? 'en' : locale, 'gift-card'), locale),
  ])
  for (const [locale, texts] of told) files.texts.row(productId, locale, ...texts)
}

interface Amount {
  readonly amount: number
  readonly position: number
  readonly today: Date
  readonly lists: readonly PriceList[]
}

function writeAmount(files: GoodsFiles, { productId }: Option, { amount, position, today, lists }: Amount): void {
  const sku = `${productId}_${amount}`
  files.variants.row(sku, productId, ean13(files.variants.count + 1), amount, amount, 'one', '', '', position + 1)
  for (const { id, currency } of lists)
    if (amounts[id]?.includes(amount))
      files.prices.row(sku, id, amount.toFixed(2), '', '', currency, dayAfter(today, -onSaleForDays), '', 'regular')
  for (const place of ['warehouse:main', 'warehouse:us']) files.stock.row(sku, place, pieces)
}

/** The gift card is sold like a style: its designs are its colours, and each is drawn as a card on an envelope. */
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
