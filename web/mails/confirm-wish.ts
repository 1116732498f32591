import type { MailData } from '#contracts/mails.ts'
import type { MarketView } from '#web/markets/index.ts'
import type { MailDocument } from './mail-document.ts'

/** The first mail to an address that somebody typed: its owner confirms that the notification is wanted. */
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
