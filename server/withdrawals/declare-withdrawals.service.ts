import type { MailWithdrawal } from '#contracts/mail-parts.ts'
import { formatWrittenDay, isoDay } from '#foundation/date-format.ts'
import { Fault } from '#foundation/fault.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { queueMail } from '#server/mails/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Order, OrderPieces, SomePieces } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import { namedPieces } from '#server/returns/index.ts'
import { shownWithdrawal } from './shown-withdrawal.service.ts'
import { statementText } from './statement-text.ts'
import { cancelledOf, sentOf, withdrawableOf, withdrawnLines } from './withdrawable.ts'
import { type Withdrawal, type WithdrawnLine, withdrawalNumberOf } from './withdrawal.ts'
import { lastDayToWithdraw } from './withdrawal-period.ts'
import type { WithdrawalProblem } from './withdrawals.problems.ts'
import type { Statement, ToWithdraw, Withdrawals } from './withdrawals.ts'
import type { WithdrawalsNeeds } from './withdrawals-needs.ts'

const actor = 'withdrawals'
const reason = 'withdrawn'

interface DeclareRequest extends Statement {
  readonly market: Market
  readonly wanted: ToWithdraw
}

interface CheckedWithdrawal {
  readonly sequence: number
  readonly untilDay: string | undefined
  readonly lines: readonly WithdrawnLine[]
  readonly before: readonly OrderPieces[]
}

/**
 * Everything in one transaction, so that evidence, receipt and refund are all stored or none is. Withdrawals of one
 * order wait for each other.
 */
export const declareWithdrawals =
  (needs: WithdrawalsNeeds, marketOf: (order: Order) => Market): Withdrawals['withdraw'] =>
  async (statement, wanted) => {
    const ask = { ...statement, market: marketOf(statement.order), wanted }
    const made = await needs.database.transaction(async (inside) => {
      const checked = await check(needs, inside, ask)
      if (!checked.ok || 'existing' in checked.value)
        return checked as Result<{ existing: Withdrawal }, WithdrawalProblem>
      const done = await carryOut(needs, inside, ask, checked.value)
      return done.ok ? accepted({ existing: done.value }) : done
    })
    return made.ok ? accepted(await shownWithdrawal(needs, ask, made.value.existing)) : made
  }

/** The lines of the next withdrawal, or the withdrawal that an earlier press of the same button declared. */
async function check(
  { fulfilments, stored, clock }: WithdrawalsNeeds,
  inside: Database,
  { order, market, wanted }: DeclareRequest,
): Promise<Result<CheckedWithdrawal | { readonly existing: Withdrawal }, WithdrawalProblem>> {
  const chosen = summed(wanted.lines)
  if (chosen.length === 0) return refused({ code: 'withdrawal.nothing-chosen' })
  const open = await fulfilments.lock(inside, order.id)
  const earlier = await stored.ofOrder(order.id, inside)
  const existing = earlier.find((it) => withdrawalNumberOf(order.orderNumber, it.sequence) === wanted.withdrawalNumber)
  if (existing)
    return sameLines(existing.lines, chosen) ? accepted({ existing }) : refused({ code: 'withdrawal.changed' })
  const sequence = earlier.length + 1
  if (withdrawalNumberOf(order.orderNumber, sequence) !== wanted.withdrawalNumber)
    return refused({ code: 'withdrawal.changed' })
  if (!open || open.state === 'paymentprocessing') return refused({ code: 'withdrawal.payment-open' })
  const { parcels } = await fulfilments.readProgress(order.id, inside)
  const untilDay = lastDayToWithdraw({ lines: open.lines, parcels, madeAt: order.madeAt }, market.country)
  if (untilDay !== undefined && isoDay(clock(), market.country.timeZone) > untilDay)
    return refused({ code: 'withdrawal.too-late', until: formatWrittenDay(untilDay, market.locale) })
  const withdrawable = open.state === 'cancelled' ? [] : withdrawableOf(open.lines, earlier)
  for (const { lineItemId, quantity } of chosen) {
    const line = withdrawable.find((it) => it.lineItemId === lineItemId)
    const left = line ? line.notSent + line.sent : 0
    if (quantity > left) return refused({ code: 'withdrawal.too-many', lineItemId, left })
  }
  return accepted({ sequence, untilDay, lines: withdrawnLines(open.lines, chosen, earlier), before: open.lines })
}

/** The step that may refuse comes first, before anything is written: gift cards that were used. */
async function carryOut(
  needs: WithdrawalsNeeds,
  inside: Database,
  ask: DeclareRequest,
  { sequence, untilDay, lines, before }: CheckedWithdrawal,
): Promise<Result<Withdrawal, WithdrawalProblem>> {
  const { order, name } = ask
  const isOnline = ({ lineItemId }: SomePieces) =>
    before.some(({ lineId, place }) => lineId === lineItemId && place === 'online')
  const sent = sentOf(lines)
  const [byEmail, back] = [sent.filter(isOnline), sent.filter((pieces) => !isOnline(pieces))]
  if (byEmail.length > 0) {
    const done = await needs.fulfilment.refund({ orderId: order.id, lines: byEmail, reason, actor }, inside)
    if (!done.ok) return done
  }
  const cancelled = cancelledOf(lines)
  if (cancelled.length > 0) {
    const done = await needs.fulfilment.cancel({ orderId: order.id, lines: cancelled, reason, actor }, inside)
    if (!done.ok) throw new Fault('withdrawal.not-cancelled', { order: order.id, problem: done.problem.code })
  }
  const it = back.length > 0 ? await needs.returns.registerWithdrawn(inside, order, back) : undefined
  // If pieces must be returned, the return refunds the delivery cost.
  await needs.returns.refundDelivery(inside, order.id, { reason, actor })
  const madeAt = needs.clock()
  const made: Withdrawal = {
    ...{ id: needs.newId(), orderId: order.id, sequence, name, email: order.email, madeAt, lines },
    ...{ untilDay: untilDay ?? null, returnId: it?.id ?? null },
    statement: statementOf(needs, ask, { lines, madeAt }),
  }
  await needs.stored.add(inside, made)
  await queueReceipt(needs, inside, ask, made)
  return accepted(made)
}

function statementOf(
  { words }: WithdrawalsNeeds,
  { order, name, market }: DeclareRequest,
  { lines, madeAt }: Pick<Withdrawal, 'lines' | 'madeAt'>,
): string {
  const t = words(market)
  const goods = lines.map((pieces) => namedPieces(order, pieces, t))
  const { orderNumber, email, madeAt: ordered } = order
  return statementText(
    { name, email, orderNumber, ordered, submitted: madeAt, timeZone: market.country.timeZone, goods },
    t,
  )
}

async function queueReceipt(
  needs: WithdrawalsNeeds,
  inside: Database,
  ask: DeclareRequest,
  made: Withdrawal,
): Promise<void> {
  const shown = await shownWithdrawal(needs, ask, made, inside)
  const data: MailWithdrawal = {
    ...{ withdrawalNumber: shown.withdrawalNumber, submitted: shown.submitted, statement: made.statement },
    ...{ isCancelled: shown.isCancelled, comesBack: shown.comesBack },
    ...(shown.sendBy === undefined ? {} : { sendBy: shown.sendBy }),
    ...(shown.returnUrl === undefined ? {} : { returnUrl: shown.returnUrl }),
  }
  await queueMail(needs.jobs, inside, {
    ...{ eventId: `withdrawal-received:${made.id}`, kind: 'withdrawal-received', data },
    ...{ market: ask.market.id, recipient: made.email },
  })
}

function summed(lines: readonly SomePieces[]): SomePieces[] {
  const sums = new Map<string, number>()
  for (const { lineItemId, quantity } of lines) sums.set(lineItemId, (sums.get(lineItemId) ?? 0) + quantity)
  return [...sums]
    .map(([lineItemId, quantity]) => ({ lineItemId, quantity }))
    .toSorted((a, b) => (a.lineItemId < b.lineItemId ? -1 : 1))
}

const sameLines = (one: readonly SomePieces[], other: readonly SomePieces[]): boolean => written(one) === written(other)
const written = (lines: readonly SomePieces[]): string =>
  lines
    .map(({ lineItemId, quantity }) => `${lineItemId} ${quantity}`)
    .toSorted()
    .join()
