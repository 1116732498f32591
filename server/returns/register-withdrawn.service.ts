import { daysAfter } from '#foundation/calendar-day.ts'
import { isoDay } from '#foundation/date-format.ts'
import type { Order, SomePieces } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import { dropExchanges } from './exchange-goods.service.ts'
import { queueReturnMail } from './queue-return-mail.service.ts'
import { type GoodsReturn, returnNumberOf } from './return.ts'
import { carrierLabel } from './return-labels.service.ts'
import { eventKinds } from './return-state.ts'
import { holdsPieces } from './returnable.ts'
import type { Returns } from './returns.ts'
import type { ReturnsNeeds } from './returns-needs.ts'
import { marketOf } from './shown-return.service.ts'

export const labelQueue = 'return-registered.label'
/** How many days a consumer has by law to send withdrawn goods. */
const daysOfTheLaw = 14

/** The returns of withdrawn pieces, and their labels. */
export const registerWithdrawn = (needs: ReturnsNeeds): Pick<Returns, 'registerWithdrawn' | 'makeLabel'> => ({
  async registerWithdrawn(inside, order, pieces) {
    await dropExchanges(
      ...([needs, inside, order] as const),
      pieces.map(({ lineItemId }) => lineItemId),
    )
    const free = await freePieces(needs, inside, order, pieces)
    if (free.length === 0) return undefined
    const market = marketOf(needs, order)
    const { sendWithinDays } = market.choices.returns
    const madeAt = needs.clock()
    const today = isoDay(madeAt, market.country.timeZone)
    const made: Omit<GoodsReturn, 'events'> = {
      ...{ id: needs.newId(), orderId: order.id, state: 'registered', way: 'carrier', label: null },
      sequence: (await needs.stored.ofOrder(order.id, inside)).length + 1,
      sendBy: daysAfter(today, Math.max(sendWithinDays, daysOfTheLaw)),
      ...{ place: null, note: null, madeAt },
      lines: free.map((some) => ({ ...some, reason: null, accepted: null, backToStock: false, exchange: null })),
    }
    await needs.stored.add(inside, made)
    await needs.stored.addEvent(inside, made.id, eventKinds.registered!, madeAt)
    if (needs.toggle(market, 'parcelServiceReturnsAndTracking'))
      await needs.jobs.send(inside, labelQueue, { returnId: made.id })
    return { ...made, events: [{ kind: eventKinds.registered!, happenedAt: madeAt }] }
  },

  async makeLabel(id) {
    const it = await needs.stored.find(id)
    const order = it && (await needs.orders.find(it.orderId))
    if (!it || !order || it.label || it.state !== 'registered') return
    const label = await carrierLabel(needs, marketOf(needs, order), returnNumberOf(order.orderNumber, it.sequence))
    if (!label) return
    await needs.database.transaction(async (inside) => {
      await needs.fulfilments.lock(inside, order.id)
      if (!(await needs.stored.addLabel(inside, id, label))) return
      await queueReturnMail(needs, inside, 'return-registered', { order, goodsReturn: { ...it, label } })
    })
  },
})

/** The pieces that are not in another return. */
async function freePieces(
  { fulfilments, stored, markets, clock }: ReturnsNeeds,
  inside: Database,
  order: Order,
  pieces: readonly SomePieces[],
): Promise<SomePieces[]> {
  const open = await fulfilments.lock(inside, order.id)
  const today = isoDay(clock(), marketOf({ markets }, order).country.timeZone)
  const held = (await stored.ofOrder(order.id, inside))
    .filter((one) => holdsPieces(one, today))
    .flatMap(({ lines }) => lines)
  const left = (lineItemId: string): number => {
    const line = open?.lines.find(({ lineId }) => lineId === lineItemId)
    const heldOfLine = held.filter((it) => it.lineItemId === lineItemId)
    return line ? line.shipped - line.returned - heldOfLine.reduce((sum, { quantity }) => sum + quantity, 0) : 0
  }
  return pieces
    .map(({ lineItemId, quantity }) => ({ lineItemId, quantity: Math.min(quantity, left(lineItemId)) }))
    .filter(({ quantity }) => quantity > 0)
}
