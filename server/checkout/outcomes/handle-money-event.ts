import {
  isMoneyLost,
  isPaid,
  type MoneyEvent,
  type MoneyStatus,
  type Payment,
  type Payments,
  type RecordedMoneyEvent,
  type WorkList,
} from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'

/** The order operations used while the money is lost. */
export interface OrderHolds {
  /** Nothing more of the order is sent, and gift cards bought with it are blocked. */
  holdBack(inside: Database, paymentId: string): Promise<void>
  /** Continues the order. Returns the amount of refunds that were due meanwhile and not made. */
  resume(inside: Database, paymentId: string): Promise<{ readonly owedMinor: number }>
}

export interface MoneyEventNeeds {
  inTransaction<Value>(work: (inside: Database) => Promise<Value>): Promise<Value>
  readonly payments: Pick<Payments, 'recordMoneyEvent'>
  readonly workList: Pick<WorkList, 'open' | 'resolveAll'>
  readonly orderHolds: OrderHolds
  readonly newId: () => string
  readonly alert: (code: string, details: Readonly<Record<string, unknown>>) => void
}

interface OpensEntries extends Pick<MoneyEventNeeds, 'newId'> {
  readonly workList: Pick<WorkList, 'open'>
}

/**
 * Money of an authorised payment was lost, is disputed, or came back. The result does not depend on the order of
 * events. While the money is lost, the order is held back and an operator finds it on the work list.
 */
export async function handleMoneyEvent(needs: MoneyEventNeeds, { id }: Payment, event: MoneyEvent): Promise<void> {
  const moved = await needs.inTransaction(async (inside) => {
    const noted = await needs.payments.recordMoneyEvent(inside, id, event)
    if (noted && concernsUs(noted)) await follow(needs, inside, noted.payment, noted.status)
    return noted
  })
  if (moved?.isNew && concernsUs(moved))
    needs.alert(`payment.money-${event.kind}`, { paymentId: id, ...event, state: moved.status.state })
}

/** Money that we refunded or never received cannot be lost. Only a chargeback takes money even if there is no order for it. */
const concernsUs = ({ payment, status }: RecordedMoneyEvent): boolean =>
  isPaid(payment.state) || status.state === 'charged-back' || payment.moneyState === 'charged-back'

/** The money was lost before we knew that the payment was authorised: its order is held back from the beginning. */
export async function recordEarlierLoss(
  needs: OpensEntries & Pick<MoneyEventNeeds, 'alert'>,
  inside: Database,
  payment: Payment,
): Promise<void> {
  if (payment.moneyState === 'kept') return
  await openEntry(needs, inside, payment, { state: payment.moneyState, lostMinor: payment.lostMinor })
  needs.alert('payment.money-lost-before', { paymentId: payment.id, state: payment.moneyState })
}

async function follow(needs: MoneyEventNeeds, inside: Database, before: Payment, status: MoneyStatus): Promise<void> {
  const { id, moneyState, lostMinor } = before
  if (status.state === moneyState && status.lostMinor === lostMinor) return
  const [wasLost, isLost] = [isMoneyLost(moneyState), isMoneyLost(status.state)]
  if (isLost && !wasLost) await needs.orderHolds.holdBack(inside, id)
  if (wasLost && !isLost) {
    await needs.workList.resolveAll(inside, id, ['money-lost'], { resolution: 'money-back', by: 'shop' })
    await resume(needs, inside, before)
  }
  if (status.state === 'kept')
    await needs.workList.resolveAll(inside, id, ['disputed'], { resolution: 'over', by: 'shop' })
  else await openEntry(needs, inside, before, status)
}

/** The order continues; a refund that was due while the money was lost is still owed to the shopper. */
async function resume(
  { orderHolds, workList, newId }: MoneyEventNeeds,
  inside: Database,
  { id, currency }: Payment,
): Promise<void> {
  const { owedMinor } = await orderHolds.resume(inside, id)
  if (owedMinor > 0)
    await workList.open(inside, { id: newId(), kind: 'refund-owed', paymentId: id, amountMinor: owedMinor, currency })
}

async function openEntry(
  { workList, newId }: OpensEntries,
  inside: Database,
  { id, currency, amountMinor }: Payment,
  { state, lostMinor }: MoneyStatus,
): Promise<void> {
  const isLost = isMoneyLost(state)
  await workList.open(inside, {
    id: newId(),
    kind: isLost ? 'money-lost' : 'disputed',
    paymentId: id,
    amountMinor: isLost ? lostMinor : amountMinor,
    currency,
    details: { state },
  })
}
