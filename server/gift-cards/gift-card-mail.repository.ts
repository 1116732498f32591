import { type Money, money } from '#foundation/money.ts'
import type { Database } from '#server/platform/database.ts'
import type { GiftCardMessage } from './gift-card.ts'

/** The content of the mail to the recipient. */
export interface GiftCardMailContent extends GiftCardMessage {
  readonly giftCardNumber: string
  readonly validationCode: string
  readonly amount: Money
  readonly market: string
  readonly expiresAt: Date | null
}

export async function giftCardMailContent(
  database: Database,
  cardId: string,
): Promise<GiftCardMailContent | undefined> {
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
