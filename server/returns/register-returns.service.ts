import { isoDay } from '#foundation/date-format.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Order } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import { queueReturnMail } from './queue-return-mail.service.ts'
import { type CarrierLabel, type GoodsReturn, type ReturnLine, returnNumberOf } from './return.ts'
import { eventKinds } from './return-state.ts'
import { daysAfter, returnableOf } from './returnable.ts'
import type { ReturnProblem } from './returns.problems.ts'
import type { Returns, ToRegister } from './returns.ts'
import type { ReturnsNeeds } from './returns-needs.ts'
import { marketOf, shownReturn } from './shown-return.service.ts'

/**
 * Registers a return. The carrier is asked for a label before anything is written and outside of the transaction; it knows the return by its
 * number, so that a second try gets the same label. Two returns of one order wait for each other at the order's row.
 */
export const registerReturns =
  (needs: ReturnsNeeds): Returns['register'] =>
  async (order, wanted) => {
    const market = marketOf(needs, order)
    const before = await checked(needs, { order, market, wanted })
    if (!before.ok) return before
    if ('known' in before.value) return accepted(await shownReturn(needs, order, before.value.known))
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
      return accepted(
        'known' in now.value
          ? now.value.known
          : await store(needs, inside, { order, market, wanted, label, ...now.value }),
      )
    })
    return made.ok ? accepted(await shownReturn(needs, order, made.value)) : made
  }

interface Asked {
  readonly order: Order
  readonly market: Market
  readonly wanted: ToRegister
  readonly inside?: Database
}

interface Next {
  readonly sequence: number
  readonly number: string
  readonly lines: readonly ReturnLine[]
}

/** The next return of the order, or the one that the same press registered before. */
async function checked(
  { fulfilments, stored, clock }: ReturnsNeeds,
  { order, market, wanted, inside }: Asked,
): Promise<Result<Next | { readonly known: GoodsReturn }, ReturnProblem>> {
  const lines = summed(wanted)
  if (lines.length === 0) return refused({ code: 'return.nothing-chosen' })
  const rules = market.choices.returns
  if (!rules.ways.includes(wanted.way)) return refused({ code: 'return.way-unknown' })
  const [open, became, returns] = await Promise.all([
    inside ? fulfilments.lock(inside, order.id) : fulfilments.read(order.id),
    fulfilments.becoming(order.id, inside),
    stored.ofOrder(order.id, inside),
  ])
  const numbered = returns.map((one) => ({ one, number: returnNumberOf(order.orderNumber, one.sequence) }))
  const known = numbered.find(({ number }) => number === wanted.returnNumber)?.one
  if (known)
    return sameLines(known.lines, lines) && known.way === wanted.way
      ? accepted({ known })
      : refused({ code: 'return.changed' })
  const sequence = returns.length + 1
  const number = returnNumberOf(order.orderNumber, sequence)
  if (wanted.returnNumber !== undefined && wanted.returnNumber !== number) return refused({ code: 'return.changed' })
  const today = { now: clock(), timeZone: market.country.timeZone, rules }
  const returnable = returnableOf(open?.lines ?? [], became.parcels, returns, today)
  for (const { lineItemId, quantity } of lines) {
    const left = returnable.find((line) => line.lineItemId === lineItemId)?.returnable
    if (left === undefined) return refused({ code: 'order.line-unknown', lineItemId })
    if (quantity > left) return refused({ code: 'return.too-many', lineItemId, left })
  }
  return accepted({ sequence, number, lines })
}

/** One row a line, with the first reason that was given. */
function summed({ lines }: ToRegister): ReturnLine[] {
  const rows = new Map<string, ReturnLine>()
  for (const { lineItemId, quantity, reason = null } of lines) {
    const before = rows.get(lineItemId)
    rows.set(lineItemId, {
      ...{ lineItemId, accepted: null, backToStock: false },
      quantity: (before?.quantity ?? 0) + quantity,
      reason: before?.reason ?? reason,
    })
  }
  return [...rows.values()].toSorted((a, b) => (a.lineItemId < b.lineItemId ? -1 : 1))
}

const sameLines = (one: readonly ReturnLine[], other: readonly ReturnLine[]): boolean => written(one) === written(other)
const written = (lines: readonly ReturnLine[]): string =>
  lines
    .map(({ lineItemId, quantity }) => `${lineItemId} ${quantity}`)
    .toSorted()
    .join()

/** Undefined where the carrier makes none, or does not answer. */
async function labelFor(
  { labels, log }: ReturnsNeeds,
  market: Market,
  reference: string,
): Promise<CarrierLabel | undefined> {
  const { carrier } = market.choices.returns
  try {
    const made = await labels.make({ reference, carrier, country: market.country.code })
    return made && { ...made, carrier }
  } catch (fault) {
    log(fault)
    return undefined
  }
}

interface ToStore extends Omit<Asked, 'inside'>, Next {
  readonly label: CarrierLabel | null
}

async function store(
  needs: ReturnsNeeds,
  inside: Database,
  { order, market, wanted, label, sequence, lines }: ToStore,
): Promise<GoodsReturn> {
  const { stored, clock, newId } = needs
  const madeAt = clock()
  const sendBy = daysAfter(isoDay(madeAt, market.country.timeZone), market.choices.returns.sendWithinDays)
  const made = {
    ...{ id: newId(), orderId: order.id, sequence, state: 'registered' as const, way: wanted.way },
    ...{ label, sendBy, place: null, note: null, madeAt, lines },
  }
  const registered = { kind: eventKinds.registered!, happenedAt: madeAt }
  await stored.add(inside, made)
  await stored.addEvent(inside, made.id, registered.kind, registered.happenedAt)
  const added = { ...made, events: [registered] }
  await queueReturnMail(needs, inside, 'return-registered', { order, it: added })
  return added
}
