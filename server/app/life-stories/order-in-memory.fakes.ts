import { toWire } from '#contracts/money.ts'
import { newId } from '#foundation/ids.ts'
import { money } from '#foundation/money.ts'
import { accepted, refused } from '#foundation/result.ts'
import { cardsToRevoke } from '#server/gift-cards/gift-card.ts'
import type { Cancellation } from '#server/orders/fulfilment/fulfilments.ts'
import type { NewOrder, OrderPieces, OrderState } from '#server/orders/index.ts'
import { mayBecome } from '#server/orders/order-state.ts'
import {
  afterRefundEvent,
  isHeldBack,
  isMoneyLost,
  type MoneyEvent,
  moneyStatusOf,
  type Payment,
  pauseAfterTry,
  type Refund,
  type Refunds,
  refundableMinor,
  type WorkEntry,
} from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Story } from './story-steps.fakes.ts'

type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] }
const currency = 'DKK'

/** The rows of one order in memory, with repositories over them. The rules are those of the shop itself. */
export function orderInMemory(story: Story) {
  const goodsMinor = story.lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0)
  const totalMinor = goodsMinor + story.shippingMinor
  const cardPartMinor = Math.floor((totalMinor * story.cardPercent) / 100)
  const payment: Mutable<Payment> = {
    ...{
      id: newId(),
      checkoutBasketId: newId(),
      basketId: newId(),
      market: 'da-dk',
      provider: 'adyen',
      method: 'scheme',
    },
    ...{
      context: {},
      state: 'started',
      amountMinor: totalMinor - cardPartMinor,
      currency,
      reference: null,
      action: null,
    },
    ...{ reason: null, checks: 0, madeAt: new Date(0), moneyState: 'kept', lostMinor: 0, releasedAt: null },
  }
  const state = {
    order: undefined as { id: string; state: OrderState; lines: OrderPieces[] } | undefined,
    isBasketClosed: false,
    sold: 0,
    card: 'held' as 'held' | 'spent' | 'free',
    cardBackMinor: 0,
  }
  const heard = new Set<string>()
  const moneyEvents: MoneyEvent[] = []
  const cancellations: Omit<Cancellation, 'madeAt' | 'openMinor'>[] = []
  const refunds: (Mutable<Refund> & { cause: string })[] = []
  const entries: Mutable<WorkEntry>[] = []
  const bought: {
    id: string
    lineId: string
    piece: number
    valueMinor: number
    balanceMinor: number
    isRevoked: boolean
    isBlocked: boolean
  }[] = []
  const jobs: { queue: string; data: Readonly<Record<string, unknown>> }[] = []
  const alerts: string[] = []
  const handovers = new Set<string>()
  const database: Database = {
    sql: () => {
      throw new Error('no tables here')
    },
    prepared: async () => [],
    transaction: (work) => work(database),
  }
  const send = async (_inside: Database, queue: string, data: Readonly<Record<string, unknown>>) =>
    void jobs.push({ queue, data })
  const shown = contentOf(story)
  const isPaidFor = () => payment.state === 'authorised' || payment.state === 'received'
  const backMinor = () =>
    refunds
      .filter((one) => one.state !== 'failed' && one.kind === 'refund')
      .reduce((sum, one) => sum + one.amountMinor, 0)
  const left = () =>
    isPaidFor()
      ? refundableMinor({ paidMinor: payment.amountMinor, backMinor: backMinor(), lostMinor: payment.lostMinor })
      : 0

  const workList = {
    open: async (
      _inside: unknown,
      entry: Pick<WorkEntry, 'id' | 'kind' | 'paymentId' | 'amountMinor' | 'currency'> & { refundId?: string },
    ) => {
      const known = entries.find(
        (one) => one.kind === entry.kind && one.resolvedAt === null && one.refundId === (entry.refundId ?? null),
      )
      if (known) known.amountMinor = entry.amountMinor
      else
        entries.push({
          ...{
            orderNumber: null,
            provider: 'adyen',
            details: {},
            openedAt: new Date(0),
            resolvedAt: null,
            resolution: null,
            note: null,
          },
          ...entry,
          refundId: entry.refundId ?? null,
        })
    },
    find: async (_inside: unknown, id: string) => entries.find((one) => one.id === id),
    resolve: async (_inside: unknown, id: string, { resolution }: { resolution: string }) => {
      const entry = entries.find((one) => one.id === id)!
      entry.resolvedAt = new Date(0)
      entry.resolution = resolution
    },
    resolveAll: async (
      _inside: unknown,
      _payment: string,
      kinds: readonly string[],
      { resolution }: { resolution: string },
    ) => {
      for (const entry of entries)
        if (kinds.includes(entry.kind) && entry.resolvedAt === null)
          Object.assign(entry, { resolvedAt: new Date(0), resolution })
    },
    list: async () => entries.filter((entry) => entry.resolvedAt === null),
  }

  const addTry = (refund: Refund & { cause: string }) => {
    const next = {
      ...refund,
      id: newId(),
      firstId: refund.firstId ?? refund.id,
      tries: refund.tries + 1,
      state: 'asked' as const,
    }
    if (refunds.some(({ firstId, tries }) => firstId === next.firstId && tries === next.tries)) return
    refunds.push(next)
    jobs.push({ queue: 'refund-asked.payments', data: { refundId: next.id } })
  }
  const listed = async (kind: 'refund-failed' | 'refund-withheld', { id, paymentId, amountMinor }: Refund) => {
    await workList.open(database, { id: newId(), kind, paymentId, refundId: id, amountMinor, currency })
    return kind
  }
  const ourRefunds: Pick<Refunds, 'request' | 'find' | 'handleEvent' | 'withhold' | 'tryAgain'> = {
    request: async (_inside, { refundId, paymentId, amountMinor, cause }) => {
      const moneyMinor = Math.min(amountMinor, left())
      if (moneyMinor > 0) {
        refunds.push({
          id: refundId,
          paymentId,
          kind: 'refund',
          amountMinor: moneyMinor,
          currency,
          state: 'asked',
          madeAt: new Date(0),
          firstId: null,
          tries: 1,
          cause,
        })
        jobs.push({ queue: 'refund-asked.payments', data: { refundId } })
      }
      return { moneyMinor, restMinor: amountMinor - moneyMinor }
    },
    find: async (id) => refunds.find((one) => one.id === id),
    handleEvent: async (id, event) => {
      const refund = refunds.find((one) => one.id === id)
      const to = refund && afterRefundEvent(refund.state, event)
      if (!refund || !to || to === refund.state) return undefined
      refund.state = to
      if (to !== 'failed') return undefined
      if (isMoneyLost(payment.moneyState))
        return { paymentId: payment.id, next: await listed('refund-withheld', refund) }
      if (pauseAfterTry(refund.tries) === undefined)
        return { paymentId: payment.id, next: await listed('refund-failed', refund) }
      addTry(refund)
      return { paymentId: payment.id, next: 'tried-again' }
    },
    withhold: async (id) => {
      const refund = refunds.find((one) => one.id === id)
      if (refund?.state !== 'asked' || !isMoneyLost(payment.moneyState)) return false
      refund.state = 'failed'
      await listed('refund-withheld', refund)
      return true
    },
    tryAgain: async (_inside, id) => {
      const refund = refunds.find((one) => one.id === id)
      if (refund?.state !== 'failed' || left() < refund.amountMinor) return false
      addTry(refund)
      return true
    },
  }

  const payments = {
    find: async () => payment,
    recordEvent: async (_inside: unknown, { eventId }: { eventId: string }) => {
      const isNew = !heard.has(eventId)
      heard.add(eventId)
      return { ...payment, isNew }
    },
    move: async (_inside: unknown, _id: string, { state: to }: { state: Payment['state'] }) => {
      payment.state = to
    },
    saveReference: async () => {},
    recordVoid: async () => {},
    voided: async () => {},
    lock: async () => ({ ...payment }),
    release: async () => {
      payment.releasedAt = new Date(0)
    },
    recordMoneyEvent: async (_inside: unknown, _id: string, event: MoneyEvent) => {
      const before = { ...payment }
      const isNew = !moneyEvents.some(
        (one) => one.kind === event.kind && one.caseId === event.caseId && one.at === event.at,
      )
      if (isNew) moneyEvents.push(event)
      const status = moneyStatusOf(moneyEvents)
      if (isMoneyLost(status.state) && !isMoneyLost(payment.moneyState)) payment.releasedAt = null
      payment.moneyState = status.state
      payment.lostMinor = status.lostMinor
      return { payment: before, status, isNew }
    },
  }

  const orders = {
    newNumber: async () => '10000008',
    place: async (_inside: unknown, order: NewOrder) => {
      state.order = { id: order.id, state: order.state, lines: piecesOf(story) }
    },
    move: async (_inside: unknown, _basket: string, to: OrderState) => {
      if (!state.order || !mayBecome(state.order.state, to)) return undefined
      state.order.state = to
      return { id: state.order.id, orderNumber: '10000008' }
    },
    ofCheckoutBasket: async () => state.order && { ...state.order, orderNumber: '10000008' },
  }
  const fulfilments = {
    lock: async () =>
      state.order && {
        ...{ ...state.order, orderNumber: '10000008', paymentId: payment.id, market: 'da-dk', currency, totalMinor },
        ...{
          shippingMinor: story.shippingMinor,
          email: 'a@example.com',
          content: shown,
          method: 'scheme',
          madeAt: new Date(0),
          isHeldBack: isHeldBack(payment),
          isDisputed: payment.moneyState === 'disputed',
        },
        refundedMinor: cancellations.reduce((sum, { refundMinor }) => sum + refundMinor, 0),
        refundedShippingMinor: cancellations.reduce((sum, { shippingMinor }) => sum + shippingMinor, 0),
      },
    save: async (_inside: unknown, _id: string, lines: readonly OrderPieces[]) => {
      state.order!.lines = [...lines]
    },
    moveTo: async (_inside: unknown, _order: unknown, to: OrderState) => {
      state.order!.state = to
    },
    parcelOf: async () => undefined,
    addParcel: async () => true,
    addEvent: async () => true,
    expect: async () => {},
    addCancellation: async (_inside: unknown, one: (typeof cancellations)[number]) => void cancellations.push(one),
    addHandover: async (_inside: unknown, { place }: { place: string }) =>
      handovers.has(place) ? undefined : handovers.add(place).size,
    isPlanned: async (_inside: unknown, _id: string, place: string) => handovers.has(place),
    ofMoney: async () => (state.order ? [state.order.id] : []),
    owedMinor: async () =>
      Math.max(
        0,
        cancellations.reduce((sum, one) => sum + one.refundMinor - one.moneyMinor - one.cardMinor, 0) -
          refunds
            .filter(({ cause, firstId }) => cause === 'owed' && firstId === null)
            .reduce((sum, one) => sum + one.amountMinor, 0),
      ),
  }
  const giftCards = {
    refund: async (_inside: unknown, { minor }: { minor: number }) => {
      const back = state.card === 'spent' ? Math.min(minor, cardPartMinor - state.cardBackMinor) : 0
      state.cardBackMinor += back
      return back
    },
    issue: async ({ lineId, pieces, value }: { lineId: string; pieces: number; value: { minor: number } }) => {
      for (let piece = 1; piece <= pieces; piece += 1)
        if (!bought.some((one) => one.lineId === lineId && one.piece === piece))
          bought.push({
            id: newId(),
            lineId,
            piece,
            valueMinor: value.minor,
            balanceMinor: value.minor,
            isRevoked: false,
            isBlocked: false,
          })
    },
    revoke: async (
      _inside: unknown,
      { lines }: { lines: readonly { lineId: string; pieces: number; remaining: number }[] },
    ) => {
      const going: typeof bought = []
      for (const line of lines) {
        const issued = bought.filter((one) => one.lineId === line.lineId && !one.isRevoked).toReversed()
        const chosen = cardsToRevoke(issued, line)
        if (!chosen.ok)
          return refused({
            code: 'gift-card.spent-from' as const,
            lineId: line.lineId,
            left: money(chosen.problem.leftMinor, currency),
          })
        going.push(...chosen.value)
      }
      for (const one of going) Object.assign(one, { isRevoked: true, balanceMinor: 0 })
      return accepted(undefined)
    },
    block: async () => {
      for (const one of bought) one.isBlocked = true
    },
    unblock: async () => {
      for (const one of bought) one.isBlocked = false
    },
  }
  const settling = {
    refusedCards: { record: async () => {} },
    frozen: {
      find: async () => ({
        id: payment.checkoutBasketId,
        basketId: payment.basketId,
        basketVersion: 1,
        market: 'da-dk',
        totalMinor,
        currency,
        content: { shown, email: 'a@example.com', consents: {}, lines: [] },
      }),
    },
    basketRepository: {
      close: async () => {
        const isOpen = !state.isBasketClosed
        state.isBasketClosed = true
        return isOpen
      },
      reopen: async () => {
        state.isBasketClosed = false
      },
    },
    stock: {
      sell: async () => {
        state.sold = story.lines.reduce((sum, { quantity }) => sum + quantity, 0)
      },
      release: async () => {},
    },
    holds: [
      {
        hold: async () => accepted(undefined),
        spend: async () => {
          state.card = 'spent'
        },
        release: async () => {
          if (state.card === 'held') state.card = 'free'
        },
      },
    ],
  }
  return {
    ...{ payment, state, cancellations, refunds, entries, bought, jobs, alerts, database, totalMinor, cardPartMinor },
    ...{ payments, orders, fulfilments, giftCards, workList, ourRefunds, settling, send, backMinor, isPaidFor },
  }
}

const piecesOf = ({ lines }: Story): OrderPieces[] =>
  lines.map(({ quantity, unitMinor, isCard }, index) => ({
    ...{ lineId: String(index), sku: `sku-${index}`, quantity, shipped: 0, cancelled: 0, returned: 0 },
    ...{ worthMinor: quantity * unitMinor, place: isCard ? 'online' : 'warehouse' },
  }))

function amountsOf(goodsMinor: number, shippingMinor: number) {
  const wire = (minor: number) => toWire(money(minor, currency))
  return {
    ...{ subtotal: wire(goodsMinor), totalDiscount: wire(0), shippingTotal: wire(shippingMinor) },
    ...{ totalVat: wire(0), shippingVat: wire(0), total: wire(goodsMinor + shippingMinor) },
  }
}

const contentOf = ({ lines, shippingMinor }: Story) => ({
  ...amountsOf(
    lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0),
    shippingMinor,
  ),
  shipments: [],
  lines: lines.map(({ quantity, unitMinor, isCard }, index) => ({
    ...{
      id: String(index),
      name: '',
      variant: {},
      quantity,
      unitPrice: { salesPrice: toWire(money(unitMinor, currency)) },
    },
    ...(isCard ? { isDigital: true, giftCard: { recipientEmail: 'b@example.com' } } : {}),
  })),
})
