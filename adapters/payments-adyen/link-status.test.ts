import { expect, onTestFinished, test, vi } from 'vitest'
import type { OpenPayment } from '#server/payments/payment-provider.port.ts'
import { adyenLinks } from './server.ts'

const party = {
  firstName: '',
  lastName: '',
  street: '',
  postalCode: '',
  city: '',
  region: '',
  country: 'DK',
  phone: '',
}
const open: OpenPayment = {
  ...{ paymentId: 'p1', checkoutBasketId: 'c1', market: 'da-dk', amount: { minor: 100, currency: 'DKK' } },
  ...{ country: 'DK', locale: 'da-DK', method: { type: 'paybylink' }, email: 'a@b.dk', lines: [], reference: 'PL1' },
  ...{ returnUrl: 'https://shop.test/back', origin: 'https://shop.test', shipping: party, billing: party },
}

test('reads the status of a payment link whatever its case and blanks, and takes none for another [C-PBL-O1]', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  const { readStatus } = adyenLinks({
    ...{ apiUrl: 'https://pay.example/v72', apiKey: 'k', merchantAccount: 'M', hmacKey: '44', clientKey: 'test_x' },
    ...{ environment: 'test', simulated: false, origins: [], reportsUrl: '', reportUser: '' },
    ...{ terminalUrl: '', terminals: {} },
  })
  const read = async (status: string) => {
    fetched.mockImplementation(async () => Response.json({ status, reference: 'p1' }))
    return (await readStatus(open))?.outcome
  }

  for (const [outcome, ...written] of [
    ['pending', 'paymentPending', 'PaymentPending', 'payment pending'],
    ['authorised', 'completed', 'Completed', 'COMPLETED', 'paid'],
    ['expired', 'expired', ' Expired '],
    [undefined, 'active', 'Active'],
  ] as const)
    for (const status of written) expect([status, await read(status)]).toEqual([status, outcome])
  await expect(read('complete')).rejects.toMatchObject({ name: 'Fault' })
})
