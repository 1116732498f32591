import type { MailData } from '#contracts/mails.ts'
import type { MarketView } from '#web/markets/index.ts'
import type { MailDocument } from './mail-document.ts'

/** Sent before any marketing mail, because somebody else may have typed the address. Its owner confirms the subscription. */
export function confirmContact(
  { topic, confirmUrl }: MailData['confirm-contact'],
  { t, shopName }: MarketView,
): MailDocument {
  const intro = t(topic === 'club' ? 'mails.confirm-contact-club' : 'mails.confirm-contact-newsletter')
  return {
    subject: t('mails.confirm-contact-subject', shopName),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.confirm-contact-title') },
      { kind: 'text', text: intro },
      { kind: 'link', look: 'button', text: t('mails.confirm-contact'), url: confirmUrl },
      { kind: 'small', text: t('mails.confirm-contact-why', shopName) },
    ],
  }
}
