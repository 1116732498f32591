import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { describePaymentProvider, type ProviderUnderTest } from '#server/payments/payment-provider.port-test.ts'
import { isSigned, type NotificationItem, signatureOf } from './notification-signature.ts'
import { readAnswer } from './read-answer.ts'
import { readNotification } from './read-notification.ts'
import { adyenPayments } from './server.ts'
import { adyenSimulator } from './simulator/index.ts'

const keys = { apiKey: 'k', merchantAccount: 'M', hmacKey: '44'.repeat(32) }
const card = (number: string, holderName = 'Ane') => ({
  type: 'scheme',
  encryptedCardNumber: `test_${number}`,
  encryptedSecurityCode: 'test_737',
  holderName,
})

async function open(): Promise<ProviderUnderTest> {
  const heard: unknown[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    if (request.url?.startsWith('/api/')) {
      heard.push(JSON.parse(body))
      response.writeHead(200, { connection: 'close' }).end('[accepted]')
      return
    }
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const method = request.method ?? 'GET'
    const answer = await simulator.answer(
      new Request(`${url}${request.url}`, { method, headers, ...(method === 'POST' ? { body } : {}) }),
    )
    response
      .writeHead(answer.status, { ...Object.fromEntries(answer.headers), connection: 'close' })
      .end(await answer.text())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const simulator = adyenSimulator(keys)({ ledger: { append: () => {}, entries: () => [] }, url, shopUrl: url })
  const ledger = async () =>
    (
      (await (await fetch(`${url}/ledger`)).json()) as {
        payments: { reference: string; state: string; amount: { value: number } }[]
      }
    ).payments
  return {
    provider: adyenPayments({
      ...keys,
      apiUrl: `${url}/v72`,
      clientKey: 'test_x',
      environment: 'test',
      simulated: true,
      origins: [url],
    }),
    method: {
      approved: card('4111111111111111'),
      refused: card('4000000000000002'),
      'asks-first': card('4917610000000000'),
      pending: card('4111111111111111', 'PENDING'),
    },
    press: async (page, outcome) => {
      const back = await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
      return Object.fromEntries(new URL(back.headers.get('location')!).searchParams)
    },
    notifications: async () => {
      while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
      return heard
    },
    loseNextAnswer: async () => {
      await fetch(`${url}/control`, { method: 'POST', body: JSON.stringify({ garbling: 1 }) })
    },
    charged: async (id) =>
      (await ledger())
        .filter(({ reference, state }) => reference === id && state === 'authorised')
        .map(({ amount }) => amount.value),
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

describePaymentProvider(open)

const sample: NotificationItem = {
  eventCode: 'AUTHORISATION',
  success: 'true',
  pspReference: 'P1',
  originalReference: '',
  merchantAccountCode: 'M',
  merchantReference: 'o1',
  amount: { value: 100, currency: 'DKK' },
  additionalData: { hmacSignature: 'c/KRc8+pDmD+v0rVN8/lVOIOfmmG031gUzY5gzWWvwo=' },
}
const notification = (item: unknown, live = 'false') => ({
  live,
  notificationItems: [{ NotificationRequestItem: item }],
})
const read = (body: unknown, merchantAccount = 'M') =>
  readNotification({ merchantAccount, hmacKey: keys.hmacKey, environment: 'test' }, body)

test('verifies the signature of the documented sample [C-PAY-O5]', () => {
  expect(isSigned(sample, keys.hmacKey)).toBe(true)
  expect(isSigned(sample, '45'.repeat(32))).toBe(false)
})

test('takes no notification that is unsigned, for another merchant, of the wrong environment, or of no known form [C-PAY-O5]', () => {
  const { additionalData: _left, ...unsigned } = sample

  expect(read(notification(sample))).toMatchObject([{ paymentId: 'o1', outcome: 'authorised' }])
  expect(read(notification(unsigned))).toBe('forged')
  expect(read(notification(sample), 'Other')).toBe('forged')
  expect(read(notification(sample, 'true'))).toBe('forged')
  for (const odd of [
    notification(null),
    notification({ ...sample, amount: null }),
    notification('x'),
    { live: 'false' },
    { live: 'false', notificationItems: [] },
  ]) {
    expect(read(odd)).toBe('forged')
  }
})

test('never guesses what an unknown result means', () => {
  expect(() => readAnswer({ resultCode: 'PartiallyAuthorised', pspReference: 'P' })).toThrow('adyen.result-unknown')
  expect(() => readAnswer({ resultCode: 'RedirectShopper', pspReference: 'P' })).toThrow('adyen.action-missing')
  expect(() => readAnswer({})).toThrow('adyen.result-unknown')
})

test('tells a shopper who cancelled from a bank that refused', () => {
  const told = (reason: string) => {
    const item = { ...sample, success: 'false', reason }
    const notices = read(notification({ ...item, additionalData: { hmacSignature: signatureOf(item, keys.hmacKey) } }))
    return notices === 'forged' ? notices : notices.map(({ outcome }) => outcome)
  }

  expect(told('Cancelled')).toEqual(['cancelled'])
  expect(told('Refused')).toEqual(['refused'])
})
