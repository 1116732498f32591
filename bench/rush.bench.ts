import { moneyFaults } from '../checks/harness/buying/money-faults.ts'
import { importTestCards, inDatabase, setPieces, soldEverywhere } from '../checks/harness/goods/goods-for-proofs.ts'
import { pressAtOnce, rushShop } from '../checks/harness/shop/rush-shop.ts'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import type { Table } from './benches.ts'
import { withShop } from './with-shop.ts'

const crowd = { buyers: 500, connections: 500 } as const
/** How often the code can still be used. */
const usesLeft = 20
const rush = { buyers: 10_000, pieces: 100, connections: 200 } as const

/**
 * A launch over HTTP, from the first piece to the last: with pieces reserved in the basket, and with pieces reserved at
 * payment.
 */
export const measure = (): Promise<Table[]> =>
  withShop(
    async (shop) => [await crowdTable(shop), await rushTable(shop, 'payment'), await rushTable(shop, 'basket')],
    { durable: true },
  )

/**
 * Everybody presses the last button at the same time, first with the same gift card, then with the same code that is
 * nearly used up.
 */
async function crowdTable(shop: RunningShop): Promise<Table> {
  const sku = await soldEverywhere(shop)
  await setPieces(shop, sku, 1_000_000)
  const [giftCard] = await importTestCards(shop, { count: 1, amount: '5000.00', currency: 'DKK', from: 500_000 })
  const byCard = await pressAtOnce(shop, { ...crowd, market: 'da-dk', order: { sku, giftCard } })
  await inDatabase(shop, `update promotion_code set most_uses = uses + $1 where code = 'AUTUMN25'`, [usesLeft])
  const byCode = await pressAtOnce(shop, { ...crowd, market: 'en-gb', order: { sku, promoCode: 'AUTUMN25' } })
  const faults = await moneyFaults(shop)
  for (const fault of faults.slice(0, 20)) console.log(fault)
  return {
    title: `${crowd.buyers} who pay at once by one gift card, and with one code that can be used ${usesLeft} more times`,
    rows: [
      { what: 'bought with the card', measured: byCard.bought, unit: '', bar: { atLeast: 1 } },
      none('answers besides these and “not enough left”', crowd.buyers - byCard.bought - byCard.refused),
      none('bought with the code, more or fewer than it may be used', Math.abs(byCode.bought - usesLeft)),
      none('answers besides these and “used up”', crowd.buyers - byCode.bought - byCode.refused),
      none('answers of 500 and more', byCard.failed + byCode.failed),
      none('differences between goods, orders, cards, codes and the books of providers', faults.length),
    ],
  }
}

const none = (what: string, measured: number) => ({ what, measured, unit: '', bar: { atMost: 0 } })

async function rushTable(shop: RunningShop, reserveAt: 'basket' | 'payment'): Promise<Table> {
  const { buyers, pieces, connections } = rush
  const sku = await soldEverywhere(shop)
  const { seconds, bought, refused, orders, paid, failed } = await rushShop(shop, { ...rush, sku, reserveAt })
  const faults = await moneyFaults(shop)
  for (const fault of faults.slice(0, 20)) console.log(fault)
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
