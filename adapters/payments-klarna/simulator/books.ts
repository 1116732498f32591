import type { Ledger } from '#server/platform/simulators/simulator.port.ts'

export interface Purchase {
  readonly purchase_country: string
  readonly purchase_currency: string
  readonly order_amount: number
  readonly merchant_reference1?: string
  readonly billing_address?: { readonly email?: string }
}

export interface Session {
  readonly id: string
  readonly purchase: Purchase
  readonly at: number
  /** The order is under review before it is accepted. */
  readonly underReview?: boolean
}

export interface HostedPage {
  readonly id: string
  readonly session: string
  readonly urls: Readonly<Record<string, string>>
  readonly category: string
  readonly status: string
  readonly at: number
  readonly token?: string
}

export interface KlarnaOrder {
  readonly id: string
  readonly token: string
  readonly key: string
  readonly purchase: Purchase
  readonly fraud: 'ACCEPTED' | 'PENDING' | 'REJECTED'
  readonly status: 'AUTHORIZED' | 'CAPTURED' | 'CANCELLED'
  readonly captured: number
  /** Refunded parts, by idempotency key. */
  readonly refunds: Readonly<Record<string, number>>
  readonly at: string
  /** Set if the order was found to be fraud after it had been accepted. */
  readonly stoppedAt?: string
  /** Every movement of its money, in order. */
  readonly movements?: readonly Movement[]
}

/** A line of the settlements. */
export interface Movement {
  readonly type: string
  readonly amount: number
  readonly at: string
  readonly captureId?: string
  readonly refundId?: string
}

type Kinds = { session: Session; page: HostedPage; order: KlarnaOrder }

/**
 * Everything that Klarna knows: the last line of the ledger for each session, page and order. A line is written before
 * its request is answered.
 */
export function openBooks(ledger: Ledger) {
  const known = {
    session: new Map<string, Session>(),
    page: new Map<string, HostedPage>(),
    order: new Map<string, KlarnaOrder>(),
  }
  const index = ({ kind, ...thing }: { kind: keyof Kinds; id: string }) =>
    (known[kind] as Map<string, unknown>).set(thing.id, thing)
  for (const entry of ledger.entries()) index(entry as unknown as Parameters<typeof index>[0])

  return {
    find: <Kind extends keyof Kinds>(kind: Kind, id: string) => known[kind].get(id) as Kinds[Kind] | undefined,
    all: <Kind extends keyof Kinds>(kind: Kind) => [...known[kind].values()] as Kinds[Kind][],
    save<Kind extends keyof Kinds>(kind: Kind, thing: Kinds[Kind]): Kinds[Kind] {
      ledger.append({ kind, ...thing })
      known[kind].set(thing.id, thing as never)
      return thing
    },
  }
}

export type KlarnaBooks = ReturnType<typeof openBooks>

export const refundedOf = ({ refunds }: KlarnaOrder): number =>
  Object.values(refunds).reduce((sum, value) => sum + value, 0)
