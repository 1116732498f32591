import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { money } from '#foundation/money.ts'
import type { Charge, PaymentProvider } from './payment-provider.port.ts'

/** What a provider's suite needs of an adapter: itself, and how its test data do what a title says. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider
  /** Details of a way to pay that comes to this. */
  readonly method: Readonly<
    Record<'approved' | 'refused' | 'asks-first' | 'pending', Readonly<Record<string, unknown>>>
  >
  /** Presses a button on the page of an action, and answers what the browser brings back. */
  press(url: string, button: 'approve' | 'cancel'): Promise<Readonly<Record<string, string>>>
  /** Notifications sent so far, as they arrived. */
  notifications(): Promise<readonly unknown[]>
  /** Spoils the next answer after the charge was made. */
  loseNextAnswer(): Promise<void>
  /** How much was really charged under a reference. */
  charged(paymentId: string): Promise<readonly number[]>
  close(): Promise<void>
}

const chargeOf = (method: Charge['method'], currency = 'DKK', minor = 19900): Charge => ({
  paymentId: newId(),
  amount: money(minor, currency),
  country: 'DK',
  locale: 'da-DK',
  method,
  returnUrl: 'http://localhost/return',
  origin: 'http://localhost',
  email: 'a@b.dk',
})

/** What every adapter for payments must do, against its simulator. */
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
    'charges exactly what was asked, in currencies of no, two and three decimals [C-CAR-O1]',
    async ({ provider, method, charged }) => {
      for (const [currency, minor] of [
        ['JPY', 1250],
        ['EUR', 1250],
        ['KWD', 1250],
      ] as const) {
        const ask = chargeOf(method.approved, currency, minor)
        const answer = await provider.begin(ask)

        expect(answer).toMatchObject({ outcome: 'authorised', paymentId: ask.paymentId })
        expect(await charged(ask.paymentId)).toEqual([minor])
      }
    },
  )

  withProvider('charges once under one key, and says the same again', async ({ provider, method, charged }) => {
    const ask = chargeOf(method.approved)

    const answers = [await provider.begin(ask), await provider.begin(ask)]

    expect(answers[1]).toEqual(answers[0])
    expect(await charged(ask.paymentId)).toEqual([19900])
  })

  withProvider(
    'throws when the answer is lost, and tells it when asked again',
    async ({ provider, method, loseNextAnswer, charged }) => {
      const ask = chargeOf(method.approved)
      await loseNextAnswer()

      await expect(provider.begin(ask)).rejects.toMatchObject({ name: 'Fault' })

      expect((await provider.begin(ask)).outcome).toBe('authorised')
      expect(await charged(ask.paymentId)).toEqual([19900])
    },
  )

  withProvider('tells a refusal with a reason, and that nothing was charged', async ({ provider, method, charged }) => {
    const ask = chargeOf(method.refused)

    expect(await provider.begin(ask)).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('payment.') })
    expect(await charged(ask.paymentId)).toEqual([])
  })

  withProvider('tells that the outcome is still open', async ({ provider, method, charged }) => {
    const ask = chargeOf(method.pending)

    expect(await provider.begin(ask)).toMatchObject({ outcome: 'pending', paymentId: ask.paymentId })
    expect(await charged(ask.paymentId)).toEqual([])
  })

  withProvider('takes a way back once only', async ({ provider, method, press }) => {
    const ask = chargeOf(method['asks-first'])
    const { action, outcome } = await provider.begin(ask)
    const details = await press(action!.url!, 'approve')

    expect(outcome).toBe('actionrequired')
    expect(await provider.finish(details)).toMatchObject({ outcome: 'authorised', paymentId: ask.paymentId })
    expect(await provider.finish(details)).toBeUndefined()
    expect(await provider.finish({ redirectResult: 'made up' })).toBeUndefined()
  })

  withProvider('tells that a shopper cancelled', async ({ provider, method, press, charged }) => {
    const ask = chargeOf(method['asks-first'])
    const { action } = await provider.begin(ask)

    expect(await provider.finish(await press(action!.url!, 'cancel'))).toMatchObject({ outcome: 'cancelled' })
    expect(await charged(ask.paymentId)).toEqual([])
  })

  withProvider(
    'gives back what was charged, with or without the provider’s own reference, and again without harm',
    async ({ provider, method, charged }) => {
      for (const known of [true, false]) {
        const ask = chargeOf(method.approved)
        const { reference } = await provider.begin(ask)
        const payment = { paymentId: ask.paymentId, reference: known ? (reference ?? null) : null, amount: ask.amount }

        await provider.giveBack(payment)
        await provider.giveBack(payment)

        expect(await charged(ask.paymentId)).toEqual([])
      }
    },
  )

  withProvider(
    'reads its own notifications, and calls altered ones forged',
    async ({ provider, method, notifications }) => {
      const ask = chargeOf(method.approved)
      await provider.begin(ask)
      const [sent] = await notifications()
      const text = JSON.stringify(sent)

      expect(provider.read(sent)).toMatchObject([
        { paymentId: ask.paymentId, outcome: 'authorised', amount: ask.amount },
      ])
      expect(provider.read(JSON.parse(text.replace('19900', '19901')))).toBe('forged')
      expect(provider.read(JSON.parse(text.replace('DKK', 'SEK')))).toBe('forged')
      expect(provider.read(JSON.parse(text.replace(ask.paymentId, newId())))).toBe('forged')
      expect(provider.read({})).toBe('forged')
    },
  )
}
