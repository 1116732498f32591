import type { TextRow } from '../files/text-row.ts'
import { slugged } from '../slugs.ts'
import { feedMoney } from './feed-cells.ts'
import type { FeedItem, FeedPart } from './feed-item.ts'
import { optionCell, optionNumbers, type ShopifyOptions, shopifyOptions } from './shopify-options.ts'

/** The names of each column: the older and the newer one. */
const columns = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  description: ['body (html)', 'description'],
  brand: ['vendor'],
  category: ['product category', 'custom product type', 'standard product type'],
  type: ['type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price', 'compare at price'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  variantImage: ['variant image', 'variant image url'],
  giftCard: ['gift card'],
  taxable: ['variant taxable', 'charge tax'],
  taxCode: ['variant tax code', 'tax code'],
  googleCategory: ['google shopping / google product category'],
  gender: ['google shopping / gender'],
  ageGroup: ['google shopping / age group'],
  condition: ['google shopping / condition'],
  mpn: ['google shopping / mpn'],
} as const
type Column = keyof typeof columns

/** Columns that identify a Shopify file. */
export const isShopify = (header: readonly string[]): boolean =>
  (['handle', 'title', 'price'] as const).every((column) => columns[column].some((name) => header.includes(name))) &&
  header.some((name) => name.startsWith('option1') || name.startsWith('variant '))

const quiet =
  /^(option\d|image |seo |google shopping|unit price|cost per item|variant (grams|weight|fulfill|requires)|weight|requires shipping|fulfillment)/

/** Columns that the shop cannot store, such as a price of another market. */
export const shopifyWithoutMeaning = (header: readonly string[]): string[] => {
  const known = new Set<string>(Object.values(columns).flat())
  return header.filter((name) => name !== '' && !known.has(name) && !quiet.test(name) && !metafield(name))
}

const metafield = (name: string): string | undefined => /\(product\.metafields\.[\w-]+\.([\w-]+)\)$/.exec(name)?.[1]

interface Group {
  readonly handle: string
  /** The row with the values that all variants share. */
  readonly shared: TextRow['cells']
  readonly rows: TextRow[]
}

/**
 * Items of a Shopify file. Rows with one handle are one style, and the first has the shared values. A row without a
 * handle belongs to the product above it, unless it has a title.
 */
export async function* shopifyItems(rows: AsyncIterable<TextRow>): AsyncGenerator<FeedPart> {
  const sharedBy = new Map<string, TextRow['cells']>()
  let group: Group | undefined
  for await (const row of rows) {
    const handle = handleOf(row.cells, group)
    if (row.wrong) yield { line: row.line, refused: row.wrong, ...(handle && { names: handle }) }
    else if (handle === '') yield { line: row.line, refused: 'has no handle and no title' }
    else if (group?.handle === handle) group.rows.push(row)
    else {
      if (group) yield* itemsOf(group)
      const shared = sharedBy.get(handle) ?? row.cells
      sharedBy.set(handle, shared)
      group = { handle, shared, rows: [row] }
    }
  }
  if (group) yield* itemsOf(group)
}

function handleOf(cells: TextRow['cells'], above: Group | undefined): string {
  const [handle, title] = [cellOf(cells, 'handle'), cellOf(cells, 'title')]
  if (handle !== '') return handle
  if (above && (title === '' || title === cellOf(above.shared, 'title'))) return above.handle
  return slugged(title)
}

const cellOf = (cells: TextRow['cells'], column: Column): string => {
  for (const name of columns[column]) if (cells[name]) return cells[name].trim()
  return ''
}

function* itemsOf({ handle, shared, rows }: Group): Generator<FeedPart> {
  const why = whyLeftOut(shared)
  if (why) {
    for (const { line } of rows) yield { line, warned: `${handle} ${why}; left out` }
    return
  }
  const images = rows
    .filter(({ cells }) => cellOf(cells, 'image') !== '')
    .toSorted((a, b) => Number(cellOf(a.cells, 'imagePosition')) - Number(cellOf(b.cells, 'imagePosition')))
    .map(({ cells }) => cellOf(cells, 'image'))
  const variants = rows.filter(isVariant)
  const told = variants.length > 0 || cellOf(rows[0]!.cells, 'title') === '' ? variants : rows.slice(0, 1)
  for (const row of told) {
    if (saysUntaxed(row.cells) && cellOf(shared, 'giftCard').toLowerCase() !== 'true')
      yield {
        line: row.line,
        warned: `${handle} is marked as not taxable; what is taxed follows from its tax category, so it counts as without the mark`,
      }
    yield itemOf(row, { handle, shared, images, options: shopifyOptions(row.cells, shared) })
  }
  for (const row of rows) if (!told.includes(row)) yield aboutRest(row, handle)
}

const saysUntaxed = (cells: TextRow['cells']): boolean => cellOf(cells, 'taxable').toLowerCase() === 'false'

function whyLeftOut(shared: TextRow['cells']): string | undefined {
  const status = cellOf(shared, 'status').toLowerCase()
  if (status && status !== 'active') return `is ${status}`
  return ['false', 'no', '0'].includes(cellOf(shared, 'published').toLowerCase()) ? 'is not published' : undefined
}

const isVariant = ({ cells }: TextRow): boolean =>
  cellOf(cells, 'price') !== '' ||
  cellOf(cells, 'sku') !== '' ||
  optionNumbers(cells).some((number) => optionCell(cells, number, 'value') !== '')

/** A row with only a picture is valid. Any other row without price, stock number and options is ignored. */
const aboutRest = ({ line, cells }: TextRow, handle: string): FeedPart =>
  cellOf(cells, 'image') !== ''
    ? { line, accepted: true }
    : { line, warned: `${handle}: the row has neither price, stock number, options nor picture; passed over` }

interface Shared {
  readonly handle: string
  readonly shared: TextRow['cells']
  readonly images: readonly string[]
  readonly options: ShopifyOptions
}

function itemOf({ line, cells }: TextRow, { handle, shared, images, options }: Shared): FeedItem {
  const [price, compareAt] = [cellOf(cells, 'price'), cellOf(cells, 'compareAt')]
  const reduced = figure(compareAt) > figure(price)
  const audience = audienceOf(shared)
  return {
    line,
    made: { stockNumber: cellOf(cells, 'sku'), options: [options.color, options.size, options.pattern] },
    cells: {
      id: [handle, ...options.all].join('/'),
      item_group_id: handle,
      title: cellOf(shared, 'title'),
      description: cellOf(shared, 'description'),
      brand: cellOf(shared, 'brand'),
      product_type: [cellOf(shared, 'category'), cellOf(shared, 'type')].filter(Boolean).join(' > '),
      google_product_category: cellOf(shared, 'googleCategory'),
      price: reduced ? compareAt : price,
      sale_price: reduced ? price : '',
      gtin: cellOf(cells, 'barcode').replace(/^'/, ''),
      color: options.color || metafieldOf(shared, ['color-pattern', 'color', 'colour']),
      size: options.size,
      pattern: options.pattern,
      material: metafieldOf(shared, ['fabric', 'material']),
      gender: audience.gender,
      age_group: audience.ageGroup,
      condition: cellOf(shared, 'condition'),
      tags: cellOf(shared, 'tags'),
      gift_card: cellOf(shared, 'giftCard').toLowerCase(),
      tax_category: cellOf(cells, 'taxCode') || cellOf(shared, 'taxCode'),
      image_link: cellOf(cells, 'variantImage') || images[0] || '',
      additional_image_link: images.slice(1).join('\n'),
      ...stockOf(cells),
    },
  }
}

const figure = (price: string): number => Number(feedMoney(price)?.amount ?? 0)

/** Counts as in stock if the stock is not tracked or overselling is allowed. */
function stockOf(cells: TextRow['cells']): { availability: string; quantity: string } {
  const quantity = cellOf(cells, 'quantity')
  const endless = ['continue', 'true'].includes(cellOf(cells, 'policy').toLowerCase())
  if (cellOf(cells, 'tracker') === '' || endless || quantity === '') return { availability: 'in stock', quantity: '' }
  const pieces = Math.max(0, Math.trunc(Number(quantity)) || 0)
  return { availability: pieces > 0 ? 'in stock' : 'out of stock', quantity: String(pieces) }
}

/** Several values are separated by semicolons. The first one counts. */
const metafieldOf = (cells: TextRow['cells'], keys: readonly string[]): string =>
  Object.entries(cells)
    .find(([name, cell]) => cell && keys.includes(metafield(name) ?? ''))?.[1]
    .split(';')
    .map((part) => part.trim())
    .join('/') ?? ''

/** Gender and age group: from their own columns, else from tags, type and category. */
function audienceOf(cells: TextRow['cells']): { gender: string; ageGroup: string } {
  const said = (['tags', 'type', 'category'] as const).map((column) => cellOf(cells, column)).join(' ')
  return {
    gender: cellOf(cells, 'gender') || metafieldOf(cells, ['target-gender']) || said,
    ageGroup: cellOf(cells, 'ageGroup') || metafieldOf(cells, ['age-group']),
  }
}
