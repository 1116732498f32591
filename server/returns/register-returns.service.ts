import { daysAfter } from '#foundation/calendar-day.ts'
import { isoDay } from '#foundation/date-format.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Order } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import { holdSizes } from './exchange-goods.service.ts'
import { queueReturnMail } from './queue-return-mail.service.ts'
import { type CarrierLabel, type GoodsReturn, type ReturnLine, returnNumberOf } from './return.ts'
import { labelFor } from './return-labels.service.ts'
import { eventKinds } from './return-state.ts'
import { returnableOf } from './returnable.ts'
import type { ReturnProblem } from './returns.problems.ts'
import type { Returns, ToRegister } from './returns.ts'
import type { ReturnsNeeds } from './returns-needs.ts'
import { marketOf, shownReturn } from './shown-return.service.ts'

/**
 * Registers a return. The label is requested before anything is written and outside of the transaction; the carrier
 * identifies it by the return number, so a second attempt gets the same label. Two returns of one order wait for each
 * other at the order's row.
 */
export const registerReturns =
  (needs: ReturnsNeeds): Returns['register'] =>
  async (order, wanted) => {
    const market = marketOf(needs, order)
    const before = await checked(needs, { order, market, wanted })
    if (!before.ok) return before
    if ('existing' in before.value) return accepted(await shownReturn(needs, order, before.value.existing))
    const { number } = before.value
    const label = wanted.way === 'carrier' ? await labelFor(needs, market, number) : null
    if (label === undefined) return refused({ code: 'return.carrier-silent' })
    const made = await needs.database.transaction(async (inside) => {
      await needs.fulfilments.lock(inside, order.id)
      const now = await checked(needs, {
        order,
        market,
        wanted: { ...wanted, returnNumber: number },
        inside,
      })
      if (!now.ok) return now
      if ('existing' in now.value) return accepted(now.value.existing)
      const made = newReturn(needs, { order, market, wanted, label, ...now.value })
      const held = await holdSizes(needs, inside, order, made)
      return held.ok ? accepted(await store(needs, inside, order, made)) : held
    })
    return made.ok ? accepted(await shownReturn(needs, order, made.value)) : made
  }

interface ReturnRegistration {
  readonly order: Order
  readonly market: Market
  readonly wanted: ToRegister
  readonly inside?: Database | undefined
}

interface Next {
  readonly sequence: number
  readonly number: string
  readonly lines: readonly ReturnLine[]
}

/** The next return of the order, or the return that an earlier press of the same button registered. */
async function checked(
  needs: ReturnsNeeds,
  { order, market, wanted, inside }: ReturnRegistration,
): Promise<Result<Next | { readonly existing: GoodsReturn }, ReturnProblem>> {
  const { fulfilments, stored, clock } = needs
  const chosen = summed(wanted)
  if (!chosen.ok) return chosen
  const lines = chosen.value
  if (lines.length === 0) return refused({ code: 'return.nothing-chosen' })
  const rules = market.choices.returns
  if (!rules.ways.includes(wanted.way)) return refused({ code: 'return.way-unknown' })
  const [open, progress, returns] = await Promise.all([
    inside ? fulfilments.lock(inside, order.id) : fulfilments.read(order.id),
    fulfilments.readProgress(order.id, inside),
    stored.ofOrder(order.id, inside),
  ])
  const numbered = returns.map((one) => ({ one, number: returnNumberOf(order.orderNumber, one.sequence) }))
  const existing = numbered.find(({ number }) => number === wanted.returnNumber)?.one
  if (existing)
    return sameLines(existing.lines, lines) && existing.way === wanted.way
      ? accepted({ existing })
      : refused({ code: 'return.changed' })
  const sequence = returns.length + 1
  const number = returnNumberOf(order.orderNumber, sequence)
  if (wanted.returnNumber !== undefined && wanted.returnNumber !== number) return refused({ code: 'return.changed' })
  const today = { now: clock(), timeZone: market.country.timeZone, rules }
  const returnable = returnableOf(open?.lines ?? [], progress.parcels, returns, today)
  for (const { lineItemId, quantity } of lines) {
    const left = returnable.find((line) => line.lineItemId === lineItemId)?.returnable
    if (left === undefined) return refused({ code: 'order.line-unknown', lineItemId })
    if (quantity > left) return refused({ code: 'return.too-many', lineItemId, left })
  }
  const named = await withSizes(needs, { order, market, inside }, lines)
  return named.ok ? accepted({ sequence, number, lines: named.value }) : named
}

/** The lines with the names of the requested sizes. Only another size of the same product is allowed. */
async function withSizes(
  { otherSizes }: ReturnsNeeds,
  { order, market, inside }: Omit<ReturnRegistration, 'wanted'>,
  lines: readonly ReturnLine[],
): Promise<Result<ReturnLine[], ReturnProblem>> {
  if (lines.every(({ exchange }) => exchange === null)) return accepted([...lines])
  const skuOf = new Map(order.content.lines.map(({ id, sku }) => [id, sku]))
  const existing = await otherSizes(market, [...new Set(lines.map(({ lineItemId }) => skuOf.get(lineItemId)!))], inside)
  const named: ReturnLine[] = []
  for (const line of lines) {
    const from = skuOf.get(line.lineItemId)!
    const size = existing.get(from)?.find(({ sku }) => sku === line.exchange?.sku && sku !== from)
    if (line.exchange && !size) return refused({ code: 'return.size-gone', lineItemId: line.lineItemId })
    named.push(size ? { ...line, exchange: { sku: size.sku, size: size.name } } : line)
  }
  return accepted(named)
}

/** One row per line, with the first given reason. All its pieces are exchanged for the same size, or none. */
function summed({ lines }: ToRegister): Result<ReturnLine[], ReturnProblem> {
  const rows = new Map<string, ReturnLine>()
  for (const { lineItemId, quantity, reason = null, exchangeSku } of lines) {
    const before = rows.get(lineItemId)
    if (before && before.exchange?.sku !== exchangeSku) return refused({ code: 'return.one-size-a-line', lineItemId })
    rows.set(lineItemId, {
      ...{ lineItemId, accepted: null, backToStock: false },
      quantity: (before?.quantity ?? 0) + quantity,
      reason: before?.reason ?? reason,
      exchange: exchangeSku === undefined ? null : { sku: exchangeSku, size: '' },
    })
  }
  return accepted([...rows.values()].toSorted((a, b) => (a.lineItemId < b.lineItemId ? -1 : 1)))
}

const sameLines = (one: readonly ReturnLine[], other: readonly ReturnLine[]): boolean => written(one) === written(other)
const written = (lines: readonly ReturnLine[]): string =>
  lines
    .map(({ lineItemId, quantity, exchange }) => `${lineItemId} ${quantity} ${exchange?.sku ?? ''}`)
    .toSorted()
    .join()

interface ToStore extends Omit<ReturnRegistration, 'inside'>, Next {
  readonly label: CarrierLabel | null
}

function newReturn(
  { clock, newId }: ReturnsNeeds,
  { order, market, wanted, label, sequence, lines }: ToStore,
): Omit<GoodsReturn, 'events'> {
  const madeAt = clock()
  const sendBy = daysAfter(isoDay(madeAt, market.country.timeZone), market.choices.returns.sendWithinDays)
  return {
    ...{ id: newId(), orderId: order.id, sequence, state: 'registered' as const, way: wanted.way },
    ...{ label, sendBy, place: null, note: null, madeAt, lines },
  }
}

async function store(
  needs: ReturnsNeeds,
  inside: Database,
  order: Order,
  made: Omit<GoodsReturn, 'events'>,
): Promise<GoodsReturn> {
  const registered = { kind: eventKinds.registered!, happenedAt: made.madeAt }
  await needs.stored.add(inside, made)
  await needs.stored.addEvent(inside, made.id, registered.kind, registered.happenedAt)
  const added = { ...made, events: [registered] }
  await queueReturnMail(needs, inside, 'return-registered', { order, goodsReturn: added })
  return added
}
