import { type Result, refused } from '#foundation/result.ts'
import { type GiftCards, normalCardNumber } from '#server/gift-cards/index.ts'
import type { Database } from '#server/platform/database.ts'
import { limits } from '#server/platform/limits.ts'
import { callerOf } from '#server/platform/network-of.ts'
import { countedAttempt, countWrong, type RatedAttempt, wrongOverAll } from '#server/platform/rate-counts.repository.ts'
import type { BasketProblem } from './basket.problems.ts'
import type { BasketRequest } from './basket-with-goods.ts'
import type { BasketAnswer, Baskets, TypedCard } from './baskets.ts'

/** Codes and gift cards typed by shoppers. Each basket and each network may make only a few wrong attempts. */
export interface CodeAttempts {
  addPromoCode(ask: TriedBy, typed: string): Promise<BasketAnswer>
  addGiftCard(ask: TriedBy, typed: TypedCard): Promise<BasketAnswer>
  /** Reads the balance of a card; needs no basket. */
  checkGiftCard(
    ask: Pick<TriedBy, 'market' | 'basketId' | 'key' | 'address'>,
    typed: TypedCard,
  ): Promise<Result<CheckedCard, BasketProblem>>
}

export interface TriedBy extends BasketRequest {
  /** The network address of the visitor. */
  readonly address: string
}

type CheckedCard = Extract<Awaited<ReturnType<GiftCards['check']>>, { readonly ok: true }>['value']

export interface CodeAttemptsNeeds {
  readonly baskets: Pick<Baskets, 'addPromoCode' | 'addGiftCard' | 'quantity'>
  readonly giftCards: Pick<GiftCards, 'check'>
  readonly database: Database
  /** Called once when the wrong attempts of all callers exceed their limit. */
  readonly alert: (code: string, details: object) => void
}

export function codeAttempts(needs: CodeAttemptsNeeds): CodeAttempts {
  const { baskets, giftCards } = needs
  return {
    addPromoCode: ({ address, ...ask }, typed) =>
      limited(needs, tries('promo-code', { ...ask, address }), () => baskets.addPromoCode(ask, typed)),
    addGiftCard: ({ address, ...ask }, typed) =>
      limited(needs, tries('gift-card', { ...ask, address }), () => baskets.addGiftCard(ask, tidied(typed))),
    checkGiftCard: (ask, typed) =>
      limited(needs, tries('gift-card', ask), () => giftCards.check(tidied(typed), undefined)),
  }
}

const tidied = ({ number, validationCode }: TypedCard): TypedCard => ({
  number: normalCardNumber(number),
  validationCode: validationCode.trim(),
})

type Kind = 'gift-card' | 'promo-code'
interface Try {
  readonly kind: Kind
  readonly ask: Pick<TriedBy, 'market' | 'basketId' | 'key' | 'address'>
  readonly attempts: readonly RatedAttempt[]
}

/** Without a basket, the network is also limited as strictly as a basket. */
function tries(kind: Kind, ask: Try['ask']): Try {
  const network = callerOf(ask.address)
  return {
    kind,
    ask,
    attempts: [
      { what: `${kind}-by-basket`, who: ask.basketId ?? network },
      { what: `${kind}-by-network`, who: network },
    ],
  }
}

/**
 * While there are too many wrong attempts by all callers, an attempt needs the caller's own basket with goods in it,
 * which may be wrong once an hour. Shoppers with a valid code can continue; an attacker needs a filled basket for every
 * attempt.
 */
async function attemptsNow({ baskets, database }: CodeAttemptsNeeds, { kind, ask, attempts }: Try) {
  const over = `${kind}-by-all` as const
  if ((await wrongOverAll(database, over)) <= limits[over].most) return attempts
  const isShopper = (await baskets.quantity(ask)) > 0
  return isShopper ? [...attempts, { what: `${kind}-while-many-guess` as const, who: ask.basketId! }] : undefined
}

async function countWrongTry({ database, alert }: CodeAttemptsNeeds, { kind }: Try): Promise<void> {
  const over = `${kind}-by-all` as const
  const { most, seconds } = limits[over]
  if ((await countWrong(database, over)) === most + 1) alert('guessing.many', { kind, most, seconds })
}

const wrongCodes: ReadonlySet<string> = new Set(['gift-card.not-found', 'promotion.code-not-found'])

/** Only a code that does not exist counts as wrong; a known code that is used up or entered twice does not. */
async function limited<Value, Problem extends { readonly code: string }>(
  needs: CodeAttemptsNeeds,
  asked: Try,
  attempt: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | BasketProblem>> {
  const code = asked.kind === 'gift-card' ? 'gift-card.too-many-tries' : 'promotion.too-many-tries'
  const attempts = await attemptsNow(needs, asked)
  if (!attempts) return refused({ code, retryAfterSeconds: limits[`${asked.kind}-by-all`].seconds })
  const answer = await countedAttempt(needs.database, attempts, async () => {
    const value = await attempt()
    return { right: value.ok || !wrongCodes.has(value.problem.code), value }
  })
  if (!answer.allowed) return refused({ code, retryAfterSeconds: answer.retryAfterSeconds })
  const { value } = answer
  if (!value.ok && wrongCodes.has(value.problem.code)) await countWrongTry(needs, asked)
  return value
}
