import type { Ledger } from '#server/platform/simulators/simulator.port.ts'
import type { BookedPart, BookedPayment, BookedState } from './booked-payment.ts'
import { recordTypes, reportRows } from './report-rows.ts'

export type { BookedPayment } from './booked-payment.ts'

export interface BookedLink {
  readonly id: string
  readonly reference: string
  readonly amount: BookedPayment['amount']
  readonly returnUrl: string
  readonly expiresAt: string
  readonly status: 'active' | 'completed' | 'expired' | 'paymentPending'
}

export interface Ticket {
  readonly pspReference: string
  readonly outcome: 'approve' | 'cancel' | 'fail'
  readonly used: boolean
}

type Entry =
  | ({ readonly kind: 'payment' } & BookedPayment)
  | { readonly kind: 'state'; readonly pspReference: string; readonly state: BookedState; readonly at?: string }
  | ({ readonly kind: 'refund'; readonly at?: string } & BookedPart)
  | ({ readonly kind: 'event'; readonly eventCode: string; readonly at: string } & BookedPart)
  | { readonly kind: 'answer'; readonly key: string; readonly status: number; readonly body: unknown }
  | ({ readonly kind: 'ticket'; readonly token: string } & Omit<Ticket, 'used'>)
  | { readonly kind: 'ticket-used'; readonly token: string }
  | ({ readonly kind: 'link' } & BookedLink)
  | { readonly kind: 'link-state'; readonly id: string; readonly status: BookedLink['status'] }

type BookState = ReturnType<typeof emptyBooks>

const emptyBooks = () => ({
  payments: new Map<string, BookedPayment>(),
  byReference: new Map<string, string[]>(),
  answers: new Map<string, { readonly status: number; readonly body: unknown }>(),
  tickets: new Map<string, Ticket>(),
  links: new Map<string, BookedLink>(),
  rows: reportRows(),
})

/** Everything that the provider knows, calculated from the lines of its ledger. Each line is written before its request is answered. */
export function openBooks(ledger: Ledger, now: () => string = () => new Date().toISOString()) {
  const known = emptyBooks()
  const { payments, byReference, answers, tickets, links, rows } = known
  const write = (entry: Entry): void => {
    ledger.append({ ...entry })
    applyEntry(known, entry)
  }
  for (const entry of ledger.entries()) applyEntry(known, entry as unknown as Entry)

  return {
    rows: rows.all,
    payments: () => [...payments.values()],
    payment: (pspReference: string) => payments.get(pspReference),
    byReference: (reference: string) => (byReference.get(reference) ?? []).map((psp) => payments.get(psp)!),
    add: (payment: BookedPayment) => write({ kind: 'payment', ...payment }),
    move: (pspReference: string, state: BookedState) => write({ kind: 'state', pspReference, state, at: now() }),
    refund: (part: BookedPart) => write({ kind: 'refund', at: now(), ...part }),
    event: (eventCode: string, part: BookedPart) => write({ kind: 'event', eventCode, at: now(), ...part }),
    answered: (key: string) => answers.get(key),
    keepAnswer: (key: string, status: number, body: unknown) => write({ kind: 'answer', key, status, body }),
    ticket: (token: string) => tickets.get(token),
    addTicket: (token: string, ticket: Omit<Ticket, 'used'>) => write({ kind: 'ticket', token, ...ticket }),
    spendTicket: (token: string) => write({ kind: 'ticket-used', token }),
    link: (id: string) => links.get(id),
    addLink: (link: BookedLink) => write({ kind: 'link', ...link }),
    moveLink: (id: string, status: BookedLink['status']) => write({ kind: 'link-state', id, status }),
  }
}

/** Adds one line of the ledger to the books. */
function applyEntry({ payments, byReference, answers, tickets, links, rows }: BookState, entry: Entry): void {
  switch (entry.kind) {
    case 'payment': {
      const { kind: _kind, ...payment } = entry
      if (!payments.has(entry.pspReference)) rows.begun(payment)
      if (!payments.has(entry.pspReference))
        byReference.set(entry.reference, [...(byReference.get(entry.reference) ?? []), entry.pspReference])
      payments.set(entry.pspReference, payment)
      break
    }
    case 'state':
      rows.moved(payments.get(entry.pspReference), entry.state, entry.at)
      changed(payments, entry.pspReference, (payment) => ({ ...payment, state: entry.state }))
      break
    case 'refund':
      rows.part(payments.get(entry.pspReference), 'SentForRefund', entry)
      changed(payments, entry.pspReference, (payment) => ({
        ...payment,
        refunds: { ...payment.refunds, [entry.reference]: entry.value },
      }))
      break
    case 'event':
      rows.part(payments.get(entry.pspReference), recordTypes[entry.eventCode], entry)
      changed(payments, entry.pspReference, (payment) => afterEvent(payment, entry))
      break
    case 'answer':
      answers.set(entry.key, { status: entry.status, body: entry.body })
      break
    case 'ticket':
      tickets.set(entry.token, { pspReference: entry.pspReference, outcome: entry.outcome, used: false })
      break
    case 'ticket-used':
      changed(tickets, entry.token, (ticket) => ({ ...ticket, used: true }))
      break
    case 'link': {
      const { kind: _kind, ...link } = entry
      links.set(link.id, link)
      break
    }
    case 'link-state':
      changed(links, entry.id, (link) => ({ ...link, status: entry.status }))
      break
  }
}

function changed<Value>(known: Map<string, Value>, key: string, change: (value: Value) => Value): void {
  const value = known.get(key)
  if (value !== undefined) known.set(key, change(value))
}

/** The state of a payment after an event. */
function afterEvent(
  payment: BookedPayment,
  { eventCode, reference, value }: BookedPart & { readonly eventCode: string },
) {
  switch (eventCode) {
    case 'CANCELLATION':
    case 'TECHNICAL_CANCEL':
      return { ...payment, state: 'cancelled' as const }
    case 'CHARGEBACK':
    case 'SECOND_CHARGEBACK':
    case 'CAPTURE_FAILED':
      return { ...payment, lost: value }
    case 'CHARGEBACK_REVERSED':
      return { ...payment, lost: 0 }
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED': {
      const { [reference]: _failed, ...refunds } = payment.refunds
      return { ...payment, refunds }
    }
    default:
      return payment
  }
}

/** The amount of a payment that was already refunded. */
export const refunded = ({ refunds }: BookedPayment): number =>
  Object.values(refunds).reduce((sum, value) => sum + value, 0)

export type Books = ReturnType<typeof openBooks>
