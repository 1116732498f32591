import type { BookedPart, BookedPayment, BookedState } from './booked-payment.ts'

/** A line of the payment accounting report. */
export interface ReportRow {
  readonly at: string
  readonly pspReference: string
  readonly reference: string
  readonly method: string
  readonly currency: string
  readonly value: number
  readonly type: string
  readonly modification: string
  /** The merchant's own reference of a refunded or lost part. */
  readonly modificationReference: string
}

/** The name in the report for each kind of notification. Other kinds are in no report. */
export const recordTypes: Readonly<Record<string, string>> = {
  CANCELLATION: 'Cancelled',
  TECHNICAL_CANCEL: 'Cancelled',
  CAPTURE_FAILED: 'CaptureFailed',
  REFUND_FAILED: 'RefundFailed',
  REFUNDED_REVERSED: 'RefundedReversed',
  REQUEST_FOR_INFORMATION: 'RequestForInformation',
  NOTIFICATION_OF_FRAUD: 'NotificationOfFraud',
  NOTIFICATION_OF_CHARGEBACK: 'NotificationOfChargeback',
  CHARGEBACK: 'Chargeback',
  SECOND_CHARGEBACK: 'SecondChargeback',
  CHARGEBACK_REVERSED: 'ChargebackReversed',
}

/** Collects the lines of the report while the ledger is read, each with the day of its event. */
export function reportRows() {
  const rows: ReportRow[] = []
  const add = (payment: BookedPayment, type: string, at: string, part?: Partial<BookedPart>) =>
    rows.push({
      at,
      pspReference: payment.pspReference,
      reference: payment.reference,
      method: payment.method,
      currency: payment.amount.currency,
      value: part?.value ?? payment.amount.value,
      type,
      modification: part?.modification ?? part?.reference ?? '',
      modificationReference: part?.reference ?? '',
    })
  const ended = (payment: BookedPayment, state: BookedState, at: string) => {
    if (state === 'authorised') for (const type of ['Authorised', 'SentForSettle', 'Settled']) add(payment, type, at)
    if (state === 'refused') add(payment, 'Refused', at)
    if (state === 'cancelled') add(payment, 'Cancelled', at)
  }
  return {
    all: (): readonly ReportRow[] => rows,
    begun(payment: BookedPayment): void {
      add(payment, 'Received', payment.at)
      ended(payment, payment.state, payment.at)
    },
    moved(payment: BookedPayment | undefined, state: BookedState, at = payment?.at ?? ''): void {
      if (!payment) return
      ended(payment, state, at)
      if (state !== 'reversed') return
      // Cancelling a captured payment refunds everything that is left of it.
      const back = Object.values(payment.refunds).reduce((sum, value) => sum + value, 0)
      const part = { value: payment.amount.value - back, modification: `V${payment.pspReference.slice(1)}` }
      for (const type of ['SentForRefund', 'Refunded']) add(payment, type, at, part)
    },
    part(payment: BookedPayment | undefined, type: string | undefined, part: BookedPart & { at?: string }): void {
      if (!payment || type === undefined) return
      const at = part.at ?? payment.at
      add(payment, type, at, part)
      if (type === 'SentForRefund') add(payment, 'Refunded', at, part)
    },
  }
}
