import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#foundation/clock.ts'
import { newId, orderNumber } from '#foundation/ids.ts'
import { type Money, money } from '#foundation/money.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { type CardLedger, cardLedger, lockedBalances, write } from './card-ledger.repository.ts'
import { type GiftCard, type GiftLetter, isExpired, monthsValid, normalCardNumber } from './gift-card.ts'
import type { GiftCardProblem } from './gift-cards.problems.ts'

/** One bought line of an order: so many cards of one value, for one recipient. */
export interface BoughtCards {
  readonly orderId: string
  readonly lineId: string
  readonly market: string
  readonly pieces: number
  readonly value: Money
  readonly letter: GiftLetter
}

/** What the mail to the recipient says. */
export interface CardLetter extends GiftLetter {
  readonly giftCardNumber: string
  readonly validationCode: string
  readonly amount: Money
  readonly market: string
  readonly expiresAt: Date | null
}

/** Gift cards: looked up by number and code, issued when bought, paid with through their ledger. */
export interface GiftCards extends CardLedger {
  /** The card, if the code is its own and money of this currency is on it. */
  check(
    asked: { readonly number: string; readonly validationCode: string },
    currency: string | undefined,
  ): Promise<Result<GiftCard, GiftCardProblem>>
  /** By number, those of a basket. */
  cards(numbers: readonly string[], inside?: Database): Promise<ReadonlyMap<string, GiftCard>>
  /** Makes the cards of a line once, however often it is asked; each is mailed at the chosen date. */
  issue(bought: BoughtCards): Promise<void>
  /** Takes the value off cards of a cancelled line that were not spent from; answers how many. */
  revoke(
    inside: Database,
    line: { readonly orderId: string; readonly lineId: string; readonly pieces: number },
  ): Promise<number>
  letter(cardId: string): Promise<CardLetter | undefined>
  /** Forgets the readable code once the mail that carries it is kept. */
  letterSent(cardId: string): Promise<void>
}

export interface GiftCardGround {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
}

export function giftCards({ database, jobs, clock }: GiftCardGround): GiftCards {
  return {
    ...cardLedger,
    check: async ({ number, validationCode }, currency) => {
      const [row] = await database.prepared<CardRow>('gift-card-check', `${cardText} where number = any($1)`, [
        [normalCardNumber(number)],
      ])
      const fits = sameHash(row?.codeHash ?? '', hashOf(row?.number ?? '', validationCode))
      if (!row || !fits) return refused({ code: 'gift-card.not-found' })
      if (isExpired(row, clock())) return refused({ code: 'gift-card.expired' })
      if (currency !== undefined && row.currency !== currency)
        return refused({ code: 'gift-card.other-currency', currency: row.currency })
      return currency !== undefined && row.balanceMinor <= 0
        ? refused({ code: 'gift-card.empty' })
        : accepted(cardOf(row))
    },
    cards: async (numbers, inside = database) => {
      if (numbers.length === 0) return new Map()
      const rows = await inside.prepared<CardRow>('gift-cards-by-number', `${cardText} where number = any($1)`, [
        numbers,
      ])
      return new Map(rows.map((row) => [row.number, cardOf(row)]))
    },
    issue: (bought) => database.transaction((inside) => issueInside(inside, jobs, clock(), bought)),
    revoke,
    letter: async (cardId) => letterOf(database, cardId),
    letterSent: async (cardId) => {
      await database.prepared('gift-card-letter-sent', 'update gift_card set plain_code = null where id = $1', [cardId])
    },
  }
}

interface CardRow extends GiftCard {
  readonly codeHash: string
}

const cardText = `
  select id, number, code_hash as "codeHash", currency, expires_at as "expiresAt",
    (select coalesce(sum(minor), 0)::bigint from gift_card_entry where card_id = gift_card.id) as "balanceMinor"
  from gift_card`

const cardOf = ({ codeHash: _hash, ...card }: CardRow): GiftCard => card

/** A code is worth nothing without its number, and two cards of one code do not look alike. */
export const hashOf = (number: string, validationCode: string): string =>
  createHash('sha256')
    .update(`${number} ${normalCardNumber(validationCode)}`)
    .digest('base64url')

function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

async function issueInside(inside: Database, jobs: Pick<Jobs, 'send'>, now: Date, bought: BoughtCards): Promise<void> {
  for (let piece = 1; piece <= bought.pieces; piece += 1) {
    const id = newId()
    const { number, validationCode } = newCard()
    const [made] = await inside.prepared('gift-card-issue', issueText, [
      id,
      number,
      hashOf(number, validationCode),
      bought.value.currency,
      monthsFrom(now, monthsValid),
      bought.market,
      bought.orderId,
      bought.lineId,
      piece,
      JSON.stringify(bought.letter),
      validationCode,
    ])
    if (!made) continue
    await write(inside, bought.orderId, [{ cardId: id, kind: 'issued', minor: bought.value.minor }])
    const startAfterSeconds = secondsUntil(bought.letter.deliveryDate, now)
    await jobs.send(inside, 'gift-card-due.mails', { cardId: id }, { startAfterSeconds, singletonKey: id })
  }
}

const issueText = `
  insert into gift_card (id, number, code_hash, currency, expires_at, market, order_id, line_id, piece, letter, plain_code)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (order_id, line_id, piece) do nothing returning id`

/** Sixteen digits of which the last checks the others, and eight signs nobody confuses. */
function newCard(): { readonly number: string; readonly validationCode: string } {
  const digits = String(randomInt(1, 10)) + Array.from({ length: 14 }, () => randomInt(10)).join('')
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const validationCode = Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')
  return { number: orderNumber(BigInt(digits)), validationCode }
}

function monthsFrom(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() + months)
  return then
}

/** Sent at seven in the morning, world time, of the chosen day: early in Europe, in the night before where that is still to come. */
const secondsUntil = (date: string | undefined, now: Date): number =>
  date === undefined ? 0 : Math.max(0, Math.round((Date.parse(`${date}T07:00:00Z`) - now.getTime()) / 1000))

async function revoke(
  inside: Database,
  { orderId, lineId, pieces }: { readonly orderId: string; readonly lineId: string; readonly pieces: number },
): Promise<number> {
  const cards = await inside.prepared<{ id: string }>(
    'gift-cards-of-line',
    'select id from gift_card where order_id = $1 and line_id = $2 order by piece desc',
    [orderId, lineId],
  )
  const ids = cards.map(({ id }) => id)
  const balances = await lockedBalances(inside, ids)
  const issued = await inside.prepared<{ id: string; minor: number }>(
    'gift-cards-issued',
    `select card_id as id, minor from gift_card_entry where card_id = any($1) and kind = 'issued'`,
    [ids],
  )
  const whole = ids.filter((id) => {
    const value = issued.find((entry) => entry.id === id)?.minor ?? 0
    return value > 0 && balances.get(id)?.balance === value
  })
  const revoked = whole.slice(0, pieces)
  await write(
    inside,
    orderId,
    revoked.map((cardId) => ({ cardId, kind: 'revoked', minor: -(balances.get(cardId)?.balance ?? 0) })),
  )
  return revoked.length
}

async function letterOf(database: Database, cardId: string): Promise<CardLetter | undefined> {
  const [row] = await database.prepared<LetterRow>('gift-card-letter', letterText, [cardId])
  if (!row?.letter || row.validationCode === null) return undefined
  const { letter, minor, currency, ...rest } = row
  return { ...letter, ...rest, validationCode: row.validationCode, amount: money(minor, currency) }
}

interface LetterRow {
  readonly giftCardNumber: string
  readonly validationCode: string | null
  readonly letter: GiftLetter | null
  readonly minor: number
  readonly currency: string
  readonly market: string
  readonly expiresAt: Date | null
}

const letterText = `
  select c.number as "giftCardNumber", c.plain_code as "validationCode", c.letter, e.minor, c.currency, c.market, c.expires_at as "expiresAt"
  from gift_card c join gift_card_entry e on e.card_id = c.id and e.kind = 'issued' where c.id = $1`
