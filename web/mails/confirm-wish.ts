import type { MailData } from '#contracts/mails.ts'
import type { MarketView } from '#web/markets/index.ts'
import type { MailDocument } from './mail-document.ts'

/** Sent before any notification, because somebody else may have typed the address. Its owner confirms the request. */
export function confirmWish(
  { launched, name, confirmUrl }: MailData['confirm-wish'],
  { t, shopName }: MarketView,
): MailDocument {
  const intro = t(launched ? 'mails.confirm-launch-intro' : 'mails.confirm-return-intro', name)
  return {
    subject: t('mails.confirm-wish-subject', name),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.confirm-wish-title') },
      { kind: 'text', text: intro },
      { kind: 'link', look: 'button', text: t('mails.confirm-wish'), url: confirmUrl },
      { kind: 'small', text: t('mails.confirm-wish-why', shopName) },
    ],
  }
}
