import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ConfirmedPurchase, guestByApi, type PurchaseOrder, type ReachedPayment } from '../buying/guest-by-api.ts'
import { importTestCards, inDatabase, setPieces, soldEverywhere } from '../goods/goods-for-proofs.ts'
import type { RunningShop } from './start-shop.ts'

/** Number of cards of each kind. When all are spent, guests pay without one. */
const cards = 1_000

/** What is killed: the program or its database at any moment, or the program at a named failpoint. */
export type KillTarget = 'program' | 'database' | { readonly failpoint: string }

export interface KillResult {
  readonly acknowledged: readonly ConfirmedPurchase[]
  /** Checkout baskets that were paid, although their buyer never received the answer. */
  readonly missed: readonly string[]
  readonly backAfterMs: readonly number[]
}

const backWithinMs = 60_000
const settledWithinMs = 120_000

/** Every failpoint in the source of the program. */
export function namedFailpoints(): string[] {
  const files = readdirSync('server', { recursive: true, withFileTypes: true }).filter(
    ({ name }) => name.endsWith('.ts') && !name.includes('.test.'),
  )
  const named = files.flatMap(({ parentPath, name }) => [
    ...readFileSync(join(parentPath, name), 'utf8').matchAll(/\.failpoint\('([\w-]+)'\)/g),
  ])
  return [...new Set(named.map(([, point]) => point!))].sort()
}

/** Guests buy without a pause, by card, code, gift card and on another provider's page, while the shop is killed again and again. */
export async function crashShop(
  shop: RunningShop,
  killTargets: readonly KillTarget[],
  shoppers: number,
): Promise<KillResult> {
  const purchases = await preparePurchases(shop)
  const acknowledged: ConfirmedPurchase[] = []
  const missed: string[] = []
  let [buying, next] = [true, 0]
  const shopper = async () => {
    while (buying) {
      const { market, ...order } = purchases(next++)
      const guest = guestByApi(shop.url, { market, email: `guest-${next}@example.com` })
      const reached: ReachedPayment = await guest.reachPayment(order)
      const bought = await guest.payPatiently(reached)
      if (bought) acknowledged.push(bought)
      else missed.push(reached.checkoutBasketId)
    }
  }
  const all = Promise.all(Array.from({ length: shoppers }, shopper))
  // A failure between two kills must not count as unhandled. It is reported when all are awaited.
  all.catch(() => {})
  const backAfterMs: number[] = []
  try {
    for (const target of killTargets) {
      await pause(100 + Math.random() * 1_000)
      backAfterMs.push(await killTarget(shop, target))
    }
  } finally {
    buying = false
  }
  await all
  await untilSettled(shop)
  return { acknowledged, missed, backAfterMs }
}

/** Kills the target. Returns after how many milliseconds the shop was back. */
async function killTarget(shop: RunningShop, target: KillTarget): Promise<number> {
  if (target === 'database') return killDatabase(shop)
  if (target === 'program') await shop.kill()
  else {
    await shop.kill()
    await shop.restartUntilKilled({ FAILPOINT: `${target.failpoint}:crash` })
  }
  const begun = performance.now()
  await shop.restart()
  return performance.now() - begun
}

async function killDatabase(shop: RunningShop): Promise<number> {
  const pid = Number(readFileSync(join(shop.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
  const begun = performance.now()
  while (performance.now() - begun < backWithinMs) {
    await pause(20)
    const ready = await fetch(`${shop.url}/readyz`).catch(() => undefined)
    const answers = await inDatabase(shop, 'select 1').catch(() => undefined)
    if (ready?.status === 200 && answers) return performance.now() - begun
  }
  throw new Error(`The database did not come back.\n${shop.output().slice(-4_000)}`)
}

type Purchase = PurchaseOrder & { readonly market: string }

/**
 * Takes turns between the kinds of purchase. Cards are new; codes and the budget of a promotion are large enough, and
 * their uses are counted.
 */
async function preparePurchases(shop: RunningShop): Promise<(turn: number) => Purchase> {
  const sku = await soldEverywhere(shop)
  await setPieces(shop, sku, 1_000_000)
  const small = await importTestCards(shop, { count: cards, amount: '20.00', currency: 'DKK', from: 100_000 })
  const large = await importTestCards(shop, { count: cards, amount: '50000.00', currency: 'DKK', from: 200_000 })
  await inDatabase(shop, `update promotion set budget_minor = 100000000 where promotion_id = 'autumn-budget'`)
  await inDatabase(shop, `update promotion_code set most_uses = 100000 where code in ('AUTUMN25', 'WELCOME10')`)
  await shop.kill()
  await shop.restart()
  const kinds: readonly ((turn: number) => Purchase)[] = [
    () => ({ sku, market: 'da-dk' }),
    () => ({ sku, market: 'en-gb', promoCode: 'AUTUMN25' }),
    (turn) => ({ sku, market: 'da-dk', promoCode: 'WELCOME10', giftCard: small[Math.floor(turn / 5)] }),
    () => ({ sku, market: 'tr-tr', promoCode: 'WELCOME10' }),
    (turn) => ({ sku, market: 'da-dk', giftCard: large[Math.floor(turn / 5)] }),
  ]
  return (turn) => kinds[turn % kinds.length]!(turn)
}

/** The shop re-checks open payments by itself, and writes its mails a moment later. */
export async function untilSettled(shop: RunningShop): Promise<void> {
  const giveUp = Date.now() + settledWithinMs
  while (Date.now() < giveUp) {
    const [left] = await inDatabase<{ open: number; unwritten: number }>(
      shop,
      `select (select count(*)::int from payment where state in ('started', 'unknown', 'actionrequired', 'pending', 'voiding')) as open,
         (select count(*)::int from shop_order where state <> 'cancelled')
           - (select count(*)::int from mail where kind = 'order-confirmation') as unwritten`,
    )
    if (left?.open === 0 && left.unwritten === 0) return
    await pause(500)
  }
}
