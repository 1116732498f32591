import type { MailData } from '#contracts/mails.ts'
import { leftToRight } from '#foundation/left-to-right.ts'
import type { MarketView } from '#web/markets/index.ts'
import type { MailDocument } from './mail-document.ts'

/** Sent to customer service. All input of the shopper is shown as plain text. */
export function supportRequest(
  { email, name, subject, message, orderNumber }: MailData['support-request'],
  { t }: MarketView,
): MailDocument {
  return {
    subject: t('mails.support-subject', subject),
    preview: message.slice(0, 120),
    blocks: [
      { kind: 'heading', text: subject },
      {
        kind: 'rows',
        rows: [
          { term: t('support.name'), text: name },
          { term: t('support.email'), text: leftToRight(email) },
          ...(orderNumber === undefined ? [] : [{ term: t('support.order-number'), text: leftToRight(orderNumber) }]),
        ],
      },
      ...message.split('\n').map((text) => ({ kind: 'text' as const, text })),
    ],
  }
}
