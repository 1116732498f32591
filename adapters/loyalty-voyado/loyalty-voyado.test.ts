import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { fromMajor } from '#foundation/money.ts'
import { hostSimulators } from '#server/app/simulators/host.ts'
import { describeLoyaltyProvider } from '#server/loyalty/loyalty-provider.port-test.ts'
import type { Ledger } from '#server/platform/simulators/simulator.port.ts'
import { voyadoLoyalty } from './server.ts'
import { voyadoSimulator } from './simulator/index.ts'

async function open() {
  const entries: Readonly<Record<string, unknown>>[] = []
  const ledger: Ledger = { append: (entry) => void entries.push(structuredClone(entry)), entries: () => entries }
  const simulators = new Map([['voyado', voyadoSimulator({ ledger, url: '', shopUrl: '' })]])
  const server = hostSimulators({ simulators, about: {} })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const url = `${at}/voyado`
  const post = async (path: string, body: unknown) =>
    void (await fetch(path, { method: 'POST', body: JSON.stringify(body) }))
  return {
    ...{ url, entries, ledger },
    loyalty: voyadoLoyalty({ url, key: 'TEST' }),
    stranger: voyadoLoyalty({ url, key: 'BAD' }),
    control: (wanted: object) => post(`${url}/control`, wanted),
    spoil: (kind: string, moment: 'before' | 'after', path = '') =>
      post(`${at}/faults/voyado`, { kind, moment, calls: 1, path }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

describeLoyaltyProvider(open)

const ane = { email: 'ane@example.com', firstName: 'Ane', lastName: 'Holm', country: 'DK' }
const receipt = {
  ...{ receiptId: 'r1', kind: 'purchase' as const, number: '1', email: ane.email, storeId: 'ECOM-DA-DK' },
  ...{ at: new Date(), total: fromMajor(250, 'DKK'), items: [] },
}

test('a new member has given no consent to mails, and the data of the form are kept', async () => {
  const { loyalty, entries, close } = await open()

  await loyalty.createContact({ ...ane, birthday: '1990-05-01', phone: '+4520000000' })

  expect(entries.at(-1)).toMatchObject({
    kind: 'contact',
    attributes: { ...{ contactType: 'Member', countryCode: 'DK', birthDay: '1990-05-01', mobilePhone: '+4520000000' } },
    preferences: { acceptsEmail: false, acceptsPostal: false, acceptsSms: false },
  })
  await close()
})

test('a wrong key, a failure, too many calls and an unknown answer are faults', async () => {
  const { loyalty, stranger, spoil, close } = await open()
  const { id } = await loyalty.createContact(ane)

  await expect(stranger.points(id)).rejects.toThrow('loyalty-voyado.failed')
  for (const kind of ['500', '429', 'broken-json', 'wrong-schema', 'reset']) {
    await spoil(kind, 'after')
    await expect(loyalty.points(id), kind).rejects.toThrow()
  }
  await close()
})

test.each(['late', 'silence', 'reset'])(
  'counts a receipt once when it is sent again after a lost answer (%s)',
  async (kind) => {
    const { loyalty, spoil, close } = await open()
    const { id } = await loyalty.createContact(ane)

    await spoil(kind, 'after', '/receipts')
    await expect(loyalty.record(receipt, AbortSignal.timeout(200))).rejects.toThrow()
    await loyalty.record(receipt)

    expect(await loyalty.points(id)).toEqual({ balance: 0, pending: 250 })
    await close()
  },
)

test('a provider without its headers, or with a text in place of JSON, answers as the real one does', async () => {
  const { url, close } = await open()
  const statusOf = async (headers: Readonly<Record<string, string>>, method = 'GET') => {
    const body = method === 'GET' ? {} : { body: '{}' }
    return (await fetch(`${url}/api/v2/contacts`, { method, headers, ...body })).status
  }

  expect(await statusOf({})).toBe(400)
  expect(await statusOf({ apikey: 'BAD' })).toBe(401)
  expect(await statusOf({ apikey: 'TEST' })).toBe(200)
  expect(await statusOf({ apikey: 'TEST', 'content-type': 'text/plain' }, 'POST')).toBe(500)
  await close()
})

test('the simulator has the promotions of a country in its language, as a retailer writes them', async () => {
  const { loyalty, close } = await open()
  const titleIn = async (country: string) => {
    const { id } = await loyalty.createContact({ ...ane, email: `ane@${country}.example`, country })
    return (await loyalty.promotions(id))[0]?.name
  }

  expect([await titleIn('AE'), await titleIn('DE'), await titleIn('GB')]).toEqual([
    ...['عرض الترحيب', 'Willkommensangebot', 'Welcome offer'],
  ])
  await close()
})

test('the simulator keeps its data after a restart', async () => {
  const { loyalty, ledger, control, close } = await open()
  const { id } = await loyalty.createContact(ane)
  await loyalty.record({ ...receipt, total: fromMajor(1_500, 'DKK') })
  await control({ aheadDays: 31 })
  const [voucher] = await loyalty.vouchers(id)
  await loyalty.redeemVoucher({ contactId: id, voucherId: voucher!.id })
  await close()

  const again = voyadoSimulator({ ledger, url: '', shopUrl: '' })
  await again.answer(new Request('http://x/control', { method: 'POST', body: '{"aheadDays":31}' }))
  const headers = { apikey: 'TEST', 'user-agent': 'x' }
  const answer = await again.answer(new Request(`http://x/api/v2/point-accounts?contactId=${id}`, { headers }))
  expect(await answer.json()).toMatchObject({ items: [{ balance: 500, pendingPoints: 0 }] })
})
