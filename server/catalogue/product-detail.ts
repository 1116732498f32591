import type { ProductDetail } from '#contracts/catalogue.ts'
import { type CurrentPrice, priceBlock } from '#server/pricing/index.ts'
import { fewPieces } from '#server/stock/index.ts'
import { type Product, type ProductVariant, textOf } from './assortment.ts'
import { categoryPath, categoryText } from './category-tree.ts'
import { digitAt, inStock, type MarketRange, productPrice, variantPrice } from './market-range.ts'
import { type Moment, productCard, type SpokenRange, soldSiblings } from './product-card.ts'
import { imageAddress, imageTemplate, productUrl } from './product-links.ts'

/** All that a product page tells. */
export function productDetail(spoken: SpokenRange, slot: number, product: Product, moment: Moment): ProductDetail {
  const { range, t } = spoken
  const language = range.market.language.baseCode
  const text = textOf(product, language)
  const english = product.texts.get('en')?.fabric
  const { attributes, colour, colourHex } = product
  return {
    ...productCard(spoken, slot, product, moment),
    allowInStockNotifications: true,
    isPreorder: false,
    isNoos: attributes.isNoos ?? false,
    description: text.description,
    careInstructions: [...(attributes.careInstructions ?? [])],
    styleOptionNumber: `${product.styleNumber}-${product.optionId}`,
    ...(english && english !== text.fabric ? { fabricCompositionEnglish: english } : {}),
    colour: {
      id: colour,
      name: text.colourName,
      base: t(`colour.${product.colourFamily}`),
      nuance: text.colourName,
      pantoneHexCode: colourHex,
    },
    variants: product.variants.flatMap((variant, at) => variantOf(spoken, slot, product, variant, at) ?? []),
    styleOptions: soldSiblings(range, product).map((sibling) => styleOption(range, sibling)),
    ...(attributes.modelMeasurements ? { modelMeasurements: attributes.modelMeasurements } : {}),
    sustainabilityReasons: claims(spoken, product, moment.now),
    ...(attributes.productSafety && range.market.country.eea ? { productSafety: attributes.productSafety } : {}),
    tags: [...(attributes.tags ?? [])],
    breadcrumb: breadcrumb(range, product),
  }
}

function variantOf(
  { range, t }: SpokenRange,
  slot: number,
  product: Product,
  variant: ProductVariant,
  at: number,
): ProductDetail['variants'][number] | undefined {
  const price = variantPrice(range, slot, variant.sku)
  if (!price) return undefined
  const { warehouse, stores, market } = range
  const left = digitAt(warehouse, slot, at)
  const few = left > 0 && left <= fewPieces && !product.attributes.isNoos
  return {
    id: variant.sku,
    ...(variant.ean ? { ean: variant.ean } : {}),
    inStockEcom: left > 0,
    inStockRetail: digitAt(stores, slot, at) > 0,
    inDeliveryDateSet: false,
    ...(few ? { fewLeft: left } : {}),
    size: { sizeId: variant.sizeId, name: variant.sizeGroup === 'one' ? t('size.one') : variant.sizeName },
    ...(variant.lengthId === null
      ? {}
      : { length: { lengthId: variant.lengthId, name: variant.lengthName ?? variant.lengthId } }),
    ...(costsTheSame(price, productPrice(range, slot))
      ? {}
      : { price: priceBlock(price, { currency: market.currency, reductions: market.country.eea ? 'prior' : 'list' }) }),
  }
}

const costsTheSame = (a: CurrentPrice, b: CurrentPrice): boolean =>
  a.minor === b.minor && a.listMinor === b.listMinor && a.priorMinor === b.priorMinor

function styleOption(range: MarketRange, slot: number): ProductDetail['styleOptions'][number] {
  const product = range.assortment.slots[slot]!
  const text = textOf(product, range.market.language.baseCode)
  return {
    id: product.id,
    name: text.colourName,
    url: productUrl(range.market.id, text, product.id),
    image: imageAddress(imageTemplate(product), 1),
    inStock: inStock(range, slot),
    optionId: product.optionId,
    colour: text.colourName,
  }
}

/** In the EEA a claim stands only while its certificate holds. */
function claims(
  { range: { market }, t }: SpokenRange,
  { attributes }: Product,
  now: number,
): ProductDetail['sustainabilityReasons'] {
  return (attributes.sustainabilityReasons ?? [])
    .filter(
      ({ certificate, scope, validUntil }) =>
        !market.country.eea || (certificate && scope && Date.parse(validUntil ?? '') > now),
    )
    .map(({ id, certificate = '', validUntil }) => ({
      id,
      reason: t(`sustainability.${id}`),
      supportText: t(`sustainability.${id}.support`, certificate, dayFirst(validUntil)),
    }))
}

/** `2027-12-31` is 31-12-2027: a day as it stands on a certificate, in no time zone. */
const dayFirst = (day = ''): string => day.slice(0, 10).split('-').reverse().join('-')

/** The deepest of the product's categories, with all above it. */
function breadcrumb({ assortment, market }: MarketRange, product: Product): ProductDetail['breadcrumb'] {
  const { categories } = assortment
  const language = market.language.baseCode
  const chains = product.categories.flatMap(({ id }) => {
    const chain = categories.chains.get(id)
    return chain ? [chain] : []
  })
  const own = chains.filter(([top]) => categories.nodes.get(top ?? '')?.subBrand === product.subBrand)
  const deepest = (own.length > 0 ? own : chains).reduce<readonly string[]>(
    (deep, chain) => (chain.length > deep.length ? chain : deep),
    [],
  )
  return deepest.map((id) => ({
    title: categoryText(categories.nodes.get(id)!, language).title,
    url: `/${market.id}/${categoryPath(categories, id, language)}`,
  }))
}
