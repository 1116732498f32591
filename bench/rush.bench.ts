import { soldEverywhere } from '../checks/harness/goods-for-proofs.ts'
import { moneyFaults } from '../checks/harness/money-faults.ts'
import { rushShop } from '../checks/harness/rush-shop.ts'
import type { RunningShop } from '../checks/harness/start-shop.ts'
import type { Table } from './benches.ts'
import { withShop } from './with-shop.ts'

const rush = { buyers: 10_000, pieces: 100, connections: 200 } as const

/** A launch, to its end over HTTP: pieces set aside in the basket, and pieces that go to who pays first. */
export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => [await rushTable(shop, 'payment'), await rushTable(shop, 'basket')], { durable: true })

async function rushTable(shop: RunningShop, reserveAt: 'basket' | 'payment'): Promise<Table> {
  const { buyers, pieces, connections } = rush
  const sku = await soldEverywhere(shop)
  const { seconds, bought, refused, orders, paid, failed } = await rushShop(shop, { ...rush, sku, reserveAt })
  const faults = await moneyFaults(shop)
  for (const fault of faults.slice(0, 20)) console.log(fault)
  const none = (what: string, measured: number) => ({ what, measured, unit: '', bar: { atMost: 0 } })
  return {
    title: `${buyers} buyers of ${pieces} pieces, set aside at ${reserveAt}, ${connections} connections`,
    rows: [
      { what: 'time for all', measured: seconds, unit: 's', bar: { atMost: 60 } },
      none('orders more or fewer than pieces', Math.abs(orders - pieces)),
      none('buyers told so, more or fewer than pieces', Math.abs(bought - pieces)),
      none('charged more or fewer than pieces', Math.abs(paid - pieces)),
      none('answers besides these and “sold out”', buyers - bought - refused),
      none('answers of 500 and more', failed),
      none('differences between goods, orders, cards, codes and the books of providers', faults.length),
    ],
  }
}
