import type { TextRow } from '../files/text-row.ts'
import { folded } from '../slugs.ts'
import { feedMoney } from './feed-cells.ts'
import type { FeedItem, FeedPart } from './feed-item.ts'

/** Columns by what they hold, under the older name and the newer one. */
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
  googleCategory: ['google shopping / google product category'],
  gender: ['google shopping / gender'],
  ageGroup: ['google shopping / age group'],
  condition: ['google shopping / condition'],
  mpn: ['google shopping / mpn'],
} as const
type Column = keyof typeof columns

/** Columns that tell a Shopify file from other tables. */
export const isShopify = (header: readonly string[]): boolean =>
  (['handle', 'title', 'price'] as const).every((column) => columns[column].some((name) => header.includes(name))) &&
  header.some((name) => name.startsWith('option1'))

const optionNumbers = [1, 2, 3] as const
const quiet =
  /^(option\d|image |seo |google shopping|unit price|cost per item|charge tax|tax code|variant (grams|weight|tax|fulfill|requires|taxable)|weight|requires shipping|fulfillment)/

/** Columns that say something goods here have no place for; a price of another market is one. */
export const shopifyWithoutMeaning = (header: readonly string[]): string[] => {
  const known = new Set<string>(Object.values(columns).flat())
  return header.filter((name) => name !== '' && !known.has(name) && !quiet.test(name) && !metafield(name))
}

const metafield = (name: string): string | undefined => /\(product\.metafields\.[\w-]+\.([\w-]+)\)$/.exec(name)?.[1]

interface Group {
  readonly handle: string
  readonly rows: TextRow[]
}

/** Items of a Shopify file: rows of one handle stand together, the first with what all of them share. */
export async function* shopifyItems(rows: AsyncIterable<TextRow>): AsyncGenerator<FeedPart> {
  let group: Group | undefined
  for await (const row of rows) {
    const handle = cellOf(row.cells, 'handle')
    if (row.wrong) yield { line: row.line, refused: row.wrong, ...(handle && { names: handle }) }
    else if (handle === '') yield { line: row.line, refused: 'has no handle' }
    else if (group?.handle === handle) group.rows.push(row)
    else {
      if (group) yield* itemsOf(group)
      group = { handle, rows: [row] }
    }
  }
  if (group) yield* itemsOf(group)
}

const cellOf = (cells: TextRow['cells'], column: Column): string => {
  for (const name of columns[column]) if (cells[name]) return cells[name].trim()
  return ''
}
const option = (cells: TextRow['cells'], number: number, what: 'name' | 'value'): string =>
  (cells[`option${number} ${what}`] ?? '').trim()

function* itemsOf({ handle, rows }: Group): Generator<FeedPart> {
  const shared = rows[0]!.cells
  const status = cellOf(shared, 'status').toLowerCase()
  if ((status && status !== 'active') || cellOf(shared, 'published').toLowerCase() === 'false') {
    const why = status && status !== 'active' ? `is ${status}` : 'is not published'
    return yield { line: rows[0]!.line, warned: `${handle} ${why}; left out` }
  }
  const images = rows
    .filter(({ cells }) => cellOf(cells, 'image') !== '')
    .toSorted((a, b) => Number(cellOf(a.cells, 'imagePosition')) - Number(cellOf(b.cells, 'imagePosition')))
    .map(({ cells }) => cellOf(cells, 'image'))
  const variants = rows.filter(
    ({ cells }) => cellOf(cells, 'price') || cellOf(cells, 'sku') || option(cells, 1, 'value'),
  )
  const names = optionNumbers.map((number) => option(shared, number, 'name'))
  for (const row of variants.length > 0 ? variants : rows.slice(0, 1))
    yield itemOf(row, { handle, shared, images, options: optionsOf(row, names) })
}

interface Options {
  readonly color: string
  readonly size: string
  readonly pattern: string
  readonly all: readonly string[]
}

interface Shared {
  readonly handle: string
  readonly shared: TextRow['cells']
  readonly images: readonly string[]
  readonly options: Options
}

function itemOf({ line, cells }: TextRow, { handle, shared, images, options }: Shared): FeedItem {
  const [price, compareAt] = [cellOf(cells, 'price'), cellOf(cells, 'compareAt')]
  const reduced = figure(compareAt) > figure(price)
  const audience = audienceOf(shared)
  return {
    line,
    cells: {
      id: cellOf(cells, 'sku') || [handle, ...options.all].join('/'),
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
      image_link: cellOf(cells, 'variantImage') || images[0] || '',
      additional_image_link: images.slice(1).join('\n'),
      ...stockOf(cells),
    },
  }
}

const figure = (price: string): number => Number(feedMoney(price)?.amount ?? 0)

/** Without a tracker, or where selling goes on without stock, there is always some. */
function stockOf(cells: TextRow['cells']): { availability: string; quantity: string } {
  const quantity = cellOf(cells, 'quantity')
  const endless = ['continue', 'true'].includes(cellOf(cells, 'policy').toLowerCase())
  if (cellOf(cells, 'tracker') === '' || endless || quantity === '') return { availability: 'in stock', quantity: '' }
  const pieces = Math.max(0, Math.trunc(Number(quantity)) || 0)
  return { availability: pieces > 0 ? 'in stock' : 'out of stock', quantity: String(pieces) }
}

const colourWords = words('color colour farbe couleur farve farge farg kleur colore renk kolor cor vari لون اللون')
const sizeWords = words(
  'size grosse groesse taille storrelse stoerrelse storlek maat taglia talla tamanho beden rozmiar koko velikost meret marime مقاس المقاس shoe-size schuhgrosse pointure',
)
const lengthWords = words(
  'length lange laenge laengde langd longueur inseam leg-length beinlange boy lengte lunghezza largo',
)

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

/** Which option is the colour and which the size, by their names in many languages; the first other one is the size where none is. */
function optionsOf({ cells }: TextRow, names: readonly string[]): Options {
  const told = names
    .map((name, at) => ({ name: folded(name).trim().replace(/\s+/g, '-'), value: option(cells, at + 1, 'value') }))
    .filter(({ name, value }) => value !== '' && !(name === 'title' || /^default title$/i.test(value)))
  const by = (known: ReadonlySet<string>) =>
    told.find(({ name }) => [name, ...name.split('-')].some((word) => known.has(word)))
  const [color, size, length] = [by(colourWords), by(sizeWords), by(lengthWords)]
  const others = told.filter((one) => one !== color && one !== size && one !== length)
  const sized = size ?? others.shift()
  return {
    color: color?.value ?? '',
    size: sizeWith(sized?.value ?? '', length?.value ?? ''),
    pattern: others.map(({ value }) => value).join(' '),
    all: told.map(({ value }) => value),
  }
}

/** Waist and leg in inches are marked as such; any other length is a word of the size. */
const sizeWith = (size: string, length: string): string =>
  /^w?\d\d$/i.test(size) && /^l?\d\d$/i.test(length)
    ? `W${size.replace(/^w/i, '')}L${length.replace(/^l/i, '')}`
    : `${size} ${length}`.trim()

/** Linked values are joined by semicolons; the first one leads. */
const metafieldOf = (cells: TextRow['cells'], keys: readonly string[]): string =>
  Object.entries(cells)
    .find(([name, cell]) => cell && keys.includes(metafield(name) ?? ''))?.[1]
    .split(';')
    .map((part) => part.trim())
    .join('/') ?? ''

/** Whom it is for, by its own columns, else by its tags, type and category. */
function audienceOf(cells: TextRow['cells']): { gender: string; ageGroup: string } {
  const said = (['tags', 'type', 'category'] as const).map((column) => cellOf(cells, column)).join(' ')
  return {
    gender: cellOf(cells, 'gender') || metafieldOf(cells, ['target-gender']) || said,
    ageGroup: cellOf(cells, 'ageGroup') || metafieldOf(cells, ['age-group']),
  }
}
