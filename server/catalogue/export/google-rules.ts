import { isEan } from '../import/cells.ts'
import type { GoogleItem } from './google-items.ts'

/**
 * The rules that Merchant Center publishes for product data of clothes: "Product data specification",
 * https://support.google.com/merchants/answer/7052112, as of November 2026. Google does not show an item that breaks one.
 */
const longest: Readonly<Record<string, number>> = {
  ...{ id: 50, title: 150, description: 5000, link: 2000, image_link: 2000, brand: 70, item_group_id: 50 },
  ...{ color: 100, size: 100, material: 200, pattern: 100, product_type: 750 },
}

const required = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'brand', 'condition']
/** Also required for clothes. */
const requiredOfClothes = ['gender', 'age_group', 'color', 'size', 'item_group_id']

const words: Readonly<Record<string, readonly string[]>> = {
  availability: ['in_stock', 'out_of_stock', 'preorder', 'backorder'],
  condition: ['new', 'refurbished', 'used'],
  gender: ['male', 'female', 'unisex'],
  age_group: ['newborn', 'infant', 'toddler', 'kids', 'adult'],
  size_type: ['regular', 'petite', 'maternity', 'big', 'tall', 'plus'],
  size_system: ['US', 'UK', 'EU', 'DE', 'FR', 'JP', 'CN', 'IT', 'BR', 'MEX', 'AU'],
  identifier_exists: ['yes', 'no'],
  is_bundle: ['yes', 'no'],
}

const mostPictures = 10
const amount = /^\d{1,10}(?:\.\d{1,3})? [A-Z]{3}$/
const moment = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:?\d{2})`

/** The rules that an item breaks, in plain words. Google shows an item that breaks none. */
export function brokenRules(item: GoogleItem): string[] {
  const attribute = (name: string): string => [item.get(name) ?? ''].flat()[0] ?? ''
  return [
    ...[...required, ...requiredOfClothes].filter((name) => attribute(name) === '').map((name) => `${name} is missing`),
    ...Object.entries(longest).flatMap(([name, most]) =>
      attribute(name).length > most ? [`${name} has ${attribute(name).length} letters, ${most} are allowed`] : [],
    ),
    ...Object.entries(words).flatMap(([name, known]) =>
      attribute(name) !== '' && !known.includes(attribute(name))
        ? [`${name} is "${attribute(name)}", not one of ${known.join(', ')}`]
        : [],
    ),
    ...['link', 'image_link', 'additional_image_link'].flatMap((name) =>
      [item.get(name) ?? []].flat().some((url) => url !== '' && !/^https?:\/\/[^\s]+$/.test(url))
        ? [`${name} is no whole address`]
        : [],
    ),
    ...([item.get('additional_image_link') ?? []].flat().length > mostPictures
      ? [`additional_image_link stands more than ${mostPictures} times`]
      : []),
    ...brokenPrices(attribute),
    ...(attribute('gtin') !== '' && !isEan(attribute('gtin')) ? ['gtin has a wrong check digit or length'] : []),
    ...(attribute('gtin') === '' && attribute('identifier_exists') !== 'no'
      ? ['gtin is missing, and identifier_exists is not no']
      : []),
    ...(attribute('availability') === 'preorder' && !new RegExp(`^${moment}$`).test(attribute('availability_date'))
      ? ['availability_date is missing for a pre-order']
      : []),
  ]
}

function brokenPrices(said: (name: string) => string): string[] {
  const [price, sale, days] = ['price', 'sale_price', 'sale_price_effective_date'].map(said) as [string, string, string]
  const [full, reduced] = [price, sale].map((text) => Number(text.split(' ')[0])) as [number, number]
  return [
    ...(price !== '' && !amount.test(price) ? ['price is no amount with a currency'] : []),
    ...(sale !== '' && !amount.test(sale) ? ['sale_price is no amount with a currency'] : []),
    ...(sale !== '' && amount.test(sale) && reduced >= full ? ['sale_price is not below price'] : []),
    ...(sale !== '' && sale.slice(-3) !== price.slice(-3) ? ['sale_price is in another currency than price'] : []),
    ...(days !== '' && !new RegExp(`^${moment}/${moment}$`).test(days)
      ? ['sale_price_effective_date is no period of two moments']
      : []),
    ...(days !== '' && sale === '' ? ['sale_price_effective_date stands without sale_price'] : []),
  ]
}
