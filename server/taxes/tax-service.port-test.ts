import { expect, test } from 'vitest'
import type { TaxedLine, TaxPlace, TaxQuote, TaxRequest, TaxService } from './tax-service.port.ts'

export interface OpenedTaxService {
  readonly taxes: TaxService
  /** Switches the service off or on; undefined if there is no remote service. */
  control?(faults: { readonly down: boolean }): Promise<void>
  close(): Promise<void>
}

const place = (regionCode: string, postalCode: string, city: string): TaxPlace => ({
  ...{ country: 'US', street: '1 Main St' },
  ...{ regionCode, postalCode, city },
})
const warehouse = place('NJ', '07001', 'Avenel')
const places = {
  CA: place('CA', '90002', 'Los Angeles'),
  NY: place('NY', '10012', 'New York'),
  PA: place('PA', '17101', 'Harrisburg'),
  MA: place('MA', '02108', 'Boston'),
  OR: place('OR', '97201', 'Portland'),
}
const line = (id: string, netMinor: number, more: Partial<TaxedLine> = {}): TaxedLine => ({
  ...{ id, netMinor, sku: `sku-${id}`, name: 'Shirt', quantity: 1 },
  ...{ category: 'clothing', sizeGroup: 'letters', sizeName: 'M' },
  ...more,
})
const bag = (id: string, netMinor: number) => line(id, netMinor, { category: 'accessories', name: 'Bag' })

const ask = (to: TaxPlace, lines: readonly TaxedLine[], deliveryMinor = 0): TaxRequest => ({
  ...{ currency: 'USD', from: warehouse, now: new Date('2026-11-22T12:00:00Z') },
  ...{ to, lines, deliveryMinor },
})

type Quoted = (to: TaxPlace, lines: readonly TaxedLine[], deliveryMinor?: number) => Promise<TaxQuote>

/** The contract tests for every tax service adapter. */
export function describeTaxService(open: () => Promise<OpenedTaxService>): void {
  const quoted: Quoted = async (to, lines, deliveryMinor = 0) => {
    const { taxes, close } = await open()
    try {
      return await taxes.quote(ask(to, lines, deliveryMinor))
    } finally {
      await close()
    }
  }

  describeTaxes(quoted)
  test('records an order and its refunds once, even if they are sent several times', async () => {
    const { taxes, close } = await open()
    const asked = ask(places.CA, [line('1', 10_000)], 695)
    const order = { ...asked, orderNumber: '10000001', taxes: await taxes.quote(asked) }

    await taxes.record(order)
    await taxes.record(order)
    await taxes.recordRefund({ ...order, refundId: 'r-1' })
    await expect(taxes.recordRefund({ ...order, refundId: 'r-1' })).resolves.toBeUndefined()
    await close()
  })

  test('throws when the service does not answer', async () => {
    const { taxes, control, close } = await open()
    await control?.({ down: true })
    const answer = taxes.quote(ask(places.CA, [line('1', 10_000)]))

    if (control) await expect(answer).rejects.toThrow()
    else expect((await answer).lines).toHaveLength(1)
    await close()
  })
}

/** Tests of the taxes of five states. */
function describeTaxes(quoted: Quoted): void {
  test('taxes everything in California, each line for itself, none below nothing', async () => {
    const { lines, delivery } = await quoted(places.CA, [line('1', 10_000), bag('2', 5_000)], 695)

    expect(lines.map(({ id }) => id)).toEqual(['1', '2'])
    expect(lines[0]!.taxMinor).toBeGreaterThanOrEqual(725)
    expect(lines[0]!.taxMinor).toBe(Math.round(100 * lines[0]!.percent))
    expect(lines[1]!.taxMinor).toBe(Math.round(50 * lines[1]!.percent))
    expect(delivery.taxMinor).toBeGreaterThanOrEqual(0)
  })

  test('leaves clothes untaxed in Pennsylvania, and taxes accessories', async () => {
    const { lines } = await quoted(places.PA, [line('1', 10_000), bag('2', 5_000)])

    expect(lines).toMatchObject([
      { id: '1', taxMinor: 0 },
      { id: '2', taxableMinor: 5_000, percent: 6, taxMinor: 300 },
    ])
  })

  test('goes by the price of a piece in New York', async () => {
    const { lines } = await quoted(places.NY, [line('1', 32_997, { quantity: 3 }), line('2', 11_000)])

    expect(lines[0]!.taxMinor).toBe(0)
    expect(lines[1]!.taxMinor).toBeGreaterThanOrEqual(440)
  })

  test('taxes only what is above the limit of a piece in Massachusetts', async () => {
    const { lines } = await quoted(places.MA, [line('1', 20_000)])

    expect(lines).toMatchObject([{ taxableMinor: 2_500, percent: 6.25, taxMinor: 156 }])
  })

  test('knows places without a sales tax', async () => {
    const { lines, delivery } = await quoted(places.OR, [line('1', 10_000)], 695)

    expect([lines[0]!.taxMinor, delivery.taxMinor]).toEqual([0, 0])
  })
}
