import type { MailData } from '#contracts/mails.ts'
import { listed } from '#foundation/listed.ts'
import type { MarketView } from '#web/markets/index.ts'
import type { MailDocument } from './mail-document.ts'

/** Sent once to an address that requested it: the product is back, or can be bought for the first time. */
export function productThere(
  { launched, name, colourName, size, productUrl, optOutUrl }: MailData['product-there'],
  { t, shopName }: MarketView,
): MailDocument {
  const intro = t(launched ? 'mails.product-launched-intro' : 'mails.product-back-intro', name)
  const facts = listed(t, [colourName, size])
  return {
    subject: t(launched ? 'mails.product-launched-subject' : 'mails.product-back-subject', name),
    preview: intro,
    blocks: [
      { kind: 'heading', text: name },
      { kind: 'text', text: facts },
      { kind: 'text', text: intro },
      { kind: 'link', look: 'button', text: t('mails.see-product'), url: productUrl },
      { kind: 'small', text: t('mails.product-there-why', shopName) },
      { kind: 'link', look: 'text', text: t('mails.stop-asking'), url: optOutUrl },
    ],
  }
}
