import { formatDate } from '#foundation/date-format.ts'
import type { Money } from '#foundation/money.ts'
import { formatMoney } from '#foundation/money-format.ts'
import type { StoredDocument } from '#foundation/stored-document.ts'
import type { ReceiptFacts } from './receipt-document.ts'

/** A gift card for its recipient: its value, number and code. */
export interface GiftCardToGive {
  readonly giftCardNumber: string
  readonly validationCode: string
  readonly amount: Money
  readonly recipientName?: string | undefined
  readonly senderName?: string | undefined
  readonly message?: string | undefined
  readonly expiresAt?: Date | undefined
}

/** A gift card document to print or to store. */
export function giftCardDocument(card: GiftCardToGive, { market, shopName, t }: ReceiptFacts): StoredDocument {
  const title = t('mails.gift-card-heading')
  return {
    title,
    locale: market.locale,
    direction: market.direction,
    blocks: [
      { kind: 'brand', text: shopName },
      { kind: 'heading', text: title },
      ...(card.recipientName ? [{ kind: 'text' as const, text: card.recipientName }] : []),
      ...(card.message ? [{ kind: 'text' as const, text: card.message }] : []),
      ...(card.senderName ? [{ kind: 'text' as const, text: card.senderName }] : []),
      {
        kind: 'rows',
        rows: [
          { term: t('mails.gift-card-worth'), text: formatMoney(card.amount, market.locale), strong: true },
          { term: t('mails.gift-card-number'), text: card.giftCardNumber },
          { term: t('mails.gift-card-code'), text: card.validationCode },
          ...(card.expiresAt
            ? [{ term: t('mails.gift-card-until'), text: formatDate(card.expiresAt, market.country.timeZone) }]
            : []),
        ],
      },
    ],
  }
}
