import { expect, test } from 'vitest'
import type { Warehouse } from './warehouse.port.ts'

export interface OpenedWarehouse {
  readonly warehouse: Warehouse
  /** The messages the warehouse received. */
  taken(): Promise<readonly unknown[]>
  close(): Promise<void>
}

/** The contract tests for every warehouse adapter. */
export function describeWarehouse(open: () => Promise<OpenedWarehouse>): void {
  const content = { orderNumber: '10000008', place: 'warehouse', lines: [{ sku: '100231_navy_03_38', quantity: 2 }] }

  test('hands a parcel over whole, and the same one again is the same', async () => {
    const { warehouse, taken, close } = await open()

    await warehouse.handOver({ id: '10000008-warehouse', content })
    await warehouse.handOver({ id: '10000008-warehouse', content })
    await warehouse.handOver({ id: '10000008-store-aarhus', content: { ...content, place: 'store-aarhus' } })

    const arrived = (await taken()) as { id: string }[]
    expect(arrived.map(({ id }) => id).toSorted()).toEqual(['10000008-store-aarhus', '10000008-warehouse'])
    expect(arrived.find(({ id }) => id === '10000008-warehouse')).toEqual({ id: '10000008-warehouse', ...content })
    await close()
  })
}
