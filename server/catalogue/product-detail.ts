import type { ProductCard, ProductDetail } from '#contracts/catalogue.ts'
import { furtherViewsOf } from '#contracts/images.ts'
import { type Product, textOf } from './assortment.ts'
import { categoryPath, categoryText } from './category-tree.ts'
import type { LocalizedRange, Moment } from './localized-range.ts'
import { type MarketRange, productPrice } from './market-range.ts'
import { textIn } from './product-attributes.ts'
import { isAhead, isInStock, productCard, soldParts, soldSiblings } from './product-card.ts'
import { claimsOf, safetyOf, sustainabilityText } from './product-claims.ts'
import { imageAddress, imageTemplate, productImages, productUrl } from './product-links.ts'
import { productPriceIn } from './product-price.ts'
import { briefVariants, variantsOf } from './product-variants.ts'
import { sizeLabel } from './sizes/size-names.ts'

/** All data of a product page. */
export function productDetail(
  localized: LocalizedRange,
  slot: number,
  product: Product,
  moment: Moment,
): ProductDetail {
  const { range, t } = localized
  const language = range.market.id
  const text = textOf(product, localized.english ? 'en' : language)
  const { attributes, colour, colourHex } = product
  const isPreorder = isAhead(attributes.preorderShipsOn, moment.now)
  const card = productCard(localized, slot, product, moment)
  return {
    ...card,
    images: allImages(localized, product, card),
    ...(localized.english ? inEnglish(product) : {}),
    allowInStockNotifications: (attributes.allowInStockNotifications ?? true) && !card.isDigital && card.hasEcom,
    isPreorder,
    ...(isPreorder ? { preorderShipsOn: attributes.preorderShipsOn!.slice(0, 10) } : {}),
    ...(attributes.isGiftCard ? { isGiftCard: true } : {}),
    isNoos: attributes.isNoos ?? false,
    description: text.description,
    careInstructions: [...(attributes.careInstructions ?? [])],
    styleOptionNumber: `${product.styleNumber}-${product.optionId}`,
    ...englishFabric(product, text.fabric),
    colour: {
      id: colour,
      name: text.colourName,
      base: t(`colour.${product.colourFamily}`),
      nuance: text.colourName,
      pantoneHexCode: colourHex,
    },
    variants: variantsOf(localized, slot, product, moment.now),
    styleOptions: soldSiblings(range, product).map((sibling) => styleOption(range, sibling)),
    ...modelOf(localized, product),
    sustainabilityReasons: claimsOf(localized, product, moment.now),
    ...ifSaid('sustainabilityText', sustainabilityText(localized, product, moment.now)),
    ...ifSaid('productSafety', safetyOf(localized, product)),
    tags: [...(attributes.tags ?? [])],
    ...(attributes.looks?.length ? { shopTheLookIds: attributes.looks.map(({ id }) => id) } : {}),
    ...(attributes.setOf ? { productSetOptions: setOptions(localized, product, moment) } : {}),
    ...(attributes.subGroup === undefined ? {} : { subGroup: textIn(attributes.subGroup, language) }),
    breadcrumb: breadcrumb(range, product),
  }
}

/** The pictures of the tile, and more that only the product page shows. */
function allImages({ range, t }: LocalizedRange, product: Product, { images }: ProductCard): ProductDetail['images'] {
  const text = textOf(product, range.market.id)
  const further = productImages(product, text, t, furtherViewsOf(product.media))
  return { ...images, indexes: [...images.indexes, ...further.indexes] }
}

/** The model's size, in the same size system as the sizes beside it. */
function modelOf({ range, t }: LocalizedRange, product: Product): Pick<ProductDetail, 'modelMeasurements'> {
  const told = product.attributes.modelMeasurements
  if (!told) return {}
  const isShoe = product.variants[0]?.sizeGroup === 'shoe'
  const sizeGroup = isShoe ? 'shoe' : /^\d/.test(told.size) ? 'eu' : 'letters'
  const worn = { subBrand: product.subBrand, sizeGroup, sizeName: told.size, isGiftCard: false }
  return { modelMeasurements: { ...told, size: sizeLabel(worn, range.market, t) } }
}

const ifSaid = <Name extends 'sustainabilityText' | 'productSafety'>(
  name: Name,
  value: ProductDetail[Name] | undefined,
): Partial<Pick<ProductDetail, Name>> =>
  (value === undefined ? {} : { [name]: value }) as Partial<Pick<ProductDetail, Name>>

/** URL and interface texts stay in the market's language. */
function inEnglish(product: Product): Pick<ProductDetail, 'name' | 'colourName' | 'fabricComposition'> {
  const { name, colourName, fabric } = textOf(product, 'en')
  return { name, colourName, ...(fabric ? { fabricComposition: fabric } : {}) }
}

function englishFabric(product: Product, fabric: string): Pick<ProductDetail, 'fabricCompositionEnglish'> {
  const english = product.texts.get('en')?.fabric
  return english && english !== fabric ? { fabricCompositionEnglish: english } : {}
}

function styleOption(range: MarketRange, slot: number): ProductDetail['styleOptions'][number] {
  const product = range.assortment.slots[slot]!
  const language = range.market.id
  const text = textOf(product, language)
  const { subGroup } = product.attributes
  return {
    id: product.id,
    name: text.colourName,
    url: productUrl(range.market.id, text, product.id),
    image: imageAddress(imageTemplate(product), 1),
    inStock: isInStock(range, slot, product),
    optionId: product.optionId,
    colour: text.colourName,
    hex: product.colourHex,
    price: productPriceIn(range, product, productPrice(range, slot)),
    variants: briefVariants(range, slot, product),
    ...(subGroup === undefined ? {} : { subGroup: textIn(subGroup, language) }),
  }
}

const setOptions = (
  localized: LocalizedRange,
  product: Product,
  moment: Moment,
): NonNullable<ProductDetail['productSetOptions']> =>
  soldParts(localized.range, product).map((slot) => {
    const part = localized.range.assortment.slots[slot]!
    return {
      ...productCard(localized, slot, part, moment),
      variants: variantsOf(localized, slot, part, moment.now),
    }
  })

/** The deepest of the product's categories, with all above it. */
function breadcrumb({ assortment, market }: MarketRange, product: Product): ProductDetail['breadcrumb'] {
  const { categories } = assortment
  const language = market.id
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
