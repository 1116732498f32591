import { spelledIn } from '#foundation/german-spelling.ts'
import { languageOfLocale } from '#foundation/text-for-locale.ts'

/** What a promotion reduces: single lines, the whole basket or the delivery cost. `bonus` adds a product instead. */
export type PromotionLevel = 'line' | 'basket' | 'shipping' | 'bonus'

/** The goods of a promotion. An empty list means no restriction; a category includes its subcategories. */
export interface Scope {
  readonly categories: readonly string[]
  readonly products: readonly string[]
  readonly subBrands: readonly string[]
  readonly brands: readonly string[]
  /** True to leave out reduced goods. */
  readonly fullPriceOnly: boolean
}

/** The bonus: a number of pieces of the reward's products, once or for each time that the condition is met. */
export interface Bonus {
  readonly rewardId: string
  readonly pieces: number
  readonly repeats: boolean
}

/** The calculated part of a promotion. Amounts are in minor units of `currency`. */
export interface PromotionRule {
  readonly level: PromotionLevel
  /** A percentage, or a fixed amount: per piece for lines, once for the basket. Both are null for shipping and bonus. */
  readonly percent: number | null
  readonly minor: number | null
  readonly currency: string | null
  /** The markets of the promotion; empty for all. */
  readonly markets: readonly string[]
  /** ISO 8601; null if there is no start or end. */
  readonly startsAt: string | null
  readonly endsAt: string | null
  /** The minimum value of the goods in its scope, and the minimum number of pieces. */
  readonly minimumMinor: number
  readonly minimumPieces: number
  /** True if it applies only to baskets with one of its codes. */
  readonly needsCode: boolean
  readonly scope: Scope
  readonly bonus: Bonus | null
  /** If two promotions save the same, the one with the lower position is used. */
  readonly position: number
}

/** A promotion from an import. */
export interface ImportedPromotion {
  readonly id: string
  readonly rule: PromotionRule
  readonly budgetMinor: number | null
}

export interface PromotionText {
  readonly name: string
  readonly callout: string
  readonly disclaimer: string
}

export interface Promotion extends PromotionRule {
  readonly id: string
  /** By language, or by locale (`en-us`). */
  readonly texts: Readonly<Record<string, PromotionText>>
  readonly budgetMinor: number | null
  readonly spentMinor: number
  /** Products of its reward, in the order they are offered. */
  readonly rewards: readonly string[]
}

/** A stored code; typed codes are compared after `normalCode`. */
export interface PromoCode {
  readonly code: string
  readonly promotionId: string
  readonly exclusive: boolean
  readonly isUsedUp: boolean
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** Blanks, underscores and case are ignored in a code: `sum_mer 10` is `SUMMER10`. */
export const normalCode = (typed: string): string => typed.replace(/[\s_]+/gu, '').toUpperCase()

export const codeIsValid = ({ startsAt, endsAt, isUsedUp }: PromoCode, now: Date): boolean =>
  !isUsedUp && (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)

export const textIn = ({ texts, id }: Pick<Promotion, 'texts' | 'id'>, locale: string): PromotionText =>
  spelledIn(
    texts[locale] ?? texts[languageOfLocale(locale)] ?? texts.en ?? { name: id, callout: '', disclaimer: '' },
    locale,
  )

/** The promotions of a market at a moment, even if their budget is spent, with amounts in its currency only. */
export function promotionsOf(
  promotions: readonly Promotion[],
  market: { readonly id: string; readonly currency: string },
  now: Date,
): readonly Promotion[] {
  const at = now.toISOString()
  return promotions
    .filter(
      (it) =>
        (it.markets.length === 0 || it.markets.includes(market.id)) &&
        (it.currency === null || it.currency === market.currency) &&
        (it.startsAt === null || it.startsAt <= at) &&
        (it.endsAt === null || at < it.endsAt),
    )
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
}

export const hasBudget = ({ budgetMinor, spentMinor }: Promotion): boolean =>
  budgetMinor === null || spentMinor < budgetMinor

/** The promotions active in a market at a moment. */
export const promotionsAt = (...about: Parameters<typeof promotionsOf>): readonly Promotion[] =>
  promotionsOf(...about).filter(hasBudget)
