import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { livingOwner } from '#server/platform/process-owner.ts'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import { medianOfThree, type Table } from './benches.ts'
import { buyAsGuest } from './buy-as-guest.ts'
import { cpuMs, cpuMsOfFamily } from './process-cost.ts'
import { inDatabase, sellable } from './sellable.ts'
import { withShop } from './with-shop.ts'

const ordersEach = 40

export const measure = async (): Promise<Table[]> => [await tableFor(8), await tableFor(16)]

const tableFor = (clients: number): Promise<Table> =>
  withShop((shop) => checkoutTable(shop, clients), { durable: true })

async function checkoutTable(shop: RunningShop, clients: number): Promise<Table> {
  const skus = await sellable(shop)
  const buy = () => purchases(shop, skus, clients)
  await buy()
  const { perSecond, shopMs, postgresMs, simulatorMs } = await medianOfThree(buy)
  const [placed, authorised] = [await ordersPlaced(shop), await authorisedPayments(shop)]
  const each = 'CPU per order'
  return {
    title: `Guest checkout, ${clients} clients, durable commits`,
    rows: [
      { what: 'complete checkouts', measured: perSecond, unit: 'per second', bar: { atLeast: 170 } },
      { what: `${each}: shop`, measured: shopMs, unit: 'ms' },
      { what: `${each}: PostgreSQL`, measured: postgresMs, unit: 'ms' },
      { what: `${each}: simulators`, measured: simulatorMs, unit: 'ms' },
      {
        what: 'payments authorised without an order, or the other way round',
        measured: Math.abs(authorised - placed),
        unit: 'orders',
        bar: { atMost: 0 },
        note: `${placed} orders, ${authorised} payments`,
      },
      {
        what: 'orders fewer or more than receipts',
        measured: Math.abs(placed - 4 * clients * ordersEach),
        unit: 'orders',
        bar: { atMost: 0 },
      },
    ],
  }
}

/**
 * Every client places several orders one after the other, each for a different product, like shoppers of a whole range.
 */
async function purchases(shop: RunningShop, skus: readonly string[], clients: number) {
  const cost = costOf(shop)
  const begun = performance.now()
  const buyer = async (client: number) => {
    for (let order = 0; order < ordersEach; order += 1)
      await buyAsGuest(shop.url, skus[(client * ordersEach + order) % skus.length]!)
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => buyer(client)))
  const orders = clients * ordersEach
  const after = costOf(shop)
  return {
    perSecond: (1000 * orders) / (performance.now() - begun),
    shopMs: (after.shop - cost.shop) / orders,
    postgresMs: (after.postgres - cost.postgres) / orders,
    simulatorMs: (after.simulators - cost.simulators) / orders,
  }
}

function costOf(shop: RunningShop) {
  const postmaster = Number(readFileSync(join(shop.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  return {
    shop: cpuMs(shop.pid()),
    postgres: cpuMsOfFamily(postmaster),
    simulators: cpuMs(livingOwner(join(shop.dataDir, 'simulators.lock'))!.pid),
  }
}

const ordersPlaced = (shop: RunningShop): Promise<number> =>
  inDatabase(shop, async (database) => {
    const { rows } = await database.query<{ count: number }>('select count(*)::int as count from shop_order')
    return rows[0]!.count
  })

async function authorisedPayments({ simulatorsUrl }: RunningShop): Promise<number> {
  const ledger = await (await fetch(`${simulatorsUrl}/adyen/ledger`)).json()
  const { payments } = ledger as { payments: readonly { state: string }[] }
  return payments.filter(({ state }) => state === 'authorised').length
}
