import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'
import { type CardUse, maskedCardNumber, spreadOver } from './gift-card.ts'
import type { GiftCardProblem } from './gift-cards.problems.ts'

/**
 * The ledger of gift cards. Entries are only added: issued, held for a payment, released, redeemed, refunded, revoked.
 * A card is locked before money is taken from it, so simultaneous checkouts wait for each other and no money is spent
 * twice. All operations are idempotent.
 */
export interface CardLedger {
  /** Reserves money for a payment: all of it or none. */
  hold(inside: Database, paymentId: string, uses: readonly CardUse[]): Promise<Result<void, GiftCardProblem>>
  /** Spends the amounts held for the payment. */
  redeem(inside: Database, paymentId: string): Promise<void>
  /** Releases the amounts held for the payment. */
  release(inside: Database, paymentId: string): Promise<void>
  /** Refunds money to the cards that paid, never more than they paid; returns the amount. A refund id is refunded only once. */
  refund(
    inside: Database,
    asked: { readonly paymentId: string; readonly refundId: string; readonly minor: number },
  ): Promise<number>
  /** The amounts that each card paid for a payment, minus refunds. */
  paid(inside: Database, paymentId: string): Promise<readonly (CardUse & { readonly number: string })[]>
}

export const cardLedger: CardLedger = {
  async hold(inside, paymentId, uses) {
    if (uses.length === 0 || (await netOf(inside, paymentId, ['held', 'released', 'redeemed'])).length > 0)
      return accepted(undefined)
    const balances = await lockedBalances(
      inside,
      uses.map(({ cardId }) => cardId),
    )
    const blocked = uses.find(({ cardId }) => balances.get(cardId)?.isBlocked)
    if (blocked) return refused({ code: 'gift-card.blocked' })
    const short = uses.find(({ cardId, minor }) => (balances.get(cardId)?.balance ?? 0) < minor)
    if (short)
      return refused({
        code: 'gift-card.not-enough-left',
        giftCardNumber: maskedCardNumber(balances.get(short.cardId)?.number ?? ''),
      })
    await write(
      inside,
      paymentId,
      uses.map(({ cardId, minor }) => ({ cardId, kind: 'held', minor: -minor })),
    )
    return accepted(undefined)
  },
  async redeem(inside, paymentId) {
    const held = await openHolds(inside, paymentId)
    await write(inside, paymentId, [
      ...held.map(({ cardId, minor }) => ({ cardId, kind: 'released' as const, minor: -minor })),
      ...held.map(({ cardId, minor }) => ({ cardId, kind: 'redeemed' as const, minor })),
    ])
  },
  async release(inside, paymentId) {
    const held = await openHolds(inside, paymentId)
    await write(
      inside,
      paymentId,
      held.map(({ cardId, minor }) => ({ cardId, kind: 'released', minor: -minor })),
    )
  },
  async refund(inside, { paymentId, refundId, minor }) {
    const reference = refundReference(paymentId, refundId)
    const redeemed = await netOf(inside, paymentId, ['redeemed'])
    await lockedBalances(
      inside,
      redeemed.map(({ cardId }) => cardId),
    )
    const before = await inside.prepared<{ minor: number }>(
      'gift-card-refund-known',
      `select minor from gift_card_entry where reference = $1 and kind = 'refunded'`,
      [reference],
    )
    if (before.length > 0) return before.reduce((sum, entry) => sum + entry.minor, 0)
    const backs = spreadOver(await paidBy(inside, paymentId), minor)
    await write(
      inside,
      reference,
      backs.map(({ cardId, minor: back }) => ({ cardId, kind: 'refunded', minor: back })),
    )
    return backs.reduce((sum, back) => sum + back.minor, 0)
  },
  paid: paidBy,
}

const refundReference = (paymentId: string, refundId: string): string => `${paymentId}:${refundId}`

interface Entry {
  readonly cardId: string
  readonly kind: 'issued' | 'held' | 'released' | 'redeemed' | 'refunded' | 'revoked'
  readonly minor: number
}

/** The unique key of card, kind and reference ignores the second of two equal entries. */
export async function write(inside: Database, reference: string, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  await inside.prepared(
    'gift-card-write',
    `insert into gift_card_entry (card_id, kind, minor, reference)
     select card, kind, minor, $4 from unnest($1::uuid[], $2::text[], $3::bigint[]) as entry (card, kind, minor)
     on conflict (card_id, kind, reference) do nothing`,
    [
      entries.map(({ cardId }) => cardId),
      entries.map(({ kind }) => kind),
      entries.map(({ minor }) => minor),
      reference,
    ],
  )
}

/** Cards are locked in the order of their ids to prevent deadlocks. */
async function lockedBalances(
  inside: Database,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly number: string; readonly isBlocked: boolean; readonly balance: number }>> {
  const cards = await inside.prepared<{ id: string; number: string; isBlocked: boolean }>(
    'gift-card-lock',
    'select id, number, blocked_at is not null as "isBlocked" from gift_card where id = any($1) order by id for update',
    [cardIds],
  )
  const sums = await inside.prepared<{ id: string; balance: number }>(
    'gift-card-balances',
    'select card_id as id, sum(minor)::bigint as balance from gift_card_entry where card_id = any($1) group by card_id',
    [cardIds],
  )
  const balances = new Map(sums.map(({ id, balance }) => [id, balance]))
  return new Map(cards.map(({ id, ...card }) => [id, { ...card, balance: balances.get(id) ?? 0 }]))
}

async function openHolds(inside: Database, paymentId: string): Promise<readonly CardUse[]> {
  const known = await netOf(inside, paymentId, ['held', 'released'])
  if (known.length === 0) return []
  await lockedBalances(
    inside,
    known.map(({ cardId }) => cardId),
  )
  return (await netOf(inside, paymentId, ['held', 'released'])).filter(({ minor }) => minor < 0)
}

/** Sums per card of the entries of a payment; empty if there are none. */
const netOf = (inside: Database, paymentId: string, kinds: readonly Entry['kind'][]): Promise<CardUse[]> =>
  inside.prepared<CardUse>(
    'gift-card-net',
    `select card_id as "cardId", sum(minor)::bigint as minor from gift_card_entry
     where reference = $1 and kind = any($2) group by card_id order by card_id`,
    [paymentId, kinds],
  )

async function paidBy(
  inside: Database,
  paymentId: string,
): Promise<readonly (CardUse & { readonly number: string })[]> {
  return inside.prepared(
    'gift-card-paid',
    `select e.card_id as "cardId", c.number, (-sum(e.minor))::bigint as minor
     from gift_card_entry e join gift_card c on c.id = e.card_id
     where (e.kind = 'redeemed' and e.reference = $1) or (e.kind = 'refunded' and e.reference like $1 || ':%')
     group by e.card_id, c.number having sum(e.minor) < 0 order by min(e.id) desc`,
    [paymentId],
  )
}
