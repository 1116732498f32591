import { newId } from '#foundation/ids.ts'
import type { Money } from '#foundation/money.ts'
import type { Database } from '#server/platform/database.ts'
import { write } from './card-ledger.repository.ts'
import { hashOf, newCard } from './issue-cards.repository.ts'

/** Cards with the value of a voucher. Number and code are never shown: only the shop adds them to a basket. */
export interface VoucherCards {
  /** Returns the id and the number of the new card. */
  issue(
    inside: Database,
    voucher: { readonly value: Money; readonly reference: string },
  ): Promise<{ readonly id: string; readonly number: string }>
  /** Takes the value off an unused card. False, with nothing changed, if a part is spent or held for a payment. */
  revokeUnused(inside: Database, cardId: string): Promise<boolean>
}

export const voucherCards: VoucherCards = {
  async issue(inside, { value, reference }) {
    const [id, { number, validationCode }] = [newId(), newCard()]
    await inside.prepared(
      'voucher-card-issue',
      `insert into gift_card (id, number, code_hash, currency, source) values ($1, $2, $3, $4, 'voucher')`,
      [id, number, hashOf(number, validationCode), value.currency],
    )
    await write(inside, reference, [{ cardId: id, kind: 'issued', minor: value.minor }])
    return { id, number }
  },
  async revokeUnused(inside, cardId) {
    await inside.prepared('voucher-card-lock', 'select id from gift_card where id = $1 for update', [cardId])
    const [card] = await inside.prepared<{ issued: number; balance: number }>(
      'voucher-card-worth',
      `select coalesce(sum(minor) filter (where kind = 'issued'), 0)::bigint as issued, coalesce(sum(minor), 0)::bigint as balance
       from gift_card_entry where card_id = $1`,
      [cardId],
    )
    if (!card || card.balance <= 0 || card.balance !== card.issued) return false
    await write(inside, 'given-back', [{ cardId, kind: 'revoked', minor: -card.balance }])
    return true
  },
}
