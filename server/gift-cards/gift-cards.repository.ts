import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#foundation/clock.ts'
import { newId, orderNumber } from '#foundation/ids.ts'
import { type Money, money } from '#foundation/money.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { type CardLedger, cardLedger, write } from './card-ledger.repository.ts'
import {
  cardsToRevoke,
  type GiftCard,
  type GiftCardMessage,
  type IssuedPiece,
  isExpired,
  monthsValid,
  normalCardNumber,
} from './gift-card.ts'
import type { GiftCardProblem } from './gift-cards.problems.ts'

/** One bought line of an order: several cards of one value for one recipient. */
export interface BoughtCards {
  readonly orderId: string
  readonly lineId: string
  readonly market: string
  readonly pieces: number
  readonly value: Money
  readonly letter: GiftCardMessage
}

/** The content of the mail to the recipient. */
export interface GiftCardMailContent extends GiftCardMessage {
  readonly giftCardNumber: string
  readonly validationCode: string
  readonly amount: Money
  readonly market: string
  readonly expiresAt: Date | null
}

/** Gift cards: found by number and code, issued when bought, used through their ledger. */
export interface GiftCards extends CardLedger {
  /** The card, if the code is correct and it has a balance in this currency. */
  check(
    asked: { readonly number: string; readonly validationCode: string },
    currency: string | undefined,
  ): Promise<Result<GiftCard, GiftCardProblem>>
  /** By number, those of a basket. */
  cards(numbers: readonly string[], inside?: Database): Promise<ReadonlyMap<string, GiftCard>>
  /**
   * Makes the cards of a line once, even if called again; each is mailed at the chosen date. The caller has locked the order, so that
   * pieces cancelled meanwhile are excluded.
   */
  issue(bought: BoughtCards, inside?: Database): Promise<void>
  /**
   * Revokes cards of lines that are cancelled or refunded; cards not issued yet come first. Refuses without any change if too many cards
   * of a line were used.
   */
  revoke(inside: Database, lines: RevokedLines): Promise<Result<void, CardSpent>>
  /** Blocks the cards bought by an order until they are unblocked. Money already held for a payment stays held. */
  block(inside: Database, orderId: string): Promise<void>
  /** Unblocks them; mails that were due meanwhile are sent now. */
  unblock(inside: Database, orderId: string): Promise<void>
  /** Undefined for a card that is blocked or revoked: its mail is not sent. */
  content(cardId: string): Promise<GiftCardMailContent | undefined>
  /** Deletes the readable code once the mail with it is stored. */
  forgetCode(cardId: string): Promise<void>
}

export interface RevokedLines {
  readonly orderId: string
  readonly lines: readonly {
    readonly lineId: string
    /** Number of go, of how many that stand. */
    readonly pieces: number
    readonly remaining: number
  }[]
}

/** A card of this line was used; its balance. */
export interface CardSpent {
  readonly code: 'gift-card.spent-from'
  readonly lineId: string
  readonly left: Money
}

export interface GiftCardsNeeds {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
}

export function giftCards({ database, jobs, clock }: GiftCardsNeeds): GiftCards {
  return {
    ...cardLedger,
    check: async ({ number, validationCode }, currency) => {
      const [row] = await database.prepared<CardRow>('gift-card-check', `${cardText} where number = any($1)`, [
        [normalCardNumber(number)],
      ])
      const fits = sameHash(row?.codeHash ?? '', hashOf(row?.number ?? '', validationCode))
      if (!row || !fits) return refused({ code: 'gift-card.not-found' })
      if (row.isBlocked) return refused({ code: 'gift-card.blocked' })
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
    issue: (bought, within = database) => within.transaction((inside) => issueInside(inside, jobs, clock(), bought)),
    revoke,
    block: async (inside, orderId) => {
      await inside.prepared(
        'gift-card-block',
        `update gift_card set blocked_at = now() where id in (
           select id from gift_card where order_id = $1 and blocked_at is null order by id for update)`,
        [orderId],
      )
    },
    unblock: (inside, orderId) => unblock(inside, jobs, clock(), orderId),
    content: async (cardId) => giftCardMailContent(database, cardId),
    forgetCode: async (cardId) => {
      await database.prepared('gift-card-letter-sent', 'update gift_card set plain_code = null where id = $1', [cardId])
    },
  }
}

interface CardRow extends GiftCard {
  readonly codeHash: string
  readonly isBlocked: boolean
}

const cardText = `
  select id, number, code_hash as "codeHash", currency, expires_at as "expiresAt",
    blocked_at is not null as "isBlocked", case when blocked_at is not null then 0 else
      (select coalesce(sum(minor), 0)::bigint from gift_card_entry where card_id = gift_card.id) end as "balanceMinor"
  from gift_card`

const cardOf = ({ codeHash: _hash, isBlocked: _blocked, ...card }: CardRow): GiftCard => card

/** The hash contains the number, so equal codes of two cards have different hashes. */
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

/** A number of sixteen digits with a check digit, and a code of eight characters that are not easily confused. */
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

/** Sent at 07:00 UTC of the chosen day. */
const secondsUntil = (date: string | undefined, now: Date): number =>
  date === undefined ? 0 : Math.max(0, Math.round((Date.parse(`${date}T07:00:00Z`) - now.getTime()) / 1000))

async function revoke(inside: Database, { orderId, lines }: RevokedLines): Promise<Result<void, CardSpent>> {
  const cards = await inside.prepared<{ id: string; lineId: string }>(
    'gift-cards-of-order',
    'select id, line_id as "lineId" from gift_card where order_id = $1 and line_id = any($2) order by id for update',
    [orderId, lines.map(({ lineId }) => lineId)],
  )
  if (cards.length === 0) return accepted(undefined)
  const issued = await inside.prepared<IssuedCard>('gift-cards-issued', issuedText, [cards.map(({ id }) => id)])
  const chosen: IssuedCard[] = []
  for (const line of lines) {
    const ofLine = issued.filter(({ lineId }) => lineId === line.lineId)
    const going = cardsToRevoke(ofLine, line)
    if (!going.ok) {
      const { left, currency } = { left: going.problem.leftMinor, currency: ofLine[0]!.currency }
      return refused({ code: 'gift-card.spent-from', lineId: line.lineId, left: money(left, currency) })
    }
    chosen.push(...going.value)
  }
  await write(
    inside,
    orderId,
    chosen.map(({ id, balanceMinor }) => ({ cardId: id, kind: 'revoked', minor: -balanceMinor })),
  )
  return accepted(undefined)
}

interface IssuedCard extends IssuedPiece {
  readonly id: string
  readonly lineId: string
  readonly currency: string
}

/** Cards that are not revoked, the last piece first. */
const issuedText = `
  select c.id, c.line_id as "lineId", c.currency, e.minor as "valueMinor",
    (select sum(minor)::bigint from gift_card_entry where card_id = c.id) as "balanceMinor"
  from gift_card c join gift_card_entry e on e.card_id = c.id and e.kind = 'issued'
  where c.id = any($1) and not exists (select from gift_card_entry r where r.card_id = c.id and r.kind = 'revoked')
  order by c.piece desc`

async function unblock(inside: Database, jobs: Pick<Jobs, 'send'>, now: Date, orderId: string): Promise<void> {
  const cards = await inside.prepared<{ id: string; letter: GiftCardMessage | null; blockedAt: Date }>(
    'gift-card-unblock',
    `with blocked as (select id, blocked_at from gift_card where order_id = $1 and blocked_at is not null order by id for update)
     update gift_card c set blocked_at = null from blocked b where c.id = b.id
     returning c.id, case when c.plain_code is not null then c.letter end as letter, b.blocked_at as "blockedAt"`,
    [orderId],
  )
  for (const { id, letter, blockedAt } of cards) {
    if (!letter) continue
    const startAfterSeconds = secondsUntil(letter.deliveryDate, now)
    const singletonKey = `${id}:${blockedAt.toISOString()}`
    await jobs.send(inside, 'gift-card-due.mails', { cardId: id }, { startAfterSeconds, singletonKey })
  }
}

async function giftCardMailContent(database: Database, cardId: string): Promise<GiftCardMailContent | undefined> {
  const [row] = await database.prepared<GiftCardMailRow>('gift-card-letter', mailContentText, [cardId])
  if (!row?.letter || row.validationCode === null) return undefined
  const { letter, minor, currency, ...rest } = row
  return { ...letter, ...rest, validationCode: row.validationCode, amount: money(minor, currency) }
}

interface GiftCardMailRow {
  readonly giftCardNumber: string
  readonly validationCode: string | null
  readonly letter: GiftCardMessage | null
  readonly minor: number
  readonly currency: string
  readonly market: string
  readonly expiresAt: Date | null
}

const mailContentText = `
  select c.number as "giftCardNumber", c.plain_code as "validationCode", c.letter, e.minor, c.currency, c.market, c.expires_at as "expiresAt"
  from gift_card c join gift_card_entry e on e.card_id = c.id and e.kind = 'issued'
  where c.id = $1 and c.blocked_at is null
    and not exists (select from gift_card_entry r where r.card_id = c.id and r.kind = 'revoked')`
