import { money } from '#foundation/money.ts'
import { type AppliedPromotions, applyPromotions, codeIsValid, type OfferedLine } from '#server/promotions/index.ts'
import type { Basket } from './basket.ts'
import type { BasketLine } from './basket-line.ts'
import type { PricedLine } from './basket-totals.ts'
import type { CalculationFacts } from './calculation.ts'
import { type Goods, isForSale } from './goods.ts'

/** Applies the promotions and codes to the lines. */
export function promotionsOn(
  basket: Basket,
  priced: readonly PricedLine[],
  { market, goods, now }: CalculationFacts,
): AppliedPromotions {
  const valid = basket.promoCodes.flatMap((code) => goods.codes.get(code) ?? []).filter((it) => codeIsValid(it, now))
  // Merged baskets may contain codes that exclude each other.
  const alone = valid.find(({ exclusive }) => exclusive)
  const codes = alone ? [alone] : valid
  return applyPromotions({
    lines: basket.lines.map((line, index) => offeredLine(line, priced[index]!, goods)),
    promotions: goods.promotions,
    codes,
    currency: market.currency,
  })
}

function offeredLine(line: BasketLine, { unit, list }: Pick<PricedLine, 'unit' | 'list'>, goods: Goods): OfferedLine {
  const variant = goods.variants.get(line.sku)
  return {
    productId: variant?.productId ?? '',
    brand: variant?.brand ?? '',
    subBrand: variant?.subBrand ?? '',
    categories: goods.about.get(variant?.productId ?? '')?.categories ?? [],
    unitMinor: unit.minor,
    quantity: line.quantity,
    isReduced: list.minor > unit.minor,
    takesPart: isForSale(goods, line.sku) && !variant?.isGiftCard,
    bonusOf: line.bonus?.promotionId ?? null,
  }
}

export function reducedLine(
  line: PricedLine,
  { bonus }: BasketLine,
  off: AppliedPromotions['lines'][number],
): PricedLine {
  const { currency } = line.unit
  const sum = (level: 'line' | 'basket') =>
    money(
      off.filter((it) => it.level === level).reduce((total, { minor }) => total + minor, 0),
      currency,
    )
  if (bonus) return { ...line, lineOff: money(line.unit.minor * line.quantity, currency) }
  return off.length === 0 ? line : { ...line, lineOff: sum('line'), basketOff: sum('basket') }
}
