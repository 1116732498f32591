import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { money } from '#foundation/money.ts'
import type {
  BookedRow,
  Charge,
  Notification,
  OpenPayment,
  PaymentProvider,
  ProviderAnswer,
  ProviderNotice,
} from './payment-provider.port.ts'

/** An action at the provider's page, card field or terminal. */
export type Press = 'approve' | 'refuse' | 'cancel' | 'pend'

/** The adapter under test, with the test data for each case. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider
  /** Country, currencies of no, two and three decimals as far as it takes them, and the details of a way to pay. */
  readonly charge: Pick<Charge, 'country' | 'locale' | 'method'> & { readonly currencies: readonly string[] }
  /** Changes a charge so that it comes to this where that is decided before anybody is asked. */
  readonly toward?: (press: Press, charge: Charge) => Charge | Promise<Charge>
  /** Does this where the answer leads, and answers what the browser brings back. */
  press(answer: ProviderAnswer, press: Press): Promise<Readonly<Record<string, string>>>
  /** The outcome of each action: some bank pages have no cancel button, and a link stays open. */
  readonly ends: Readonly<Record<'refuse' | 'cancel', ProviderAnswer['outcome']>>
  /** Those sent so far; waits for the first. */
  notifications(): Promise<readonly Notification[]>
  /** Ends what is pending. */
  moveOn(): Promise<void>
  /** Spoils the next answer after its work was done. */
  loseNextAnswer(): Promise<void>
  /** Lets the time pass in which a shopper may still pay. */
  expire?(): Promise<void>
  /** Books another amount than was asked for. */
  overcharge(minor: number): Promise<void>
  /** Lets something happen to money that was taken. */
  raise(event: object): Promise<{ readonly status: number }>
  /** The event names in the provider's simulator for a payment and its refunds. */
  readonly events: {
    chargeback(paymentId: string): object
    /** A purchase that is stopped after it was paid, and asked about. */
    stopped?(paymentId: string): object
    /** A refund that did not arrive after all, and is asked about. */
    refundFailed?(paymentId: string, refundId: string): object
  }
  /** The amount charged under a reference and not refunded. */
  kept(paymentId: string): Promise<number>
  close(): Promise<void>
}

const address = {
  firstName: 'Ane',
  lastName: 'Holm',
  street: 'Nørregade 12',
  postalCode: '8000',
  city: 'Aarhus',
  region: '',
  country: 'DK',
  phone: '+4520123456',
}

function chargeOf(
  { charge: { country, locale, method, currencies } }: ProviderUnderTest,
  minor = 19900,
  currency = currencies[0]!,
): Charge {
  const taxMinor = Math.round(minor - (minor * 100) / 125)
  const line = { quantity: 1, unitMinor: minor, totalMinor: minor, taxMinor, taxPercent: 25 }
  return {
    paymentId: newId(),
    checkoutBasketId: newId(),
    market: 'da-dk',
    amount: money(minor, currency),
    country,
    locale,
    method,
    returnUrl: 'http://localhost/return',
    origin: 'http://localhost',
    email: 'a@b.dk',
    lines: [{ id: 'l1', name: 'Dress', kind: 'physical', ...line }],
    shipping: { ...address, country },
    billing: { ...address, country },
    personalNumber: '10000000146',
    shopperAddress: '203.0.113.9',
    storeId: 'one',
  }
}

const openOf = (charge: Charge, { reference }: Pick<ProviderAnswer, 'reference'>): OpenPayment => ({
  ...charge,
  reference: reference ?? null,
})

/** Begins, does what is to be done, and answers where that led. */
async function payBy(it: ProviderUnderTest, press: Press, asked = chargeOf(it)) {
  const charge = (await it.toward?.(press, asked)) ?? asked
  const begun = await it.provider.begin(charge)
  if (begun.outcome !== 'actionrequired')
    return { charge, begun, ended: begun, open: openOf(charge, begun), details: {} }
  const details = await it.press(begun, press)
  const open = openOf(charge, begun)
  const ended = (await it.provider.finish(details, open)) ?? (await it.provider.look(open)) ?? begun
  return { charge, begun, ended, open: openOf(charge, { reference: ended.reference ?? begun.reference }), details }
}

function noticesIn({ provider }: ProviderUnderTest, sent: Notification): readonly ProviderNotice[] {
  const read = provider.read(sent)
  return read === 'forged' ? [] : read
}

/** Of today and of yesterday, since midnight may be while it is asked. */
async function booksOf({ provider }: ProviderUnderTest) {
  const days = [0, 86_400_000].map((agoMs) => new Date(Date.now() - agoMs).toISOString().slice(0, 10))
  const read = await Promise.all(days.map((day) => provider.books(day)))
  return read.flatMap((rows) => (rows === 'not-there-yet' ? [] : rows))
}

/** The contract tests for every payment adapter, against its simulator. */
export function describePaymentProvider(open: () => Promise<ProviderUnderTest>): void {
  const withProvider = (title: string, check: (it: ProviderUnderTest) => Promise<void>) =>
    test(title, async () => {
      const it = await open()
      try {
        await check(it)
      } finally {
        await it.close()
      }
    })

  withProvider(
    'takes exactly what was asked, in currencies of no, two and three decimals [C-CAR-O1, C-PAY-O6]',
    async (it) => {
      for (const currency of it.charge.currencies) {
        const { charge, ended } = await payBy(it, 'approve', chargeOf(it, 1250, currency))

        expect(ended).toMatchObject({ outcome: 'authorised', paymentId: charge.paymentId })
        expect(await it.kept(charge.paymentId)).toBe(1250)
      }
    },
  )

  withProvider('takes money once under one id, and says the same again', async (it) => {
    const { charge, begun, open: payment, details } = await payBy(it, 'approve')

    if (it.provider.takesMoneyAtOnce) expect((await it.provider.begin(charge)).outcome).toBe(begun.outcome)
    await it.provider.finish(details, payment)
    const looked = await it.provider.look(payment)

    if (looked) expect(looked.outcome).toBe('authorised')
    expect(await it.kept(charge.paymentId)).toBe(19900)
  })

  withProvider('throws when the answer is lost, and tells it when asked again [C-PAY-O6]', async (it) => {
    const charge = chargeOf(it)
    await it.loseNextAnswer()

    await expect(it.provider.begin(charge)).rejects.toMatchObject({ name: 'Fault' })
    const { ended } = await payBy(it, 'approve', charge)

    expect(ended.outcome).toBe('authorised')
    expect(await it.kept(charge.paymentId)).toBe(19900)
  })

  withProvider('gives up in time when nothing is answered [C-PAY-O6]', async (it) => {
    await expect(it.provider.begin(chargeOf(it), AbortSignal.abort())).rejects.toThrow()
  })

  withProvider('tells a refusal with a reason, and that nothing was taken [C-PAY-O6]', async (it) => {
    const { charge, ended } = await payBy(it, 'refuse')

    expect(ended.outcome).toBe(it.ends.refuse)
    if (it.ends.refuse === 'refused') expect(ended.reason).toMatch(/^payment\./)
    expect(await it.kept(charge.paymentId)).toBe(0)
  })

  withProvider('tells that a shopper cancelled, and that nothing was taken [C-PAY-O6]', async (it) => {
    const { charge, ended } = await payBy(it, 'cancel')

    expect(ended.outcome).toBe(it.ends.cancel)
    expect(await it.kept(charge.paymentId)).toBe(0)
  })

  withProvider('tells that the outcome is still open, and later how it ended [C-PAY-O6]', async (it) => {
    const { charge, ended, open: payment } = await payBy(it, 'pend')

    expect(ended).toMatchObject({
      outcome: expect.stringMatching(/pending|actionrequired/),
      paymentId: charge.paymentId,
    })
    await it.moveOn()
    const told = async () => {
      const looked = await it.provider.look(payment)
      const notices = (await it.notifications()).flatMap((sent) => noticesIn(it, sent))
      return [looked?.outcome, ...notices.map(({ outcome }) => outcome)]
    }
    await expect.poll(told).toContain('authorised')
    expect(await it.kept(charge.paymentId)).toBe(19900)
  })

  withProvider('believes no way back that is not this payment’s', async (it) => {
    const charge = chargeOf(it)
    const begun = await it.provider.begin((await it.toward?.('cancel', charge)) ?? charge)

    const made = { redirectResult: 'made up', token: 'made up', sid: 'made up', result: 'success' }
    const answer = await it.provider.finish(made, openOf(charge, begun))

    expect(answer?.outcome).toBeUndefined()
    expect(await it.kept(charge.paymentId)).toBe(0)
  })

  withProvider('tells when nobody paid in time [C-PAY-O6]', async (it) => {
    if (!it.expire) return
    const charge = chargeOf(it)
    const begun = await it.provider.begin(charge)
    await it.expire()

    const looked = await it.provider.look(openOf(charge, begun))

    if (looked) expect(looked).toMatchObject({ outcome: 'expired', reason: expect.stringContaining('expired') })
    expect(await it.kept(charge.paymentId)).toBe(0)
  })

  withProvider('gives back what was taken, and again without harm', async (it) => {
    const { charge, open: payment } = await payBy(it, 'approve')

    await it.provider.giveBack(payment)
    await it.provider.giveBack(payment)

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

  withProvider(
    'reads its own notifications, the same one alike each time, and calls altered ones forged [C-PAY-O5]',
    async (it) => {
      const { charge } = await payBy(it, 'approve')
      const [sent] = await it.notifications()
      const text = JSON.stringify(sent)
      const altered = (from: string, to: string) => it.provider.read(JSON.parse(text.replaceAll(from, to)))

      const read = it.provider.read(sent!)
      expect(read).toMatchObject([{ paymentId: charge.paymentId, outcome: expect.stringMatching(/authorised|look/) }])
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

  withProvider('shows in its books what was taken and what went back', async (it) => {
    const kept = await payBy(it, 'approve')
    const back = await payBy(it, 'approve')
    const refused = await payBy(it, 'refuse')
    await it.provider.giveBack(back.open)

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

  withProvider('tells who asks that a purchase was stopped after it was paid', async (it) => {
    if (!it.events.stopped) return
    const { charge, open: payment } = await payBy(it, 'approve')
    const before = await it.provider.later!(payment)
    await it.raise(it.events.stopped(charge.paymentId))

    expect(before).toEqual({ money: [], refunds: [] })
    expect(await it.provider.later!(payment)).toMatchObject({
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
    const before = await it.provider.later!(payment)
    await it.raise(it.events.refundFailed(charge.paymentId, failed))

    expect(before.refunds).toEqual([])
    expect((await it.provider.later!(payment)).refunds).toMatchObject([{ refundId: failed, outcome: 'failed' }])
  })
}

/** The payment reference needed for a refund. Some providers send it only in a notification. */
async function referenceOf(it: ProviderUnderTest, { paymentId, reference }: OpenPayment): Promise<string | null> {
  for (const sent of await it.notifications()) {
    const notice = noticesIn(it, sent).find((one) => one.paymentId === paymentId)
    if (notice?.reference) return notice.reference
  }
  return reference
}

/** A signature that stands in the notification itself needs nothing else. */
const provesItselfInBody = ({ provider }: ProviderUnderTest): boolean =>
  provider.name !== 'klarna' && provider.name !== 'iyzico'
