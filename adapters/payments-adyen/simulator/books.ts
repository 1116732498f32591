import type { Ledger } from '#server/platform/simulator.port.ts'

export type BookedState = 'open' | 'authorised' | 'pending' | 'refused' | 'cancelled' | 'reversed'

export interface BookedPayment {
  readonly pspReference: string
  /** The merchant's reference. */
  readonly reference: string
  readonly amount: { readonly value: number; readonly currency: string }
  readonly method: string
  readonly returnUrl: string
  readonly state: BookedState
  /** Set where a page of ours asks the shopper: a bank's challenge, or a wallet's own page. */
  readonly asks?: 'challenge' | 'wallet'
}

export interface Ticket {
  readonly pspReference: string
  readonly outcome: 'approve' | 'cancel' | 'fail'
  readonly used: boolean
}

type Entry =
  | ({ readonly kind: 'payment' } & BookedPayment)
  | { readonly kind: 'state'; readonly pspReference: string; readonly state: BookedState }
  | { readonly kind: 'answer'; readonly key: string; readonly status: number; readonly body: unknown }
  | ({ readonly kind: 'ticket'; readonly token: string } & Omit<Ticket, 'used'>)
  | { readonly kind: 'ticket-used'; readonly token: string }

/** What this provider knows: every line of the ledger, added up. It is written before anybody is answered. */
export function openBooks(ledger: Ledger) {
  const payments = new Map<string, BookedPayment>()
  const answers = new Map<string, { readonly status: number; readonly body: unknown }>()
  const tickets = new Map<string, Ticket>()

  const take = (entry: Entry): void => {
    if (entry.kind === 'payment') {
      const { kind: _kind, ...payment } = entry
      payments.set(entry.pspReference, payment)
    }
    if (entry.kind === 'state') {
      const payment = payments.get(entry.pspReference)
      if (payment) payments.set(entry.pspReference, { ...payment, state: entry.state })
    }
    if (entry.kind === 'answer') answers.set(entry.key, { status: entry.status, body: entry.body })
    if (entry.kind === 'ticket')
      tickets.set(entry.token, { pspReference: entry.pspReference, outcome: entry.outcome, used: false })
    if (entry.kind === 'ticket-used') {
      const ticket = tickets.get(entry.token)
      if (ticket) tickets.set(entry.token, { ...ticket, used: true })
    }
  }
  const write = (entry: Entry): void => {
    ledger.append({ ...entry })
    take(entry)
  }
  for (const entry of ledger.entries()) take(entry as unknown as Entry)

  return {
    payments: () => [...payments.values()],
    payment: (pspReference: string) => payments.get(pspReference),
    byReference: (reference: string) => [...payments.values()].filter((payment) => payment.reference === reference),
    add: (payment: BookedPayment) => write({ kind: 'payment', ...payment }),
    move: (pspReference: string, state: BookedState) => write({ kind: 'state', pspReference, state }),
    answered: (key: string) => answers.get(key),
    keepAnswer: (key: string, status: number, body: unknown) => write({ kind: 'answer', key, status, body }),
    ticket: (token: string) => tickets.get(token),
    addTicket: (token: string, ticket: Omit<Ticket, 'used'>) => write({ kind: 'ticket', token, ...ticket }),
    spendTicket: (token: string) => write({ kind: 'ticket-used', token }),
  }
}

export type Books = ReturnType<typeof openBooks>
