import type { BasketResponse, Basket as WireBasket } from '#contracts/basket.ts'
import type { WireReduction } from '#contracts/basket-totals.ts'
import { toWire } from '#contracts/money.ts'
import { money, zero } from '#foundation/money.ts'
import { maskedCardNumber } from '#server/gift-cards/index.ts'
import type { Market } from '#server/markets/index.ts'
import { textIn } from '#server/promotions/index.ts'
import type { Basket } from './basket.ts'
import type { BasketCalculation } from './calculation.ts'
import type { Goods } from './goods.ts'
import { reductionsOf } from './reductions.ts'

interface Facts {
  readonly market: Market
  readonly goods: Goods
}

type WirePromotions = Pick<
  WireBasket,
  'reductions' | 'promoCodes' | 'promoCodeAmounts' | 'bonusProductContexts' | 'discounts'
>

/** The codes with their savings, the discounts of the promotions, and the bonuses on offer. */
export function promotionsOnWire(basket: Basket, facts: Facts, calculation: BasketCalculation): WirePromotions {
  const discounts = discountsOnWire(facts, calculation)
  return {
    promoCodes: [...basket.promoCodes],
    promoCodeAmounts: codeAmounts(basket, facts, calculation),
    ...(discounts.length > 0 ? { discounts } : {}),
    reductions: reductionsOnWire(basket, facts, calculation),
    bonusProductContexts: calculation.applied.bonuses.map(({ promotionId, rewardId, earned, taken }) => ({
      isCallToAction: earned > taken,
      callToActionCount: earned,
      optedOutCount: basket.optedOut[promotionId] ?? 0,
      promotionId,
      rewardId,
      promotionName: nameOf(promotionId, facts),
    })),
  }
}

/** The active promotions without a code that have an editor's text. Promotions with a code are not announced. */
export function promotionPanels({ market, goods }: Facts): NonNullable<BasketResponse['promotionPanels']> {
  return goods.promotions.flatMap((promotion) => {
    const { name, callout, disclaimer } = textIn(promotion, market.id)
    if (promotion.needsCode || callout === '') return []
    return [
      {
        ...{ promotionId: promotion.id, name, callout },
        ...(disclaimer === '' ? {} : { disclaimer }),
        ...(promotion.minimumMinor > 0 ? { from: toWire(money(promotion.minimumMinor, market.currency)) } : {}),
      },
    ]
  })
}

function codeAmounts(
  { promoCodes }: Basket,
  { market }: Facts,
  { applied, freightSaved }: BasketCalculation,
): WireBasket['promoCodeAmounts'] {
  const saved = (code: string): number =>
    (applied.byCode.get(code) ?? 0) + (applied.freeFreight?.code === code ? freightSaved.minor : 0)
  return Object.fromEntries(promoCodes.map((code) => [code, toWire(money(saved(code), market.currency))]))
}

function discountsOnWire(
  facts: Facts,
  { applied, freightSaved }: BasketCalculation,
): NonNullable<WirePromotions['discounts']> {
  const sums = new Map<
    string,
    { readonly level: 'line' | 'basket' | 'shipping'; readonly code: string | null; minor: number }
  >()
  for (const { promotionId, level, code, minor } of applied.lines.flat()) {
    const sum = sums.get(promotionId)
    if (sum) sum.minor += minor
    else sums.set(promotionId, { level, code, minor })
  }
  const { freeFreight } = applied
  if (freeFreight && freightSaved.minor > 0)
    sums.set(freeFreight.promotionId, { level: 'shipping', code: freeFreight.code, minor: freightSaved.minor })
  return [...sums].map(([promotionId, { level, code, minor }]) => ({
    promotionId,
    name: nameOf(promotionId, facts),
    level,
    ...(code === null ? {} : { promoCode: code }),
    amount: toWire(money(minor, facts.market.currency)),
  }))
}

function reductionsOnWire(basket: Basket, facts: Facts, calculation: BasketCalculation): WireReduction[] {
  return reductionsOf(basket, calculation, facts).map(({ promotionId, promoCode, off }) => ({
    ...(promotionId === undefined
      ? { kind: 'goods' as const }
      : { kind: 'promotion' as const, promotionId, name: nameOf(promotionId, facts) }),
    ...(promoCode === undefined ? {} : { promoCode }),
    amount: toWire(off),
  }))
}

function nameOf(promotionId: string, { goods, market }: Facts): string {
  const promotion = goods.promotions.find(({ id }) => id === promotionId)
  return promotion ? textIn(promotion, market.id).name : promotionId
}

/** Every card of the basket. Empty cards stay visible until they are removed. */
export function giftCardsOnWire(
  { giftCards }: Basket,
  { goods, market }: Facts,
  { covered }: BasketCalculation,
): WireBasket['giftCards'] {
  return giftCards.flatMap((number) => {
    const card = goods.cards.get(number)
    if (!card) return []
    const pays = covered.find(({ cardId }) => cardId === card.id)?.minor ?? 0
    return [
      {
        cardId: card.id,
        giftCardNumber: maskedCardNumber(number),
        ...(card.isVoucher ? { isVoucher: true as const } : {}),
        balance:
          card.currency === market.currency
            ? toWire(money(card.balanceMinor, card.currency))
            : toWire(zero(market.currency)),
        covered: toWire(money(pays, market.currency)),
      },
    ]
  })
}
