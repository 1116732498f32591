import type { MailData } from '#contracts/mails.ts'
import { toWire } from '#contracts/money.ts'
import { type Order, orderDetail } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { workOnGiftMails } from './gift-mails.jobs.ts'
import { attachedPdf, type MailNeeds, type UnsentMail, writtenMail } from './mail-needs.ts'
import type { MailAttachment } from './mail-transport.port.ts'
import { workOnOrderMails } from './order-mails.jobs.ts'

/** Writes one mail for each event that needs one, and sends it. */
export async function workOnMails(jobs: Pick<Jobs, 'work'>, needs: MailNeeds): Promise<void> {
  await jobs.work('write-mail', (data) => {
    const order = data as unknown as MailOrder
    return send(needs, order.eventId, () => ordered(needs, order))
  })
  await jobs.work('payment-voiding.mails', ({ paymentId }) =>
    send(needs, `payment-voiding:${paymentId}`, () => moneyBack(needs, String(paymentId))),
  )
  await jobs.work('resend-mail', ({ mailId }) => resend(needs, Number(mailId)))
  await workOnOrderMails(jobs, needs, (eventId, write) => send(needs, eventId, write))
  await workOnGiftMails(jobs, needs, (eventId, write) => send(needs, eventId, write))
}

/** Sends the confirmation of a placed order. */
export const confirmOrder =
  (needs: MailNeeds) =>
  (orderId: string): Promise<void> =>
    send(needs, `order-placed:${orderId}`, () => confirmation(needs, orderId))

/** The kinds of mail whose data is complete in the request. */
type PlainKind =
  | 'confirm-wish'
  | 'product-there'
  | 'verify-email'
  | 'reset-password'
  | 'change-email'
  | 'email-change-asked'
  | 'provider-reminder'
  | 'new-device'
  | 'sign-in-changed'
  | 'confirm-watch'
  | 'confirm-contact'
  | 'wishlist-news'
  | 'wishlist-shared'
  | 'return-registered'
  | 'return-arrived'
  | 'return-refused'
  | 'withdrawal-received'
  | 'data-export'
  | 'account-deleted'
  | 'support-request'

/** A mail requested by another capability, with all its data. One event sends one mail. */
export type MailOrder = {
  [Kind in PlainKind]: {
    readonly eventId: string
    readonly kind: Kind
    readonly market: string
    readonly recipient: string
    readonly data: MailData[Kind]
    /** The address to which mail programs send one-click unsubscribing. */
    readonly unsubscribeUrl?: string
  }
}[PlainKind]

/** Queues a mail in the transaction of its cause. Many mails have a link that gives access, so the data of all mails is secret. */
export const queueMail = (jobs: Pick<Jobs, 'send'>, inside: Database, order: MailOrder): Promise<void> =>
  jobs.send(inside, 'write-mail', { ...order }, { singletonKey: order.eventId, isSecret: true })

/**
 * A mail that was stored but not sent, because the program ended in between, is sent now; a sent mail is not sent
 * again. Most calls are the first for their event, so there is no query before.
 */
async function send(
  { outbox, transport, showsOutbox }: MailNeeds,
  eventId: string,
  write: () => Promise<UnsentMail | undefined>,
): Promise<void> {
  const written = await write()
  // The order of a deleted account has no address.
  if (written?.recipient === '') return
  const stored = written ? await outbox.store({ ...written, eventId }) : await outbox.find(eventId)
  if (!stored || stored.sentAt !== null) return
  if (!transport) {
    if (!showsOutbox && kindsWithSecretLink.has(stored.kind)) await outbox.deleteContent(stored.id)
    return
  }
  await transport.send(stored)
  await outbox.markSent(stored.id)
  if (stored.kind === 'gift-card' || kindsWithSecretLink.has(stored.kind)) await outbox.deleteContent(stored.id)
}

/** Sends a stored mail again, unchanged. Its message id is derived from the event, so mailboxes that already have the mail recognise it. */
async function resend({ outbox, transport }: MailNeeds, mailId: number): Promise<void> {
  const stored = await outbox.read(mailId)
  if (!stored || stored.html === '' || !transport) return
  await transport.send(stored)
  if (stored.sentAt === null) await outbox.markSent(stored.id)
}

/** Mails with a link that gives access. */
export const kindsWithSecretLink: ReadonlySet<string> = new Set<PlainKind>([
  'confirm-wish',
  'confirm-watch',
  'confirm-contact',
  'verify-email',
  'reset-password',
  'change-email',
  'email-change-asked',
  'data-export',
])

async function ordered(
  needs: MailNeeds,
  { kind, market: id, recipient, data, unsubscribeUrl }: MailOrder,
): Promise<UnsentMail | undefined> {
  const market = needs.markets.find(id)
  if (!market) return undefined
  const written = await writtenMail(needs, market, { kind, data, recipient })
  return unsubscribeUrl === undefined ? written : { ...written, unsubscribeUrl }
}

async function confirmation(needs: MailNeeds, orderId: string): Promise<UnsentMail | undefined> {
  const order = await needs.orders.find(orderId)
  const market = order && needs.markets.find(order.market)
  if (!order || !market) return undefined
  const data = { order: orderDetail(order, true), receiptUrl: needs.receiptUrl(market, order.id) }
  const written = await writtenMail(needs, market, { kind: 'order-confirmation', data, recipient: order.email })
  const invoice = attachedPdf(await needs.invoices.issue(order.id))
  return { ...written, attachments: [...legalAttachments(order), ...invoice] }
}

async function moneyBack(needs: MailNeeds, paymentId: string): Promise<UnsentMail | undefined> {
  const payer = await needs.payer(paymentId)
  const market = payer && needs.markets.find(payer.market)
  if (!payer || !market) return undefined
  return writtenMail(needs, market, {
    kind: 'money-back',
    data: { amount: toWire(payer.amount) },
    recipient: payer.email,
  })
}

/** Legal texts that the law requires are attached to the confirmation, in the version that the shopper accepted. */
const legalAttachments = ({ consents }: Order): MailAttachment[] =>
  (consents.documents ?? []).map(({ title, html }) => ({
    name: `${title}.html`,
    type: 'text/html; charset=utf-8',
    content: Buffer.from(
      `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title></head><body>${html}</body></html>`,
    ).toString('base64'),
  }))
