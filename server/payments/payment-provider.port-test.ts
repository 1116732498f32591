import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { money } from '#foundation/money.ts'
import type { BookedRow } from './payment-provider.port.ts'
import { describeOutcomes, describeTaking } from './provider-outcomes.port-test.ts'
import {
  booksOf,
  noticesIn,
  type ProviderUnderTest,
  payBy,
  provesItselfInBody,
  referenceOf,
  type WithProvider,
} from './provider-under-test.port-test.ts'

/** The contract tests for every payment adapter, against its simulator. */
export function describePaymentProvider(open: () => Promise<ProviderUnderTest>): void {
  const withProvider: WithProvider = (title, check) =>
    test(title, async () => {
      const it = await open()
      try {
        await check(it)
      } finally {
        await it.close()
      }
    })

  describeTaking(withProvider)
  describeOutcomes(withProvider)
  describeVoiding(withProvider)
  describeNotifications(withProvider)
  describeBooks(withProvider)
  describeLater(withProvider)
}

/** Refunding and cancelling. */
function describeVoiding(withProvider: WithProvider): void {
  withProvider('gives back what was taken, and again without harm', async (it) => {
    const { charge, open: payment } = await payBy(it, 'approve')

    await it.provider.voidPayment(payment)
    await it.provider.voidPayment(payment)

    expect(await it.kept(charge.paymentId)).toBe(0)
  })

  withProvider('gives parts back, each once, and never more than was taken', async (it) => {
    const { charge, open: payment } = await payBy(it, 'approve')
    const reference = await referenceOf(it, payment)
    const part = (minor: number) => ({ refundId: newId(), amount: money(minor, charge.amount.currency) })
    const first = part(5000)

    await it.provider.refund({ ...payment, reference }, first)
    await it.provider.refund({ ...payment, reference }, first)
    expect(await it.kept(charge.paymentId)).toBe(14900)
    await it.provider.refund({ ...payment, reference }, part(14900))
    await it.provider.refund({ ...payment, reference }, part(1)).catch(() => {})

    expect(await it.kept(charge.paymentId)).toBe(0)
  })
}

/** Notifications of the provider. */
function describeNotifications(withProvider: WithProvider): void {
  withProvider(
    'reads its own notifications, the same one alike each time, and calls altered ones forged [C-PAY-O5]',
    async (it) => {
      const { charge } = await payBy(it, 'approve')
      const [sent] = await it.notifications()
      const text = JSON.stringify(sent)
      const altered = (from: string, to: string) => it.provider.read(JSON.parse(text.replaceAll(from, to)))

      const read = it.provider.read(sent!)
      expect(read).toMatchObject([
        { paymentId: charge.paymentId, outcome: expect.stringMatching(/authorised|ask-provider/) },
      ])
      expect(it.provider.read(sent!)).toEqual(read)
      expect(altered(charge.paymentId, newId())).toBe('forged')
      if (text.includes('19900')) expect(altered('19900', '19901')).toBe('forged')
      expect(it.provider.read({ body: {}, headers: {}, query: {} })).toBe('forged')
      expect(it.provider.read({ body: sent!.body, headers: {}, query: {} })).toEqual(
        provesItselfInBody(it) ? read : 'forged',
      )
    },
  )

  withProvider(
    'tells another amount than was asked for as it is, so that nobody takes it for ours [C-PAY-O6]',
    async (it) => {
      await it.overcharge(100)
      const { ended } = await payBy(it, 'approve')

      if (ended.outcome === 'authorised' && ended.amount) expect([19900, 20000]).toContain(ended.amount.minor)
      const notices = (await it.notifications()).flatMap((sent) => noticesIn(it, sent))
      const told = [ended.amount?.minor, ...notices.map(({ amount }) => amount?.minor)]
      const booked = await booksOf(it)
      expect([...told, ...booked.map(({ minor }) => minor)]).toContain(20000)
    },
  )
}

/** The provider's own records. */
function describeBooks(withProvider: WithProvider): void {
  withProvider('shows in its books what was taken and what went back', async (it) => {
    const kept = await payBy(it, 'approve')
    const back = await payBy(it, 'approve')
    const refused = await payBy(it, 'refuse')
    await it.provider.voidPayment(back.open)

    const rows = await booksOf(it)
    const sum = ({ charge }: typeof kept, meaning: BookedRow['meaning']) => {
      const its = rows.filter((row) => row.paymentId === charge.paymentId && row.meaning === meaning)
      return [...new Map(its.map((row) => [row.rowId, row.minor])).values()].reduce((total, minor) => total + minor, 0)
    }

    expect([sum(kept, 'taken'), sum(kept, 'back')]).toEqual([19900, 0])
    expect([sum(back, 'taken'), sum(back, 'back')]).toEqual([19900, 19900])
    expect([sum(refused, 'taken'), sum(refused, 'back')]).toEqual([0, 0])
    expect(rows.filter(({ meaning }) => meaning === 'unknown')).toEqual([])
  })

  withProvider('shows in its books what a bank took back', async (it) => {
    const { charge } = await payBy(it, 'approve')
    const { status } = await it.raise(it.events.chargeback(charge.paymentId))

    const lost = (await booksOf(it)).filter(({ meaning }) => meaning === 'lost')

    expect(status).toBe(200)
    expect(new Map(lost.map((row) => [row.rowId, [row.paymentId, row.minor]])).values().toArray()).toEqual([
      [charge.paymentId, 19900],
    ])
    expect((await it.raise(it.events.chargeback(newId()))).status).toBe(404)
  })
}

/** Events after money was taken. */
function describeLater(withProvider: WithProvider): void {
  withProvider('tells who asks that a purchase was stopped after it was paid', async (it) => {
    if (!it.events.stopped) return
    const { charge, open: payment } = await payBy(it, 'approve')
    const before = await it.provider.laterEvents!(payment)
    await it.raise(it.events.stopped(charge.paymentId))

    expect(before).toEqual({ money: [], refunds: [] })
    expect(await it.provider.laterEvents!(payment)).toMatchObject({
      money: [{ kind: 'cancelled', amount: money(19900, charge.amount.currency) }],
      refunds: [],
    })
  })

  withProvider('tells who asks that a refund did not arrive after all', async (it) => {
    if (!it.events.refundFailed) return
    const { charge, open: payment } = await payBy(it, 'approve')
    const [failed, arrived] = [newId(), newId()]
    for (const refundId of [failed, arrived])
      await it.provider.refund(payment, { refundId, amount: money(5000, charge.amount.currency) })
    const before = await it.provider.laterEvents!(payment)
    await it.raise(it.events.refundFailed(charge.paymentId, failed))

    expect(before.refunds).toEqual([])
    expect((await it.provider.laterEvents!(payment)).refunds).toMatchObject([{ refundId: failed, outcome: 'failed' }])
  })
}
