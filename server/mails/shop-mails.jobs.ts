import type { Shell } from '#contracts/content.ts'
import type { DocumentSettings, MailData, Storefront } from '#contracts/storefront.ts'
import type { Money } from '#foundation/money.ts'
import { formatMoney } from '#foundation/money-format.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type Order, orderDetail } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { MailTransport } from './mail-transport.port.ts'
import type { NewMail, Outbox } from './outbox.repository.ts'

export interface MailNeeds {
  readonly outbox: Pick<Outbox, 'find' | 'keep' | 'sent'>
  readonly orders: { find(id: string): Promise<Order | undefined> }
  /** Whose money goes back, and how much. */
  readonly payer: (
    paymentId: string,
  ) => Promise<{ readonly email: string; readonly market: string; readonly amount: Money } | undefined>
  readonly markets: Pick<Markets, 'find'>
  readonly shell: (market: Market) => Shell
  readonly words: (market: Market) => Translate
  readonly storefront: () => Promise<Pick<Storefront, 'mail'>>
  readonly settings: (market: Market) => DocumentSettings
  readonly receiptUrl: (market: Market, orderId: string) => string
  /** Left out where there is no mail server: mails stay in the outbox. */
  readonly transport: MailTransport | undefined
}

/** Writes a mail for each event that asks for one, once, and sends it. */
export async function workOnMails(jobs: Pick<Jobs, 'work'>, needs: MailNeeds): Promise<void> {
  await jobs.work('write-mail', (data) => {
    const order = data as unknown as MailOrder
    return send(needs, order.eventId, () => ordered(needs, order))
  })
  await jobs.work('order-placed.mails', ({ orderId }) =>
    send(needs, `order-placed:${orderId}`, () => confirmation(needs, String(orderId))),
  )
  await jobs.work('payment-voiding.mails', ({ paymentId }) =>
    send(needs, `payment-voiding:${paymentId}`, () => moneyBack(needs, String(paymentId))),
  )
}

/** Kinds of mail that need nothing but what was said when they were ordered. */
type PlainKind = 'product-there'

/** A mail another capability asks for, all it tells included. The same event is one mail. */
export interface MailOrder<Kind extends PlainKind = PlainKind> {
  readonly eventId: string
  readonly kind: Kind
  readonly market: string
  readonly recipient: string
  readonly data: MailData[Kind]
}

/** Orders a mail inside the transaction of what caused it. */
export const queueMail = (jobs: Pick<Jobs, 'send'>, inside: Database, order: MailOrder): Promise<void> =>
  jobs.send(inside, 'write-mail', { ...order }, { singletonKey: order.eventId })

type Written = Omit<NewMail, 'eventId'>

/** A mail that was kept and not sent, since the program ended in between, is sent now; one that was sent is not sent again. */
async function send(
  { outbox, transport }: MailNeeds,
  eventId: string,
  write: () => Promise<Written | undefined>,
): Promise<void> {
  const known = await outbox.find(eventId)
  const written = known ?? (await write())
  if (!written) return
  const kept = known ?? (await outbox.keep({ ...written, eventId }))
  if (kept.sentAt !== null || !transport) return
  await transport.send(kept)
  await outbox.sent(kept.id)
}

async function ordered(
  needs: MailNeeds,
  { kind, market: id, recipient, data }: MailOrder,
): Promise<Written | undefined> {
  const market = needs.markets.find(id)
  if (!market) return undefined
  const mail = (await needs.storefront()).mail(kind, data, needs.shell(market), needs.settings(market))
  return { ...mail, kind, market: id, recipient }
}

async function confirmation(needs: MailNeeds, orderId: string): Promise<Written | undefined> {
  const order = await needs.orders.find(orderId)
  const market = order && needs.markets.find(order.market)
  if (!order || !market) return undefined
  const data = { order: orderDetail(order, true), receiptUrl: needs.receiptUrl(market, order.id) }
  const mail = (await needs.storefront()).mail('order-confirmation', data, needs.shell(market), needs.settings(market))
  return { ...mail, kind: 'order-confirmation', market: market.id, recipient: order.email }
}

async function moneyBack(needs: MailNeeds, paymentId: string): Promise<Written | undefined> {
  const payer = await needs.payer(paymentId)
  const market = payer && needs.markets.find(payer.market)
  if (!payer || !market) return undefined
  const t = needs.words(market)
  const amount = formatMoney(payer.amount, market.locale)
  const text = t('mail.money-back-text', amount)
  const html = `<!doctype html><html lang="${market.locale}" dir="${market.direction}"><body><p>${escaped(text)}</p></body></html>`
  return {
    kind: 'money-back',
    market: market.id,
    recipient: payer.email,
    subject: t('mail.money-back-subject'),
    html,
    text,
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
