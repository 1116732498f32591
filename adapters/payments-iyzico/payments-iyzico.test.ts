import { expect, test } from 'vitest'
import { describePaymentProvider } from '#server/payments/payment-provider.port-test.ts'
import type { ProviderUnderTest } from '#server/payments/provider-under-test.port-test.ts'
import { openSimulatedProvider } from '#server/payments/simulated-provider.fakes.ts'
import { authorization, hexHmac, isSignedBy } from './iyzico-api.ts'
import { priceText } from './price-text.ts'
import { iyzicoPayments } from './server.ts'
import type { BookedForm } from './simulator/books.ts'
import { iyzicoSimulator } from './simulator/index.ts'

const keys = { apiKey: 'ak', secretKey: 'sk' }
const outcomes = { approve: 'approve', refuse: 'fail', cancel: 'cancel', pend: 'review' }

async function open(): Promise<ProviderUnderTest> {
  const simulated = await openSimulatedProvider('iyzico', iyzicoSimulator(keys))
  const { url, control } = simulated
  return {
    provider: iyzicoPayments({ ...keys, apiUrl: url, environment: 'test', simulated: true, origins: [url] }),
    charge: { country: 'TR', locale: 'tr-TR', currencies: ['TRY'], method: { type: 'scheme' } },
    ends: { refuse: 'refused', cancel: 'refused' },
    press: async ({ action }, press) => {
      const body = new URLSearchParams({ outcome: outcomes[press] })
      const page = await (await fetch(action!.url!, { method: 'POST', body })).text()
      return { token: /name="token" value="(\w+)"/.exec(page)![1]! }
    },
    notifications: simulated.notifications,
    raise: simulated.raise,
    events: {
      chargeback: (payment) => ({ payment, type: 'CHARGEBACK' }),
      refundFailed: (payment, refund) => ({ payment, type: 'REFUND_RETRY_FAILURE', refund }),
    },
    moveOn: simulated.moveOn,
    loseNextAnswer: async () => {
      await fetch(`${new URL(url).origin}/faults/iyzico`, {
        method: 'POST',
        body: JSON.stringify({ kind: 'broken-json', moment: 'after', calls: 1 }),
      })
    },
    expire: () => control({ secondsPassed: 1_801 }),
    overcharge: (overcharge) => control({ overcharge }),
    kept: async (id) =>
      (await simulated.ledger<BookedForm>())
        .filter((form) => form.conversationId === id && form.paymentStatus === 'SUCCESS' && form.fraudStatus === 1)
        .filter(({ cancelled }) => cancelled !== true)
        .reduce((sum, form) => sum + form.priceMinor - Object.values(form.refunds).reduce((a, b) => a + b, 0), 0),
    close: simulated.close,
  }
}

describePaymentProvider(open)

test('signs a request as the provider’s own library does [C-IYZ-02]', () => {
  const text = '{"locale":"tr","conversationId":"c1","binNumber":"554960"}'

  const header = authorization(keys, { random: '123', path: '/payment/bin/check', text })

  expect(Buffer.from(header.slice('IYZWSv2 '.length), 'base64').toString()).toBe(
    'apiKey:ak&randomKey:123&signature:70c257d0258aee3b7e6d11540a34145ec75ccbe7cb02fee142f0a0139070c519',
  )
})

test('checks the signatures of answers and notifications against known ones [C-IYZ-O3]', () => {
  const paid = ['SUCCESS', 'p1', 'TRY', 'b1', 'c1', 199.9, 199.9, 'tok1']
  const right = '46a685d5751d91fc0fb95fcead49a1858c238f217c14c2a89356761bb41de820'

  expect(isSignedBy('sk', ['c1', 'tok1'], '0f0babb85f979ffb819a65690e3d650a365a6b73ccf2d3a0b5c02042a6c9a3ff')).toBe(
    true,
  )
  expect(isSignedBy('sk', paid, right)).toBe(true)
  expect(isSignedBy('sk', [...paid.slice(0, 5), 199.8, 199.9, 'tok1'], right)).toBe(false)
  expect(hexHmac('sk', 'skCHECKOUT_FORM_AUTHp1tok1c1SUCCESS')).toBe(
    '9f821980402675f46f1c47691ae5f9809626e0c352f51ed6a99fb37da9cb9001',
  )
})

test('writes prices as the provider wants them signed', () => {
  const texts = [19990, 1000, 5, 100000].map((minor) => priceText({ minor, currency: 'TRY' }))

  expect(texts).toEqual(['199.9', '10.0', '0.05', '1000.0'])
})

test('finds the kind and the instalments of a card by its first digits, and nothing for an unknown card [C-IYZ-O2]', async () => {
  const it = await open()
  const ask = { amount: { minor: 100_000, currency: 'TRY' }, conversationId: 'c1' }

  const card = await it.provider.card!({ ...ask, binNumber: '554960' })
  const unknown = await it.provider.card!({ ...ask, binNumber: '000000' })
  await it.close()

  expect(card).toMatchObject({ cardType: 'CREDIT_CARD', cardAssociation: 'MASTER_CARD', cardFamily: 'Bonus' })
  expect(card!.installments[1]).toEqual({
    count: 2,
    total: { minor: 101_200, currency: 'TRY' },
    monthly: { minor: 50_600, currency: 'TRY' },
  })
  expect(unknown).toBeUndefined()
})
