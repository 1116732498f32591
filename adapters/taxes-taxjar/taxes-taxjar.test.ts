import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { hostSimulators } from '#server/app/simulators/host.ts'
import type { Ledger } from '#server/platform/simulators/simulator.port.ts'
import type { TaxRequest } from '#server/taxes/tax-service.port.ts'
import { describeTaxService } from '#server/taxes/tax-service.port-test.ts'
import { taxjarTaxes } from './server.ts'
import { taxjarSimulator } from './simulator/index.ts'

async function open() {
  const entries: Readonly<Record<string, unknown>>[] = []
  const ledger: Ledger = { append: (entry) => void entries.push(entry), entries: () => entries }
  const simulator = taxjarSimulator({ ledger, url: '', shopUrl: '' })
  const server = hostSimulators({ simulators: new Map([['taxjar', simulator]]), about: {} })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const url = `${at}/taxjar`
  const post = async (path: string, body: unknown) =>
    void (await fetch(path, { method: 'POST', body: JSON.stringify(body) }))
  return {
    url,
    entries,
    taxes: taxjarTaxes({ url, token: 'TEST' }),
    stranger: taxjarTaxes({ url, token: 'BAD' }),
    control: (faults: object) => post(`${url}/control`, faults),
    spoil: (kind: string) => post(`${at}/faults/taxjar`, { kind, moment: 'after', calls: 1 }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

describeTaxService(open)

const inLosAngeles: TaxRequest = {
  currency: 'USD',
  from: { country: 'US', regionCode: 'NJ', postalCode: '07001', city: 'Avenel', street: '305 W Village Dr' },
  to: { country: 'US', regionCode: 'CA', postalCode: '90002', city: 'Los Angeles', street: '123 Palm Grove Ln' },
  lines: [
    {
      ...{ id: '1', sku: 'a_b_c_m', name: 'Shirt', quantity: 3, netMinor: 10_000 },
      ...{ category: 'clothing', sizeGroup: 'letters', sizeName: 'M' },
    },
  ],
  deliveryMinor: 695,
  now: new Date('2026-11-22T12:00:00Z'),
}

test('adds the tax of the town to that of the state', async () => {
  const { taxes, close } = await open()

  expect(await taxes.quote(inLosAngeles)).toEqual({
    lines: [{ id: '1', taxableMinor: 10_000, percent: 10.25, taxMinor: 1_025 }],
    delivery: { taxableMinor: 0, percent: 0, taxMinor: 0 },
  })
  await close()
})

test('records orders above and refunds below zero, with reductions as discounts, each once', async () => {
  const { taxes, entries, close } = await open()
  const order = { ...inLosAngeles, orderNumber: '10000001', taxes: await taxes.quote(inLosAngeles) }

  await taxes.record(order)
  await taxes.record(order)
  await taxes.recordRefund({ ...order, refundId: 'r-1' })
  await taxes.recordRefund({ ...order, refundId: 'r-1' })

  expect(entries).toMatchObject([
    {
      kind: 'orders',
      transaction_id: '10000001',
      ...{ amount: 106.95, shipping: 6.95, sales_tax: 10.25 },
      line_items: [{ quantity: 3, unit_price: 33.34, discount: 0.02, product_tax_code: '20010', sales_tax: 10.25 }],
    },
    { kind: 'refunds', transaction_reference_id: '10000001', amount: -106.95, shipping: -6.95, sales_tax: -10.25 },
  ])
  await close()
})

test('throws when it is refused, when an order of a refund is unknown, and at answers that make no sense', async () => {
  const { taxes, stranger, spoil, close } = await open()
  const order = {
    ...inLosAngeles,
    orderNumber: '7',
    taxes: { lines: [], delivery: { taxableMinor: 0, percent: 0, taxMinor: 0 } },
  }

  await expect(stranger.quote(inLosAngeles)).rejects.toThrow('taxes-taxjar.refused')
  await expect(taxes.quote({ ...inLosAngeles, to: { ...inLosAngeles.to, postalCode: 'X' } })).rejects.toThrow(
    'taxes-taxjar.refused',
  )
  await expect(taxes.recordRefund({ ...order, refundId: 'r-1' })).rejects.toThrow('taxes-taxjar.refused')
  for (const kind of ['500', '429', 'broken-json', 'wrong-schema', 'reset']) {
    await spoil(kind)
    await expect(taxes.quote(inLosAngeles), kind).rejects.toThrow()
  }
  await close()
})
