import { type Money, money } from '#foundation/money.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { write } from './card-ledger.repository.ts'
import { cardsToRevoke, type GiftCardMessage, type IssuedPiece } from './gift-card.ts'
import { secondsUntil } from './issue-cards.repository.ts'

export interface RevokedLines {
  readonly orderId: string
  readonly lines: readonly {
    readonly lineId: string
    /** How many pieces to revoke, of the `remaining` pieces of the line. */
    readonly pieces: number
    readonly remaining: number
  }[]
}

/** A card of this line was used; `left` is its balance. */
export interface CardSpent {
  readonly code: 'gift-card.spent-from'
  readonly lineId: string
  readonly left: Money
}

export async function revoke(inside: Database, { orderId, lines }: RevokedLines): Promise<Result<void, CardSpent>> {
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

/** Cards that are not revoked, starting with the last piece. */
const issuedText = `
  select c.id, c.line_id as "lineId", c.currency, e.minor as "valueMinor",
    (select sum(minor)::bigint from gift_card_entry where card_id = c.id) as "balanceMinor"
  from gift_card c join gift_card_entry e on e.card_id = c.id and e.kind = 'issued'
  where c.id = any($1) and not exists (select from gift_card_entry r where r.card_id = c.id and r.kind = 'revoked')
  order by c.piece desc`

export async function unblock(inside: Database, jobs: Pick<Jobs, 'send'>, now: Date, orderId: string): Promise<void> {
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
