import { newId } from '#foundation/ids.ts'
import { money } from '#foundation/money.ts'
import { handleNotices } from '#server/checkout/outcomes/handle-notices.ts'
import { resolveWork } from '#server/checkout/outcomes/resolve-work.ts'
import { sendRefund } from '#server/checkout/payment/refunds.jobs.ts'
import { settle } from '#server/checkout/payment/settle.ts'
import { isHeldBack, isMoneyLost, isOpen } from '#server/payments/index.ts'
import { openFulfilment, orderHolds } from '../jobs/fulfilling.ts'
import { issueGiftCards } from '../jobs/gift-card-jobs.ts'
import { orderInMemory } from './order-in-memory.fakes.ts'
import { providerLedger } from './provider-ledger.fakes.ts'
import type { Step, Story } from './story-steps.fakes.ts'

/** Plays one story through the shop's own code. Returns what was wrong during the story or at its end. */
export async function liveStory(story: Story): Promise<readonly string[]> {
  const shop = orderInMemory(story)
  const { payment, database, settling } = shop
  const provider = providerLedger(payment.id, money(payment.amountMinor, payment.currency))
  const wrong: string[] = []
  const check = (isRight: boolean, what: string) => {
    if (!isRight) wrong.push(what)
  }
  const jobs = { send: shop.send, work: async () => {} }
  const needs = { database, jobs, clock: () => new Date(0), giftCards: shop.giftCards, refunds: shop.ourRefunds }
  const ours = openFulfilment({ ...needs, putBack: async () => {} } as never, shop.fulfilments as never)
  const resolving = {
    workList: shop.workList,
    payments: shop.payments,
    refunds: shop.ourRefunds,
    orderHolds: orderHolds(needs as never, ours),
  }
  const settleNeeds = {
    ...{
      inTransaction: database.transaction,
      payments: shop.payments,
      orders: shop.orders,
      workList: shop.workList,
      jobs,
      newId,
    },
    ...{ ...settling, orderHolds: resolving.orderHolds, refunds: shop.ourRefunds, failpoint: () => {}, log: () => {} },
    alert: (code: string) => void shop.alerts.push(code),
    providers: {
      of: () => ({
        refusalEnds: () => true,
        refund: async (_open: unknown, part: { refundId: string; amount: { minor: number } }) => {
          check(!isMoneyLost(payment.moneyState), 'a refund was made of money that was lost')
          provider.refund(part.refundId, part.amount.minor)
          return 'received'
        },
      }),
    },
    // No provider is called here.
    marketOf: () => ({ locale: 'da-DK', country: { code: 'DK' } }),
  } as never
  const settleWith = (outcome: 'pending' | 'expired' | 'voided') =>
    settle(settleNeeds, { paymentId: payment.id, reportedBy: 'recheck', eventId: newId(), outcome })
  const issue = issueGiftCards({ database, fulfilments: shop.fulfilments as never, giftCards: shop.giftCards as never })

  const sentOnline = () =>
    shop.state.order?.lines.filter(({ place, shipped }) => place === 'online' && shipped > 0).length
  const handOver = async (orderId: string): Promise<void> => {
    const before = sentOnline()
    await ours.fulfilment.handOver(orderId)
    check(!isHeldBack(payment) || sentOnline() === before, 'digital goods count as sent without money')
  }
  const work = async (): Promise<void> => {
    const job = shop.jobs.shift()
    if (job?.queue === 'refund-asked.payments')
      await sendRefund(settleNeeds, String(job.data.refundId), async () => ({}) as never)
    const { order } = shop.state
    if (!order) return
    if (job?.queue === 'order-placed' || job?.queue === 'order-placed.gift-cards') await issue(order.id)
    if (job?.queue === 'order-placed' || job?.queue === 'order-placed.fulfilment') await handOver(order.id)
  }
  const wanted = ({ line, quantity }: { line: number; quantity: number }) => [
    { lineItemId: String(line % story.lines.length), quantity },
  ]
  const take = async (step: Step): Promise<void> => {
    const orderId = shop.state.order?.id ?? ''
    switch (step.does) {
      case 'decide':
        return provider.decide(step.outcome)
      case 'hear': {
        const at = step.which % Math.max(1, provider.notices.length)
        const notice = provider.notices[at]
        if (notice && !step.again) provider.notices.splice(at, 1)
        if (notice) await handleNotices(settleNeeds, 'adyen', [notice])
        return
      }
      case 'hear-pending':
        if (provider.isOpen()) await settleWith('pending')
        return
      case 'expire':
        if (!isOpen(payment.state)) return
        provider.voidPayment()
        await settleWith('expired')
        return
      case 'work':
        return work()
      case 'regain':
        return provider.regain()
      case 'dispute':
        return provider.dispute()
      case 'end-refund':
        return provider.endRefund(step.which, step.outcome)
      case 'lose':
        return provider.lose(step.kind, Math.ceil((payment.amountMinor * step.percent) / 100))
      case 'cancel':
        await ours.fulfilment.cancel({ orderId, lines: wanted(step), actor: 'story' })
        return
      case 'refund':
        await ours.fulfilment.refund({ orderId, lines: wanted(step), shipping: step.shipping, actor: 'story' })
        return
      case 'ship': {
        const held = isHeldBack(payment)
        const sent = await ours.fulfilment.ship({
          orderId,
          lines: wanted(step),
          carrier: 'GLS',
          trackingNumber: newId(),
        })
        check(!sent.ok || (!held && shop.isPaidFor()), 'goods were sent without money')
        return
      }
      case 'spend-card': {
        const card = shop.bought[step.which % Math.max(1, shop.bought.length)]
        if (card && !card.isBlocked && card.balanceMinor >= step.minor) card.balanceMinor -= step.minor
        return
      }
      case 'resolve': {
        const open = shop.entries.filter((entry) => entry.resolvedAt === null)
        const entry = open[step.which % Math.max(1, open.length)]
        if (entry)
          await resolveWork(resolving as never, database, { entryId: entry.id, resolution: step.how, by: 'story' })
      }
    }
  }
  const checkAlways = () => {
    const { order } = shop.state
    const isHeld = isHeldBack(payment)
    for (const [index] of story.lines.entries()) {
      const line = order?.lines.find(({ lineId }) => lineId === String(index))
      const usable = shop.bought.filter((one) => one.lineId === String(index) && !one.isRevoked)
      const standing = line && order?.state !== 'cancelled' ? line.quantity - line.cancelled - line.returned : 0
      check(usable.length <= standing, 'there are more gift cards than pieces that stand')
      check(
        !isHeld || usable.every((one) => one.isBlocked || one.balanceMinor === 0),
        'a gift card can be spent without money',
      )
    }
    check(shop.backMinor() <= payment.amountMinor, 'more was to be refunded than was paid')
    check(shop.state.cardBackMinor <= shop.cardPartMinor, 'more went back to a gift card than it paid')
    const lines = order?.lines ?? []
    check(
      lines.every((line) => line.returned <= line.shipped),
      'more pieces were refunded than sent',
    )
    check(shop.isPaidFor() || shop.cancellations.length === 0, 'pieces nobody paid for were cancelled')
    const lost = payment.moneyState === 'charged-back' || (isMoneyLost(payment.moneyState) && shop.isPaidFor())
    const isListed = shop.entries.some(({ kind, resolution }) => kind === 'money-lost' && resolution !== 'money-back')
    check(!lost || isListed, 'lost money is on no list')
  }

  for (const step of story.steps) {
    await take(step)
    checkAlways()
  }
  // Time passes: all notices arrive, jobs run, and open payments end.
  for (let quiet = 0; quiet < 2; ) {
    const before = provider.notices.length + shop.jobs.length
    while (provider.notices.length > 0) await take({ does: 'hear', which: 0, again: false })
    while (shop.jobs.length > 0) await work()
    if (isOpen(payment.state)) await take({ does: 'expire' })
    if (payment.state === 'voiding') {
      provider.voidPayment()
      await settleWith('voided')
    }
    checkAlways()
    quiet = before + provider.notices.length + shop.jobs.length === 0 ? quiet + 1 : 0
  }
  const oursMinor =
    (shop.isPaidFor() ? payment.amountMinor - shop.backMinor() - payment.lostMinor : 0) -
    (shop.isPaidFor() || payment.moneyState !== 'charged-back' ? 0 : payment.lostMinor)
  const isListed = shop.entries.some((entry) => entry.resolvedAt === null)
  check(oursMinor === provider.netMinor(), `the provider has ${provider.netMinor()}, we have ${oursMinor}`)
  const { order } = shop.state
  const isWhole = order?.state === 'cancelled' && shop.isPaidFor()
  // Money that the shopper's bank took back, or that was never captured, is not refunded again.
  const back = shop.backMinor() + shop.state.cardBackMinor + payment.lostMinor
  const isClosed = shop.entries.some(({ kind, resolution }) => resolution === 'close' && kind !== 'disputed')
  check(!isWhole || back >= shop.totalMinor || isListed || isClosed, 'a cancelled order was not refunded')
  check(!(order && order.state !== 'cancelled') || shop.isPaidFor(), 'an order stands without a payment')
  check(shop.state.card !== 'held', 'a gift card is held for ever')
  return wrong
}
