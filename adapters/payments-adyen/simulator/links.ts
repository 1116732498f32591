import { randomBytes } from 'node:crypto'
import { untilDue } from '#server/platform/simulators/simulator-delay.ts'
import type { BookedLink, BookedPayment } from './books.ts'
import { type Answer, type ApiContext, endPending, ok, refusal } from './checkout-api.ts'
import { newReference } from './notifier.ts'

type Body = Readonly<Record<string, unknown>>

/** The calls about payment links: create, read, end. */
export function callLinks(context: ApiContext, method: string, path: string, body: Body): Answer | undefined {
  if (method === 'POST' && path === '/paymentLinks') return makeLink(context, body)
  const one = /^\/paymentLinks\/(PL[0-9A-F]+)$/.exec(path)
  if (!one) return undefined
  const link = currentLink(context, one[1]!)
  if (!link) return refusal(404, '000', 'Payment link not found')
  if (method === 'PATCH') {
    if (body.status !== 'expired' || link.status !== 'active') return refusal(422, '14_015', 'Invalid status')
    context.books.moveLink(link.id, 'expired')
  }
  return ok(onWire(context, context.books.link(link.id)!))
}

function makeLink(context: ApiContext, body: Body): Answer {
  const { amount, reference, returnUrl, expiresAt } = body as Partial<BookedLink>
  if (!amount || !Number.isSafeInteger(amount.value) || amount.value <= 0) return refusal(422, '100', 'Invalid amount')
  if (typeof reference !== 'string') return refusal(422, '130', "Required field 'reference' is not provided.")
  const link: BookedLink = {
    id: `PL${randomBytes(8).toString('hex').toUpperCase()}`,
    reference,
    amount,
    returnUrl: String(returnUrl ?? ''),
    expiresAt: String(expiresAt ?? new Date(Date.now() + 86_400_000).toISOString()),
    status: 'active',
  }
  context.books.addLink(link)
  return { status: 201, body: onWire(context, link) }
}

/** A link with its current status: it has expired if its time is over. */
export function currentLink({ books }: ApiContext, id: string): BookedLink | undefined {
  const link = books.link(id)
  if (link?.status === 'active' && Date.parse(link.expiresAt) <= Date.now()) books.moveLink(id, 'expired')
  return books.link(id)
}

const onWire = ({ url, merchantAccount }: ApiContext, { id, reference, amount, expiresAt, status }: BookedLink) => ({
  id,
  url: `${url}/link/${id}`,
  status,
  reference,
  amount,
  expiresAt,
  merchantAccount,
})

/** Somebody opened the link, and paid or did not. A refusal leaves the link unchanged. */
export function payLink(context: ApiContext, link: BookedLink, outcome: string): void {
  const { books, notifier, faults } = context
  const state = outcome === 'approve' ? 'authorised' : outcome === 'pending' ? 'pending' : 'refused'
  const payment: BookedPayment = {
    pspReference: newReference(),
    reference: link.reference,
    amount: { ...link.amount, value: link.amount.value + faults.overcharge },
    method: 'visa',
    returnUrl: link.returnUrl,
    at: new Date().toISOString(),
    refunds: {},
    state,
  }
  books.add(payment)
  if (outcome === 'approve') books.moveLink(link.id, 'completed')
  if (outcome === 'pending') {
    books.moveLink(link.id, 'paymentPending')
    void untilDue(() => faults.pendingMs).then(() => {
      endPending(context, payment, 'approve')
      books.moveLink(link.id, 'completed')
    })
  } else notifier.notify(payment, { eventCode: 'AUTHORISATION', success: outcome === 'approve' })
}
