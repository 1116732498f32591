import type { MailData } from '#contracts/mails.ts'
import { formatDate } from '#foundation/date-format.ts'
import type { MarketView } from '#web/markets/index.ts'
import type { MailDocument } from './mail-document.ts'

/** Sent to the recipient of a gift card, on the day that the buyer chose. */
export function giftCard(
  { giftCardNumber, validationCode, amount, recipientName, senderName, message, expiresAt }: MailData['gift-card'],
  { t, money, market, shopName }: MarketView,
): MailDocument {
  const intro = t('mails.gift-card-intro')
  return {
    subject: t('mails.gift-card-subject', senderName ?? shopName),
    preview: intro,
    blocks: [
      {
        kind: 'heading',
        text: recipientName ? `${recipientName}, ${t('mails.gift-card-heading')}` : t('mails.gift-card-heading'),
      },
      ...(message ? [{ kind: 'text' as const, text: message }] : []),
      {
        kind: 'rows',
        rows: [
          { term: t('mails.gift-card-worth'), text: money(amount), strong: true },
          { term: t('mails.gift-card-number'), text: giftCardNumber },
          { term: t('mails.gift-card-code'), text: validationCode },
          ...(expiresAt
            ? [{ term: t('mails.gift-card-until'), text: formatDate(new Date(expiresAt), market.timeZone) }]
            : []),
        ],
      },
      { kind: 'text', text: intro },
      { kind: 'small', text: t('mails.gift-card-why', shopName) },
    ],
  }
}

/** Sent once for an abandoned basket with an email address. */
export function basketAbandoned(
  { lines, basketUrl, unsubscribeUrl }: MailData['basket-abandoned'],
  { t, money, shopName }: MarketView,
  publicUrl: string,
): MailDocument {
  const intro = t('mails.basket-abandoned-intro')
  return {
    subject: t('mails.basket-abandoned-subject'),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.basket-abandoned-subject') },
      { kind: 'text', text: intro },
      {
        kind: 'goods',
        goods: lines.map(({ name, colour, variant, totalPrice }) => ({
          name,
          facts: [t('basket.colour-and-size', colour.name, [variant.size, variant.length].filter(Boolean).join('/'))],
          amount: money(totalPrice),
        })),
      },
      { kind: 'link', look: 'button', text: t('mails.to-your-basket'), url: new URL(basketUrl, publicUrl).href },
      { kind: 'small', text: t('mails.basket-abandoned-why', shopName) },
      { kind: 'link', look: 'text', text: t('club.unsubscribe'), url: unsubscribeUrl },
    ],
  }
}
