import type { Ledger } from '#server/platform/simulators/simulator.port.ts'

export interface BookedForm {
  readonly token: string
  readonly conversationId: string
  readonly basketId: string
  /** Minor units of a currency with two decimals. */
  readonly priceMinor: number
  readonly currency: string
  readonly callbackUrl: string
  readonly items: readonly { readonly id: string; readonly price: string }[]
  readonly at: number
  /** Set after somebody paid, or tried to. */
  readonly paymentId?: string
  readonly paymentStatus?: 'SUCCESS' | 'FAILURE' | 'INIT_THREEDS'
  readonly fraudStatus?: -1 | 0 | 1
  readonly errorCode?: string
  readonly cancelled?: boolean
  /** Refunded parts, by conversation id. */
  readonly refunds: Readonly<Record<string, number>>
  /** Conversation ids of refunds that did not arrive. */
  readonly failedRefunds?: readonly string[]
  /** Every movement of its money, in order. */
  readonly movements?: readonly Movement[]
}

/** A line of the transactions report. */
export interface Movement {
  readonly type: string
  readonly minor: number
  readonly at: string
  readonly id: string
  /** 2: done; -1: refused. */
  readonly status: number
}

/** Everything that iyzico knows: the last line of the ledger for each payment page. A line is written before its request is answered. */
export function openBooks(ledger: Ledger) {
  const forms = new Map<string, BookedForm>()
  const byPayment = new Map<string, string>()
  const index = (form: BookedForm): void => {
    forms.set(form.token, form)
    if (form.paymentId !== undefined) byPayment.set(form.paymentId, form.token)
  }
  for (const entry of ledger.entries()) index(entry as unknown as BookedForm)
  return {
    form: (token: string) => forms.get(token),
    ofPayment: (paymentId: string) => forms.get(byPayment.get(paymentId) ?? ''),
    all: () => [...forms.values()],
    save(form: BookedForm): BookedForm {
      ledger.append({ ...form })
      index(form)
      return form
    },
  }
}

export type IyzicoBooks = ReturnType<typeof openBooks>

/** The amount that was taken, and the part of it that was paid back. */
export const takenMinorOf = ({ paymentStatus, fraudStatus, priceMinor }: BookedForm): number =>
  paymentStatus === 'SUCCESS' && fraudStatus === 1 ? priceMinor : 0
export const backOf = (form: BookedForm): number =>
  form.cancelled
    ? takenMinorOf(form)
    : Object.entries(form.refunds).reduce(
        (sum, [key, value]) => sum + (form.failedRefunds?.includes(key) ? 0 : value),
        0,
      )
