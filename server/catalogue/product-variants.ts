import type { ProductDetail, Variant } from '#contracts/catalogue.ts'
import { fewPieces } from '#foundation/fixed-values.ts'
import type { CurrentPrice } from '#server/pricing/index.ts'
import type { Product, ProductVariant } from './assortment.ts'
import type { LocalizedRange } from './localized-range.ts'
import { digitAt, type MarketRange, productPrice, variantPrice } from './market-range.ts'
import { isAhead } from './product-card.ts'
import { shownProductPrice } from './product-price.ts'
import { sizeLabel } from './sizes/size-names.ts'

/** The sizes of a product that this market sells. */
export const variantsOf = (localized: LocalizedRange, slot: number, product: Product, now: number): Variant[] =>
  product.variants.flatMap((variant, at) => variantOf(localized, { slot, product, at }, variant, now) ?? [])

interface Place {
  readonly slot: number
  readonly product: Product
  /** Its index among the product's variants. */
  readonly at: number
}

function variantOf(
  localized: LocalizedRange,
  { slot, product, at }: Place,
  variant: ProductVariant,
  now: number,
): Variant | undefined {
  const { range, t } = localized
  const price = variantPrice(range, slot, variant.sku)
  if (!price) return undefined
  const { attributes } = product
  const left = digitAt(range.warehouse, slot, at)
  const few = left > 0 && left <= fewPieces && !attributes.isNoos && !attributes.isDigital
  const awaited = left === 0 && isAhead(attributes.nextDelivery, now)
  const isGiftCard = attributes.isGiftCard ?? false
  return {
    id: variant.sku,
    ...(variant.ean ? { ean: variant.ean } : {}),
    inStockEcom: left > 0 && attributes.soldOnly !== 'stores',
    inStockRetail: digitAt(range.stores, slot, at) > 0 && attributes.soldOnly !== 'online',
    inDeliveryDateSet: awaited,
    ...(awaited ? { inDeliveryDate: attributes.nextDelivery!.slice(0, 10) } : {}),
    ...(few ? { fewLeft: left } : {}),
    size: {
      sizeId: variant.sizeId,
      name: sizeLabel({ ...variant, subBrand: product.subBrand, isGiftCard }, range.market, t),
    },
    ...(variant.lengthId === null
      ? {}
      : { length: { lengthId: variant.lengthId, name: variant.lengthName ?? variant.lengthId } }),
    ...(costsTheSame(price, productPrice(range, slot)) ? {} : { price: shownProductPrice(localized, product, price) }),
  }
}

const costsTheSame = (a: CurrentPrice, b: CurrentPrice): boolean =>
  a.minor === b.minor && a.listMinor === b.listMinor && a.priorMinor === b.priorMinor

/** The same sizes with few facts: enough to keep the chosen size when the colour changes. */
export const briefVariants = (
  range: MarketRange,
  slot: number,
  { attributes, variants }: Product,
): ProductDetail['styleOptions'][number]['variants'] =>
  variants.flatMap(({ sku, sizeId, lengthId }, at) =>
    variantPrice(range, slot, sku)
      ? [
          {
            id: sku,
            sizeId,
            ...(lengthId === null ? {} : { lengthId }),
            inStockEcom: digitAt(range.warehouse, slot, at) > 0 && attributes.soldOnly !== 'stores',
            inStockRetail: digitAt(range.stores, slot, at) > 0 && attributes.soldOnly !== 'online',
          },
        ]
      : [],
  )
