import { type Result, refused } from '#foundation/result.ts'
import { type GiftCards, normalCardNumber } from '#server/gift-cards/index.ts'
import type { Database } from '#server/platform/database.ts'
import { networkOf } from '#server/platform/limits.ts'
import { type Guess, guess } from '#server/platform/rate-counts.ts'
import type { BasketProblem } from './basket.problems.ts'
import type { BasketAnswer, Baskets, TypedCard } from './baskets.ts'
import type { BasketAsk } from './kept-with-goods.ts'

/** Codes and cards as somebody typed them. Who guesses is stopped: each basket, and all that comes from one network, has few tries. */
export interface TriedCodes {
  addPromoCode(ask: TriedBy, typed: string): Promise<BasketAnswer>
  addGiftCard(ask: TriedBy, typed: TypedCard): Promise<BasketAnswer>
  /** What a card holds, without a basket. */
  checkGiftCard(
    ask: Pick<TriedBy, 'basketId' | 'address'>,
    typed: TypedCard,
  ): Promise<Result<CheckedCard, BasketProblem>>
}

export interface TriedBy extends BasketAsk {
  /** Of the visitor's network. */
  readonly address: string
}

type CheckedCard = Extract<Awaited<ReturnType<GiftCards['check']>>, { readonly ok: true }>['value']

export interface TriedCodesNeeds {
  readonly baskets: Pick<Baskets, 'addPromoCode' | 'addGiftCard'>
  readonly giftCards: Pick<GiftCards, 'check'>
  readonly database: Database
}

export function triedCodes(needs: TriedCodesNeeds): TriedCodes {
  const { baskets, giftCards } = needs
  return {
    addPromoCode: ({ address, ...ask }, typed) =>
      guessed(needs, guesses('promo-code', ask.basketId, address), () => baskets.addPromoCode(ask, typed)),
    addGiftCard: ({ address, ...ask }, typed) =>
      guessed(needs, guesses('gift-card', ask.basketId, address), () => baskets.addGiftCard(ask, tidied(typed))),
    checkGiftCard: ({ basketId, address }, typed) =>
      guessed(needs, guesses('gift-card', basketId, address), () => giftCards.check(tidied(typed), undefined)),
  }
}

const tidied = ({ number, validationCode }: TypedCard): TypedCard => ({
  number: normalCardNumber(number),
  validationCode: validationCode.trim(),
})

/** Without a basket the network alone counts, as tightly. */
function guesses(what: 'gift-card' | 'promo-code', basketId: string | undefined, address: string): Guess[] {
  const network = networkOf(address)
  return [
    { what: `${what}-by-basket`, who: basketId ?? address },
    ...(network === undefined ? [] : [{ what: `${what}-by-network` as const, who: network }]),
  ]
}

const wrongGuesses: ReadonlySet<string> = new Set(['gift-card.not-found', 'promotion.code-not-found'])

/** Only what was not found was a guess; a code that is known, used up or entered twice is none. */
async function guessed<Value, Problem extends { readonly code: string }>(
  { database }: TriedCodesNeeds,
  asked: readonly Guess[],
  attempt: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | BasketProblem>> {
  const answer = await guess(database, asked, async () => {
    const value = await attempt()
    return { right: value.ok || !wrongGuesses.has(value.problem.code), value }
  })
  if (answer.allowed) return answer.value
  const { retryAfterSeconds } = answer
  const isCard = asked[0]?.what.startsWith('gift-card')
  return refused({ code: isCard ? 'gift-card.too-many-tries' : 'promotion.too-many-tries', retryAfterSeconds })
}
