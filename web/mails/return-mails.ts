import type { MailReturn } from '#contracts/mail-parts.ts'
import { formatWrittenDay } from '#foundation/date-format.ts'
import { leftToRight } from '#foundation/left-to-right.ts'
import type { MarketView } from '#web/markets/index.ts'
import type { MailBlock, MailDocument, MailRow } from './mail-document.ts'

/** Sent when a return is registered, with the label, the code, and the last day to send it. */
export function returnRegistered(it: MailReturn, view: MarketView): MailDocument {
  const { t, locale } = view
  const sendBy = formatWrittenDay(it.sendBy, locale)
  const { labelUrl, carrier, dropOffCode } = it
  const rows: MailRow[] = [
    { term: t('returns.send-by'), text: sendBy },
    ...(carrier === undefined ? [] : [{ term: t('returns.carrier'), text: carrier }]),
    ...(dropOffCode === undefined ? [] : [{ term: t('mails.return-code'), text: dropOffCode }]),
  ]
  return about(it, view, {
    kind: 'registered',
    intro: t(`mails.return-registered-${it.way}`, sendBy),
    blocks: [
      ...(labelUrl === undefined ? [] : [link('button', t('returns.print-label'), labelUrl)]),
      { kind: 'rows', rows },
    ],
  })
}

/** Sent when a return has arrived. */
export const returnArrived = (it: MailReturn, view: MarketView): MailDocument =>
  about(it, view, { kind: 'arrived', intro: view.t('mails.return-arrived-intro'), blocks: [] })

/** Sent when no piece of a return was accepted, with the reason. */
export const returnRefused = (it: MailReturn, view: MarketView): MailDocument =>
  about(it, view, {
    kind: 'refused',
    intro: view.t('mails.return-refused-intro'),
    blocks: it.note === undefined ? [] : [{ kind: 'rows', rows: [{ term: view.t('returns.note'), text: it.note }] }],
  })

interface News {
  readonly kind: 'registered' | 'arrived' | 'refused'
  readonly intro: string
  readonly blocks: readonly MailBlock[]
}

function about({ returnNumber, goods, pageUrl }: MailReturn, { t, shopName }: MarketView, news: News): MailDocument {
  return {
    subject: t(`mails.return-${news.kind}-subject`, leftToRight(returnNumber)),
    preview: news.intro,
    blocks: [
      { kind: 'heading', text: t(`mails.return-${news.kind}-heading`) },
      { kind: 'text', text: news.intro },
      ...news.blocks,
      { kind: 'rows', rows: goods.map(({ name, quantity }) => ({ term: name, text: t('mails.pieces', quantity) })) },
      link('text', t('mails.return-see'), pageUrl),
      { kind: 'small', text: t('mails.why', shopName) },
    ],
  }
}

const link = (look: 'button' | 'text', text: string, url: string): MailBlock => ({ kind: 'link', look, text, url })
