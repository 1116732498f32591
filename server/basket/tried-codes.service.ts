import { type Result, refused } from '#foundation/result.ts'
import { type GiftCards, normalCardNumber } from '#server/gift-cards/index.ts'
import type { Database } from '#server/platform/database.ts'
import { callerOf, limits } from '#server/platform/limits.ts'
import { countWrong, type Guess, guess, wrongOverAll } from '#server/platform/rate-counts.repository.ts'
import type { BasketProblem } from './basket.problems.ts'
import type { BasketRequest } from './basket-with-goods.ts'
import type { BasketAnswer, Baskets, TypedCard } from './baskets.ts'

/** Codes and cards as somebody typed them. Who guesses is stopped: each basket, and all that comes from one network, has few tries. */
export interface TriedCodes {
  addPromoCode(ask: TriedBy, typed: string): Promise<BasketAnswer>
  addGiftCard(ask: TriedBy, typed: TypedCard): Promise<BasketAnswer>
  /** Reads the balance of a card; no basket is needed. */
  checkGiftCard(
    ask: Pick<TriedBy, 'basketId' | 'key' | 'address'>,
    typed: TypedCard,
  ): Promise<Result<CheckedCard, BasketProblem>>
}

export interface TriedBy extends BasketRequest {
  /** Of the visitor's network. */
  readonly address: string
}

type CheckedCard = Extract<Awaited<ReturnType<GiftCards['check']>>, { readonly ok: true }>['value']

export interface TriedCodesNeeds {
  readonly baskets: Pick<Baskets, 'addPromoCode' | 'addGiftCard' | 'quantity'>
  readonly giftCards: Pick<GiftCards, 'check'>
  readonly database: Database
  /** Told when somebody, or many, guess. */
  readonly alert: (code: string, details: object) => void
}

export function triedCodes(needs: TriedCodesNeeds): TriedCodes {
  const { baskets, giftCards } = needs
  return {
    addPromoCode: ({ address, ...ask }, typed) =>
      guessed(needs, tries('promo-code', { ...ask, address }), () => baskets.addPromoCode(ask, typed)),
    addGiftCard: ({ address, ...ask }, typed) =>
      guessed(needs, tries('gift-card', { ...ask, address }), () => baskets.addGiftCard(ask, tidied(typed))),
    checkGiftCard: (ask, typed) =>
      guessed(needs, tries('gift-card', ask), () => giftCards.check(tidied(typed), undefined)),
  }
}

const tidied = ({ number, validationCode }: TypedCard): TypedCard => ({
  number: normalCardNumber(number),
  validationCode: validationCode.trim(),
})

type Kind = 'gift-card' | 'promo-code'
interface Try {
  readonly kind: Kind
  readonly ask: Pick<TriedBy, 'basketId' | 'key' | 'address'>
  readonly guesses: readonly Guess[]
}

/** Without a basket the network alone counts, as tightly. */
function tries(kind: Kind, ask: Try['ask']): Try {
  const network = callerOf(ask.address)
  return {
    kind,
    ask,
    guesses: [
      { what: `${kind}-by-basket`, who: ask.basketId ?? network },
      { what: `${kind}-by-network`, who: network },
    ],
  }
}

/**
 * While many guess, from wherever, only an own basket with goods in it may try, and be wrong once an hour: shoppers with their own code go
 * on, and whoever guesses needs a filled basket for every try.
 */
async function guessesNow({ baskets, database }: TriedCodesNeeds, { kind, ask, guesses }: Try) {
  const over = `${kind}-by-all` as const
  if ((await wrongOverAll(database, over)) <= limits[over].most) return guesses
  const isShopper = (await baskets.quantity(ask)) > 0
  return isShopper ? [...guesses, { what: `${kind}-while-many-guess` as const, who: ask.basketId! }] : undefined
}

async function countWrongTry({ database, alert }: TriedCodesNeeds, { kind }: Try): Promise<void> {
  const over = `${kind}-by-all` as const
  const { most, seconds } = limits[over]
  if ((await countWrong(database, over)) === most + 1) alert('guessing.many', { kind, most, seconds })
}

const wrongGuesses: ReadonlySet<string> = new Set(['gift-card.not-found', 'promotion.code-not-found'])

/** Only what was not found was a guess; a code that is known, used up or entered twice is none. */
async function guessed<Value, Problem extends { readonly code: string }>(
  needs: TriedCodesNeeds,
  asked: Try,
  attempt: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | BasketProblem>> {
  const code = asked.kind === 'gift-card' ? 'gift-card.too-many-tries' : 'promotion.too-many-tries'
  const guesses = await guessesNow(needs, asked)
  if (!guesses) return refused({ code, retryAfterSeconds: limits[`${asked.kind}-by-all`].seconds })
  const answer = await guess(needs.database, guesses, async () => {
    const value = await attempt()
    return { right: value.ok || !wrongGuesses.has(value.problem.code), value }
  })
  if (!answer.allowed) return refused({ code, retryAfterSeconds: answer.retryAfterSeconds })
  const { value } = answer
  if (!value.ok && wrongGuesses.has(value.problem.code)) await countWrongTry(needs, asked)
  return value
}
