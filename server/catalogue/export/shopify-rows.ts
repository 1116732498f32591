import { plateOf, viewsOf } from '#contracts/images.ts'
import { csvLine } from '#foundation/csv-line.ts'
import { escapeHtml } from '#foundation/escape-html.ts'
import { exponentOf } from '#foundation/money.ts'
import { type PriceRow, reducedFrom } from '#server/pricing/index.ts'
import { textOf } from '../assortment.ts'
import { imageAddress, imageTemplate } from '../product-links.ts'
import { decimals, type ExportedGoods, type ExportedVariant } from './exported-goods.ts'
import { audience, type FeedMarket, piecesIn, priceIn, typeOf } from './google-items.ts'

const columns = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published'],
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Option3 Name', 'Option3 Value'],
  ...['Variant SKU', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy'],
  ...['Variant Price', 'Variant Compare At Price', 'Variant Barcode', 'Image Src', 'Image Position', 'Gift Card'],
  ...['Variant Taxable', 'Variant Tax Code'],
  ...['Google Shopping / Google Product Category', 'Google Shopping / Gender', 'Google Shopping / Age Group'],
  ...['Google Shopping / Condition', 'Fabric (product.metafields.custom.fabric)', 'Status'],
]

export const shopifyHead: string = csvLine(columns)

/** The rows of one style: one row per variant, the first with the shared values, then rows for more pictures. */
export function shopifyRows(shop: FeedMarket, style: readonly ExportedGoods[]): string {
  const sold = style.flatMap((goods) =>
    goods.variants.flatMap((variant) => {
      const price = priceIn(shop, variant)
      return price ? [{ goods, variant, price }] : []
    }),
  )
  const [first] = sold
  if (!first) return ''
  const handle = first.goods.sourceId ?? first.goods.product.styleNumber
  const pictures = [...new Set(sold.map(({ goods }) => goods))].flatMap((goods) => picturesOf(shop, goods))
  const rows: Record<string, string>[] = sold.map(({ goods, variant, price }) => ({
    ...optionsOf(shop, goods, variant),
    ...sizeAndPrice(shop, variant, price),
    'Variant SKU': (goods.source === 'shopify' && variant.sourceId) || variant.sku,
    'Variant Taxable': goods.product.attributes.isGiftCard ? 'false' : 'true',
    'Variant Tax Code': variant.taxCategory ?? goods.taxCategory ?? '',
  }))
  for (const [at, picture] of pictures.entries()) {
    rows[at] ??= {}
    Object.assign(rows[at], { 'Image Src': picture, 'Image Position': String(at + 1) })
  }
  Object.assign(rows[0]!, sharedOf(shop, first.goods))
  return rows.map((row) => csvLine(columns.map((name) => (name === 'Handle' ? handle : (row[name] ?? ''))))).join('')
}

function sharedOf(shop: FeedMarket, goods: ExportedGoods): Record<string, string> {
  const { product } = goods
  const { attributes } = product
  const { name, description, fabric } = textOf(product, shop.market.id)
  const { gender, age_group } = audience(product.subBrand, attributes.feed ?? {})
  return {
    Title: name,
    'Body (HTML)': markup(description),
    Vendor: product.brand,
    Type: typeOf(shop.categories, goods, shop.market),
    Tags: (attributes.tags ?? []).join(', '),
    Published: 'true',
    'Gift Card': attributes.isGiftCard ? 'true' : 'false',
    'Google Shopping / Google Product Category': attributes.feed?.google_product_category ?? '',
    'Google Shopping / Gender': gender,
    'Google Shopping / Age Group': age_group,
    'Google Shopping / Condition': attributes.feed?.condition ?? 'new',
    'Fabric (product.metafields.custom.fabric)': fabric,
    Status: 'active',
  }
}

const markup = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

function optionsOf(
  shop: FeedMarket,
  { product }: ExportedGoods,
  { sizeId, sizeName, lengthName }: ExportedVariant,
): Record<string, string> {
  const length = lengthName === null ? {} : { 'Option3 Name': 'Length', 'Option3 Value': lengthName }
  return {
    'Option1 Name': 'Color',
    'Option1 Value': textOf(product, shop.market.id).colourName,
    'Option2 Name': 'Size',
    'Option2 Value': sizeId === 'one' ? 'One size' : sizeName,
    ...length,
  }
}

function sizeAndPrice(shop: FeedMarket, variant: ExportedVariant, price: PriceRow): Record<string, string> {
  const amount = (units: number) => decimals(units, exponentOf(price.currency))
  const before = reducedFrom(price)
  return {
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(piecesIn(shop, variant)),
    'Variant Inventory Policy': 'deny',
    'Variant Price': amount(price.minor),
    'Variant Compare At Price': before === null ? '' : amount(before),
    'Variant Barcode': variant.ean ?? '',
  }
}

const picturesOf = ({ publicUrl }: FeedMarket, { product }: ExportedGoods): string[] =>
  plateOf(product.media)
    ? []
    : viewsOf(product.media).map((_, at) => `${publicUrl}${imageAddress(imageTemplate(product), at + 1)}?w=1280`)
