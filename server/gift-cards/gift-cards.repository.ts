import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '#foundation/clock.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { type CardLedger, cardLedger } from './card-ledger.repository.ts'
import { type GiftCard, isExpired, normalCardNumber } from './gift-card.ts'
import { type GiftCardMailContent, giftCardMailContent } from './gift-card-mail.repository.ts'
import type { GiftCardProblem } from './gift-cards.problems.ts'
import { type BoughtCards, hashOf, issueInside } from './issue-cards.repository.ts'
import { type CardSpent, type RevokedLines, revoke, unblock } from './withdraw-cards.repository.ts'

/** Gift cards: found by number and code, issued after a purchase, used through their ledger. */
export interface GiftCards extends CardLedger {
  /** The card, if the code is correct and the card has a balance in this currency. */
  check(
    asked: { readonly number: string; readonly validationCode: string },
    currency: string | undefined,
  ): Promise<Result<GiftCard, GiftCardProblem>>
  /** The cards of a basket, by number. */
  cards(numbers: readonly string[], inside?: Database): Promise<ReadonlyMap<string, GiftCard>>
  /**
   * Makes the cards of a line once, even if called again; each is mailed on the chosen date. The caller has locked the
   * order, so that pieces cancelled meanwhile are left out.
   */
  issue(bought: BoughtCards, inside?: Database): Promise<void>
  /**
   * Revokes cards of cancelled or refunded lines; cards that are not yet issued come first. Refuses without any change
   * if too many cards of a line were used.
   */
  revoke(inside: Database, lines: RevokedLines): Promise<Result<void, CardSpent>>
  /** Blocks the cards bought by an order until they are unblocked. Money already held for a payment stays held. */
  block(inside: Database, orderId: string): Promise<void>
  /** Unblocks them; mails that became due meanwhile are sent now. */
  unblock(inside: Database, orderId: string): Promise<void>
  /** Undefined for a blocked or revoked card, whose mail is not sent. */
  content(cardId: string): Promise<GiftCardMailContent | undefined>
  /** Deletes the readable code after the mail with it was stored. */
  forgetCode(cardId: string): Promise<void>
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

interface CardRow extends Omit<GiftCard, 'isVoucher'> {
  readonly isVoucher: boolean | null
  readonly codeHash: string
  readonly isBlocked: boolean
}

const cardText = `
  select id, number, code_hash as "codeHash", currency, expires_at as "expiresAt",
    blocked_at is not null as "isBlocked", source = 'voucher' as "isVoucher", case when blocked_at is not null then 0 else
      (select coalesce(sum(minor), 0)::bigint from gift_card_entry where card_id = gift_card.id) end as "balanceMinor"
  from gift_card`

const cardOf = ({ codeHash: _hash, isBlocked: _blocked, isVoucher, ...card }: CardRow): GiftCard =>
  isVoucher ? { ...card, isVoucher: true } : card

function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
