import type { ReturnState } from '#contracts/returns.ts'
import { Fault } from '#foundation/fault.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { type Order, unnamedService, writeAction } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import { refundDelivery } from './delivery-of-exchanges.service.ts'
import { exchangedLines } from './exchange.ts'
import { orderSizes } from './exchange-goods.service.ts'
import { queueReturnMail, type ReturnMail } from './queue-return-mail.service.ts'
import { type GoodsReturn, readReturnNumber, returnNumberOf } from './return.ts'
import { returnRefund } from './return-amounts.ts'
import { eventKinds, mayBecome } from './return-state.ts'
import type { ReturnProblem } from './returns.problems.ts'
import type { ReturnStep } from './returns.repository.ts'
import type { Returns, ToInspect } from './returns.ts'
import type { ReturnsNeeds } from './returns-needs.ts'
import { countedPieces, marketOf, refundRules, shownReturn } from './shown-return.service.ts'

/** The refund has its own mail, which the order sends. */
const mailOf: Readonly<Partial<Record<ReturnState, ReturnMail>>> = {
  delivered: 'return-arrived',
  refused: 'return-refused',
}

type Step = Result<ReturnStep | 'as-it-is', ReturnProblem>

/** The steps of a return that a warehouse or a store reports. A repeated step changes nothing. */
export function changeReturns(needs: ReturnsNeeds): Pick<Returns, 'arrive' | 'inspect' | 'refund' | 'writeStep'> {
  const change = async (
    inside: Database,
    returnNumber: string,
    decide: (goodsReturn: GoodsReturn, order: Order) => Step | Promise<Step>,
  ) => {
    const named = readReturnNumber(returnNumber)
    const order = named && (await needs.orders.findByNumber(named.orderNumber))
    if (!order) return refused({ code: 'return.unknown' as const })
    await needs.fulfilments.lock(inside, order.id)
    const find = async () =>
      (await needs.stored.ofOrder(order.id, inside)).find(({ sequence }) => sequence === named?.sequence)
    const goodsReturn = await find()
    if (!goodsReturn) return refused({ code: 'return.unknown' as const })
    const step = await decide(goodsReturn, order)
    if (!step.ok) return step
    if (step.value !== 'as-it-is') {
      await needs.stored.moveTo(inside, goodsReturn.id, step.value)
      const kind = eventKinds[step.value.state]
      if (kind !== undefined) await needs.stored.addEvent(inside, goodsReturn.id, kind, needs.clock())
      if (step.value.state === 'refused') await needs.stock.release(inside, goodsReturn.id)
      if (step.value.state === 'delivered') await notifyOfArrival(needs, inside, order, (await find())!)
      const mail = mailOf[step.value.state]
      if (mail) await queueReturnMail(needs, inside, mail, { order, goodsReturn: (await find())! })
    }
    return accepted(await shownReturn(needs, order, (await find())!, inside))
  }
  return {
    arrive: (inside, returnNumber, { state, place }) =>
      change(inside, returnNumber, (goodsReturn) => {
        if (goodsReturn.state === state) return accepted('as-it-is')
        if (!mayBecome(goodsReturn.state, state)) return refused({ code: 'return.step-not-possible' })
        if (state === 'delivered' && place === undefined) return refused({ code: 'return.place-missing' })
        return accepted({ state, ...(state === 'delivered' ? { place } : {}) })
      }),
    inspect: (inside, returnNumber, found) =>
      change(inside, returnNumber, (goodsReturn) => inspected(goodsReturn, found)),
    writeStep: async (inside, returnNumber, { by = unnamedService, reason = 'not given', ...details }) => {
      const named = readReturnNumber(returnNumber)
      const order = named && (await needs.orders.findByNumber(named.orderNumber))
      if (!order) return
      await writeAction(inside, {
        ...{ orderId: order.id, kind: 'return', by, reason },
        details: { returnNumber, ...details },
      })
    },
    refund: (inside, returnNumber) =>
      change(inside, returnNumber, (goodsReturn, order) => refundedBy(needs, inside, goodsReturn, order)),
  }
}

const notifyOfArrival = (
  needs: ReturnsNeeds,
  inside: Database,
  order: Order,
  goodsReturn: GoodsReturn,
): Promise<void> =>
  needs.fulfilment.notifyOfReturn(inside, order.id, {
    ...{
      id: goodsReturn.id,
      returnNumber: returnNumberOf(order.orderNumber, goodsReturn.sequence),
      place: goodsReturn.place ?? '',
    },
    lines: goodsReturn.lines.map(({ lineItemId, quantity }) => ({ lineItemId, quantity })),
  })

function inspected(goodsReturn: GoodsReturn, { lines, note }: ToInspect): Step {
  const unknown = lines.find(({ lineItemId }) => !goodsReturn.lines.some((line) => line.lineItemId === lineItemId))
  if (unknown) return refused({ code: 'order.line-unknown', lineItemId: unknown.lineItemId })
  const judged = goodsReturn.lines.map(({ lineItemId, quantity }) => {
    const said = lines.find((line) => line.lineItemId === lineItemId)
    return { lineItemId, quantity, accepted: said?.accepted ?? quantity, backToStock: said?.backToStock ?? true }
  })
  const over = judged.find((line) => line.accepted > line.quantity)
  if (over) return refused({ code: 'return.too-many', lineItemId: over.lineItemId, left: over.quantity })
  const state = judged.some((line) => line.accepted > 0) ? 'inspected' : 'refused'
  if (!mayBecome(goodsReturn.state, state)) return refused({ code: 'return.step-not-possible' })
  return accepted({ state, note, lines: judged })
}

/** The refund has the id of the return, so that the provider and the ledger of gift cards also treat repeated calls as one refund. */
async function refundedBy(
  needs: ReturnsNeeds,
  inside: Database,
  goodsReturn: GoodsReturn,
  order: Order,
): Promise<Step> {
  if (goodsReturn.state === 'refunded') return accepted('as-it-is')
  if (!mayBecome(goodsReturn.state, 'refunded')) return refused({ code: 'return.step-not-possible' })
  const open = (await needs.fulfilments.lock(inside, order.id))!
  const pieces = countedPieces(goodsReturn)
  const rules = await refundRules(needs, marketOf(needs, order), order.id, inside)
  const possible = returnRefund(open, pieces, rules)
  if (!possible.ok) return possible
  if ((open.isHeldBack || open.isDisputed) && exchangedLines(goodsReturn).length > 0)
    return refused({ code: 'order.held-back' })
  const exchangedMinor = await orderSizes(needs, inside, { order, goodsReturn, open })
  // If there is a new order, its delivery replaces that of the first order.
  const shipping = possible.value.shipping && !(await needs.exchanges.newOrderNumber(goodsReturn.id, inside))
  const backToStock = new Map(goodsReturn.lines.map((line) => [line.lineItemId, line.backToStock]))
  const done = await needs.fulfilment.refund(
    {
      orderId: order.id,
      lines: pieces.map((some) => ({ ...some, backToStock: backToStock.get(some.lineItemId) ?? false })),
      ...{ shipping, exchangedMinor },
      ...{ refundId: goodsReturn.id, place: goodsReturn.place ?? undefined },
      ...{ reason: 'returned', actor: 'returns' },
    },
    inside,
  )
  if (!done.ok) throw new Fault('return.not-refunded', { returnId: goodsReturn.id, problem: done.problem.code })
  // The delivery was paid with the first order, and `refundDelivery` finds that order.
  if (rules.refundsDelivery) await refundDelivery(needs, inside, order.id, { reason: 'returned', actor: 'returns' })
  return accepted({ state: 'refunded' })
}
