import { describe } from 'vitest'
import type { Charge } from '#server/payments/payment-provider.port.ts'
import { describePaymentProvider } from '#server/payments/payment-provider.port-test.ts'
import type { Press, ProviderUnderTest } from '#server/payments/provider-under-test.port-test.ts'
import { openSimulatedProvider, type SimulatedProvider } from '#server/payments/simulated-provider.fakes.ts'
import { adyenLinks, adyenPayments, adyenTerminals } from './server.ts'
import { adyenSimulator } from './simulator/index.ts'

const keys = { apiKey: 'k', merchantAccount: 'M', hmacKey: '44'.repeat(32) }
const card = (number: string, holderName = 'Ane') => ({
  type: 'scheme',
  encryptedCardNumber: `test_${number}`,
  encryptedSecurityCode: 'test_737',
  holderName,
})
const outcomes = { approve: 'approve', refuse: 'fail', cancel: 'cancel', pend: 'pending' }

interface Booked {
  readonly reference: string
  readonly state: string
  readonly amount: { readonly value: number }
  readonly refunds: Readonly<Record<string, number>>
}

async function openAdyen(
  make: typeof adyenPayments,
  rest: Pick<ProviderUnderTest, 'charge' | 'ends'> & {
    readonly toward?: (press: Press, charge: Charge, simulated: SimulatedProvider) => Charge | Promise<Charge>
  },
): Promise<ProviderUnderTest> {
  const simulated = await openSimulatedProvider('adyen', adyenSimulator(keys))
  const { url, control } = simulated
  const { toward, ...more } = rest
  const provider = make({
    ...keys,
    apiUrl: `${url}/v72`,
    clientKey: 'test_x',
    environment: 'test',
    simulated: true,
    origins: [url],
    reportsUrl: `${url}/reports`,
    reportUser: 'report@shop:secret',
    terminalUrl: url,
    terminalHoldMs: 2_000,
    terminals: { one: 'V400m-000000001' },
  })
  return {
    provider,
    press: async ({ action }, press) => {
      if (!action?.url) return {}
      const body = new URLSearchParams({ outcome: outcomes[press] })
      const back = await fetch(action.url, { method: 'POST', body, redirect: 'manual' })
      return Object.fromEntries(new URL(back.headers.get('location')!).searchParams)
    },
    notifications: simulated.notifications,
    raise: simulated.raise,
    events: { chargeback: (payment) => ({ payment, eventCode: 'CHARGEBACK' }) },
    moveOn: simulated.moveOn,
    loseNextAnswer: () => control({ garbling: 1 }),
    overcharge: (overcharge) => control({ overcharge }),
    kept: async (id) =>
      (await simulated.ledger<Booked>())
        .filter(({ reference, state }) => reference === id && state === 'authorised')
        .reduce(
          (sum, { amount, refunds }) => sum + amount.value - Object.values(refunds).reduce((a, b) => a + b, 0),
          0,
        ),
    close: simulated.close,
    ...more,
    ...(toward ? { toward: (press: Press, charge: Charge) => toward(press, charge, simulated) } : {}),
  }
}

const inDenmark = { country: 'DK', locale: 'da-DK', currencies: ['DKK', 'JPY', 'KWD'] }
const cards = { approve: '4111111111111111', refuse: '4000000000000002', pend: '4111111111111111' }

describe('by card', () =>
  describePaymentProvider(() =>
    openAdyen(adyenPayments, {
      charge: { ...inDenmark, method: card(cards.approve) },
      ends: { refuse: 'refused', cancel: 'cancelled' },
      toward: (press, charge) => ({
        ...charge,
        method: press === 'cancel' ? { type: 'mobilepay' } : card(cards[press], press === 'pend' ? 'PENDING' : 'Ane'),
      }),
    }),
  ))

describe('by a wallet’s own page', () =>
  describePaymentProvider(() =>
    openAdyen(adyenPayments, {
      charge: { ...inDenmark, method: { type: 'mobilepay' } },
      ends: { refuse: 'refused', cancel: 'cancelled' },
      toward: (press, charge) => (press === 'pend' ? { ...charge, method: card(cards.pend, 'PENDING') } : charge),
    }),
  ))

describe('by a link', () =>
  describePaymentProvider(() =>
    openAdyen(adyenLinks, {
      charge: { ...inDenmark, method: { type: 'paybylink' } },
      ends: { refuse: 'actionrequired', cancel: 'actionrequired' },
    }),
  ))

describe('on the hosted page, where there are no fields for a card', () =>
  describePaymentProvider(() =>
    openAdyen(adyenPayments, {
      charge: { ...inDenmark, method: { type: 'scheme' } },
      ends: { refuse: 'actionrequired', cancel: 'actionrequired' },
    }),
  ))

describe('at a terminal', () =>
  describePaymentProvider(() =>
    openAdyen(adyenTerminals, {
      charge: { ...inDenmark, method: { type: 'terminal' } },
      ends: { refuse: 'refused', cancel: 'cancelled' },
      // The last decimals of the amount set the outcome at the simulated terminal. `pend` stands for a shopper who
      // takes a long time.
      toward: async (press, charge, simulated) => {
        if (press === 'pend') await simulated.control({ terminalMs: 3_600_000 })
        const cents = { refuse: 51, cancel: 52, approve: 0, pend: 0 }[press]
        return { ...charge, amount: { ...charge.amount, minor: charge.amount.minor + cents } }
      },
    }),
  ))
