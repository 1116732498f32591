import type { MailWithdrawal } from '#contracts/mail-parts.ts'
import { formatWrittenDay, formatWrittenMoment } from '#foundation/date-format.ts'
import { leftToRight } from '#foundation/left-to-right.ts'
import type { MarketView } from '#web/markets/index.ts'
import type { MailBlock, MailDocument } from './mail-document.ts'

/** Sent immediately after a withdrawal: the statement with its date and time, and the next steps. */
export function withdrawalReceived(it: MailWithdrawal, { t, market, locale, shopName }: MarketView): MailDocument {
  const submitted = formatWrittenMoment(new Date(it.submitted), locale, market.timeZone)
  const intro = t('mails.withdrawal-intro', submitted)
  const next: MailBlock[] = [
    ...(it.isCancelled ? [text(t('withdrawal.is-cancelled'))] : []),
    ...(it.comesBack ? [text(howItComesBack(it, t, locale))] : []),
    ...(it.returnUrl === undefined
      ? []
      : [{ kind: 'link' as const, look: 'button' as const, text: t('withdrawal.to-return'), url: it.returnUrl }]),
    text(t('withdrawal.refund-when')),
  ]
  return {
    subject: t('mails.withdrawal-subject', leftToRight(it.withdrawalNumber)),
    preview: intro,
    blocks: [
      { kind: 'heading', text: t('mails.withdrawal-heading') },
      text(intro),
      ...it.statement.split('\n').map(text),
      ...next,
      { kind: 'small', text: t('mails.why', shopName) },
    ],
  }
}

const howItComesBack = ({ sendBy }: MailWithdrawal, t: MarketView['t'], locale: string): string =>
  sendBy === undefined ? t('withdrawal.with-return') : t('withdrawal.send-by', formatWrittenDay(sendBy, locale))

const text = (said: string): MailBlock => ({ kind: 'text', text: said })
