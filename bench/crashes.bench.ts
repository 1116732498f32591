import { moneyFaults } from '../checks/harness/buying/money-faults.ts'
import { inDatabase } from '../checks/harness/goods/goods-for-proofs.ts'
import { crashShop, type KillResult, type KillTarget, namedFailpoints } from '../checks/harness/shop/crash-shop.ts'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import type { Table } from './benches.ts'
import { withShop } from './with-shop.ts'

const moments = 200
const shoppers = 8

/**
 * In two of five random moments the database is killed, in the others the program. The program is also killed once at
 * each of its failpoints.
 */
export const measure = (): Promise<Table[]> =>
  withShop(
    async (shop) => {
      const anywhen: KillTarget[] = Array.from({ length: moments }, (_, turn) =>
        turn % 5 < 2 ? 'database' : 'program',
      )
      const named: KillTarget[] = namedFailpoints().map((failpoint) => ({ failpoint }))
      return [await crashTable(shop, [...named, ...anywhen])]
    },
    { durable: true },
  )

async function crashTable(shop: RunningShop, killTargets: readonly KillTarget[]): Promise<Table> {
  const { acknowledged, missed, backAfterMs } = await crashShop(shop, killTargets, shoppers)
  const orders = await inDatabase<{ id: string; basket: string }>(
    shop,
    `select id, basket_id as basket from shop_order where state <> 'cancelled'`,
  )
  const kept = new Set(orders.map(({ id }) => id))
  const faults = await moneyFaults(shop)
  for (const fault of faults.slice(0, 20)) console.log(fault)
  const none = (what: string, measured: number) => ({ what, measured, unit: '', bar: { atMost: 0 } })
  return {
    title: `Killed while ${shoppers} guests buy by card, code, gift card and at a provider's page`,
    rows: [
      { what: 'kills', measured: killTargets.length, unit: '', bar: { atLeast: moments } },
      { what: 'orders acknowledged', measured: acknowledged.length, unit: '' },
      none('acknowledged and lost', acknowledged.filter(({ orderId }) => !kept.has(orderId)).length),
      none('doubled', orders.length - new Set(orders.map(({ basket }) => basket)).size),
      none('paid for without the buyer hearing of it', missed.length),
      none('differences between goods, orders, cards, codes and the books of providers', faults.length),
      ...longestBack(killTargets, backAfterMs),
    ],
  }
}

function longestBack(killTargets: readonly KillTarget[], backAfterMs: KillResult['backAfterMs']) {
  const after = (wanted: (target: KillTarget) => boolean) =>
    Math.max(...backAfterMs.filter((_, index) => wanted(killTargets[index]!))) / 1000
  return [
    {
      what: 'back after the program, at most',
      measured: after((target) => target !== 'database'),
      unit: 's',
      bar: { atMost: 5 },
    },
    {
      what: 'back after the database, at most',
      measured: after((target) => target === 'database'),
      unit: 's',
      bar: { atMost: 30 },
    },
  ]
}
