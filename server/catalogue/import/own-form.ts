import { productMedia } from '#contracts/images.ts'
import { exponentOf } from '#foundation/money.ts'
import { taxCategories } from '#foundation/tax-categories.ts'
import type { NewPrice } from '#server/pricing/index.ts'
import { colourFamilies } from '../colour-families.ts'
import { type ProductAttributes, productAttributes } from '../product-attributes.ts'
import {
  amount,
  type Cell,
  hex,
  id,
  json,
  localeOf,
  moment,
  oneOf,
  orElse,
  pieces,
  requiredText,
  slug,
  Unreadable,
  whole,
  words,
} from './cells.ts'
import { plainText } from './plain-text.ts'
import type { RowKind, Rows } from './rows.ts'

type Cells = Readonly<Record<string, Cell<unknown>>>
type Values<Of extends Cells> = { readonly [Column in keyof Of]: Exclude<ReturnType<Of[Column]>, Unreadable> }

/** One kind of file of the own form. */
export interface OwnForm<Kind extends RowKind = RowKind> {
  readonly kind: Kind
  /** The columns by which this kind of file is recognised. */
  readonly identifyingColumns: readonly string[]
  readonly columns: readonly string[]
  /** Columns that may be left out. */
  readonly optional: readonly string[]
  /** The row, or why it is refused. */
  read(cells: Readonly<Record<string, string>>): Rows[Kind] | string
}

/** Optional columns: pictures, ids of feeds, and values with a default. */
const columnsToLeaveOut = new Set(['media', 'source', 'source_id', 'source_key', 'tax_category'])

function form<Kind extends RowKind, Of extends Cells>(
  kind: Kind,
  identifyingColumns: readonly string[],
  cells: Of,
  row: (values: Values<Of>) => Rows[Kind] | string,
): OwnForm<Kind> {
  const columns = Object.keys(cells)
  return {
    kind,
    identifyingColumns,
    columns,
    optional: columns.filter((column) => columnsToLeaveOut.has(column)),
    read(texts) {
      const values: Record<string, unknown> = {}
      for (const column of columns) {
        const value = cells[column]!((texts[column] ?? '').trim())
        if (value instanceof Unreadable) return `${column} ${value.why}`
        values[column] = value
      }
      return row(values as Values<Of>)
    },
  }
}

const families = [...colourFamilies.keys()]
/** Known fields must have the right form. A retailer's own fields are stored unchanged. */
const attributes = json((value) => {
  const [fault] = productAttributes.safeParse(value).error?.issues ?? []
  return fault ? `does not fit at ${fault.path.join('.') || 'its top'}` : (value as ProductAttributes)
})
const media = json((value) => {
  const parsed = productMedia.safeParse(value)
  return parsed.success ? parsed.data : `cannot be read (at ${parsed.error.issues[0]?.path.join('.') || 'its top'})`
})
const taxCategory = orElse(oneOf(...taxCategories), null)
const language = localeOf(
  'en',
  'da',
  'de',
  'fr',
  'tr',
  'ar',
  'nl',
  'it',
  'es',
  'pt',
  'sv',
  'no',
  'fi',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'bg',
  'el',
  'hr',
  'sl',
  'et',
  'lv',
  'lt',
  'uk',
  'sr',
  'mk',
  'hy',
  'ja',
  'zh',
)

/** Each kind of file of the own form, in the order of the import. */
export const ownForms: readonly OwnForm[] = [
  form(
    'categories',
    ['category_id', 'parent_id'],
    { category_id: slug, parent_id: orElse(slug, null), position: whole, sub_brand: orElse(slug, null) },
    (row) => ({
      categoryId: row.category_id,
      parentId: row.parent_id,
      position: row.position,
      subBrand: row.sub_brand,
    }),
  ),

  form(
    'categoryTexts',
    ['category_id', 'language'],
    { category_id: slug, language, title: requiredText, slug, intro: words, description: words },
    (row) => ({
      categoryId: row.category_id,
      language: row.language,
      title: plainText(row.title),
      slug: row.slug,
      intro: plainText(row.intro),
      description: plainText(row.description),
    }),
  ),

  form(
    'products',
    ['product_id', 'style_number'],
    {
      product_id: id,
      style_number: slug,
      option_id: slug,
      colour: slug,
      colour_family: oneOf(...families),
      colour_hex: hex,
      sub_brand: slug,
      brand: requiredText,
      family: words,
      available_from: orElse(moment, null),
      media: orElse(media, null),
      attributes: orElse(attributes, {}),
      tax_category: taxCategory,
      source: orElse(slug, 'own'),
      source_id: orElse(words, null),
    },
    (row) => {
      if (row.product_id !== `${row.style_number}_${row.colour}_${row.option_id}`)
        return `product_id ${row.product_id} is not style number, colour and option id`
      return {
        productId: row.product_id,
        styleNumber: row.style_number,
        optionId: row.option_id,
        colour: row.colour,
        colourFamily: row.colour_family,
        colourHex: row.colour_hex,
        subBrand: row.sub_brand,
        brand: plainText(row.brand),
        family: row.family,
        availableFrom: row.available_from,
        media: row.media,
        attributes: row.attributes,
        taxCategory: row.tax_category,
        sourceId: row.source_id,
        source: row.source,
      }
    },
  ),

  form(
    'productTexts',
    ['product_id', 'language'],
    {
      product_id: id,
      language,
      name: requiredText,
      colour_name: requiredText,
      description: words,
      fabric: words,
      slug,
    },
    (row) => ({
      productId: row.product_id,
      language: row.language,
      name: plainText(row.name),
      colourName: plainText(row.colour_name),
      description: plainText(row.description),
      fabric: plainText(row.fabric),
      slug: row.slug,
    }),
  ),

  form(
    'productCategories',
    ['product_id', 'category_id'],
    { product_id: id, category_id: slug, position: whole },
    (row) => ({ productId: row.product_id, categoryId: row.category_id, position: row.position }),
  ),

  form(
    'variants',
    ['sku', 'size_id'],
    {
      sku: id,
      product_id: id,
      ean: orElse(words, null),
      size_id: slug,
      size_name: requiredText,
      size_group: oneOf('letters', 'eu', 'inches', 'kids', 'shoe', 'one'),
      length_id: orElse(slug, null),
      length_name: orElse(words, null),
      position: whole,
      tax_category: taxCategory,
      source_id: orElse(words, null),
      source_key: orElse(words, null),
    },
    (row) => {
      const parts = [row.product_id, row.size_id, ...(row.length_id === null ? [] : [row.length_id])]
      if (row.sku !== parts.join('_')) return `sku ${row.sku} is not product id, size id and length id`
      return {
        sku: row.sku,
        productId: row.product_id,
        ean: row.ean,
        sizeId: row.size_id,
        sizeName: row.size_name,
        sizeGroup: row.size_group,
        lengthId: row.length_id,
        lengthName: row.length_id === null ? null : (row.length_name ?? row.length_id),
        position: row.position,
        taxCategory: row.tax_category,
        sourceId: row.source_id,
        sourceKey: row.source_key,
      }
    },
  ),

  form(
    'prices',
    ['sku', 'price_list'],
    {
      sku: id,
      price_list: slug,
      price: amount,
      list_price: orElse(amount, null),
      member_price: orElse(amount, null),
      currency: requiredText,
      from: orElse(moment, null),
      until: orElse(moment, null),
      kind: oneOf('regular', 'reduction'),
    },
    (row): NewPrice | string => {
      const minor = (text: string | null) => (text === null ? null : minorOf(text, row.currency))
      const [price, list, member] = [minorOf(row.price, row.currency), minor(row.list_price), minor(row.member_price)]
      if (price === undefined || list === undefined || member === undefined)
        return `an amount has more decimals than ${row.currency} knows`
      if (row.until && row.from && row.until <= row.from) return 'until is not after from'
      return {
        sku: row.sku,
        list: row.price_list,
        currency: row.currency,
        minor: price,
        listMinor: list,
        memberMinor: member,
        startsAt: row.from,
        endsAt: row.until,
        kind: row.kind,
      }
    },
  ),

  form('stock', ['sku', 'place'], { sku: id, place: id, available: pieces }, (row) =>
    /^(warehouse|store):[^\s:]+$/.test(row.place)
      ? { sku: row.sku, place: row.place, quantity: row.available }
      : `place ${row.place} is neither warehouse:{id} nor store:{id}`,
  ),
]

/** The exact amount in minor units; undefined if it has more decimals than its currency. */
export function minorOf(decimal: string, currency: string): number | undefined {
  const [whole = '', decimals = ''] = decimal.split('.')
  const exponent = exponentOf(currency)
  if (decimals.slice(exponent).replaceAll('0', '') !== '') return undefined
  const minor = Number(whole + decimals.slice(0, exponent).padEnd(exponent, '0'))
  return minor > 0 ? minor : undefined
}
