import { guestByApi, type PurchaseOrder, type ReachedPayment } from '../buying/guest-by-api.ts'
import { inDatabase, setPieces } from '../goods/goods-for-proofs.ts'
import { untilSettled } from './crash-shop.ts'
import type { RunningShop } from './start-shop.ts'

export interface RushOptions {
  readonly buyers: number
  readonly pieces: number
  readonly connections: number
  readonly sku: string
  readonly reserveAt: 'basket' | 'payment'
}

export interface RushResult {
  readonly seconds: number
  /** Number of shoppers who received the answer that they bought it. */
  readonly bought: number
  readonly refused: number
  /** Orders placed and payments begun during the rush. */
  readonly orders: number
  readonly paid: number
  /** Answers with a status of 500 or more. */
  readonly failed: number
}

/** Runs `work` once for each turn, in as many parallel lanes as there are connections. */
export async function runInParallel<Value>(
  turns: number,
  connections: number,
  work: (turn: number) => Promise<Value>,
): Promise<Value[]> {
  const done: Value[] = []
  let next = 0
  const lane = async () => {
    while (next < turns) done.push(await work(next++))
  }
  await Promise.all(Array.from({ length: Math.min(turns, connections) }, lane))
  return done
}

type Ending = 'bought' | 'refused'

/**
 * All buyers want one of a few pieces at the same moment. If pieces are reserved at payment, all buyers first go
 * through the checkout as far as the last button.
 */
export async function rushShop(shop: RunningShop, rush: RushOptions): Promise<RushResult> {
  const { buyers, connections, pieces, reserveAt, sku } = rush
  let failed = 0
  const onStatus = (status: number) => {
    if (status >= 500) failed += 1
  }
  const newGuest = (turn: number) => guestByApi(shop.url, { email: `rush-${turn}@example.com`, onStatus })
  await setPieces(shop, sku, 1_000_000)
  const ready =
    reserveAt === 'basket' ? [] : await runInParallel(buyers, 16, (turn) => readyToPay(newGuest(turn), { sku }))
  await inDatabase(shop, 'update variant set reserve_at = $2 where sku = $1', [sku, reserveAt])
  await setPieces(shop, sku, pieces)
  const [before] = await counted(shop)
  const begun = performance.now()
  const endings = await runInParallel(buyers, connections, (turn) =>
    reserveAt === 'basket' ? buyWhole(newGuest(turn), { sku }) : ready[turn]!(),
  )
  const seconds = (performance.now() - begun) / 1000
  await untilSettled(shop)
  const [after] = await counted(shop)
  await inDatabase(shop, `update variant set reserve_at = 'payment' where sku = $1`, [sku])
  return {
    seconds,
    bought: endings.filter((ending) => ending === 'bought').length,
    refused: endings.filter((ending) => ending === 'refused').length,
    orders: after!.orders - before!.orders,
    paid: after!.paid - before!.paid,
    failed,
  }
}

export interface SimultaneousPressResult {
  readonly bought: number
  readonly refused: number
  readonly failed: number
}

/** Guests who all use the same card or code go to the last button of the checkout, and press it at the same moment. */
export async function pressAtOnce(
  shop: RunningShop,
  { buyers, connections, market, order }: { buyers: number; connections: number; market: string; order: PurchaseOrder },
): Promise<SimultaneousPressResult> {
  let failed = 0
  const onStatus = (status: number) => {
    if (status >= 500) failed += 1
  }
  const ready = await runInParallel(buyers, 16, (turn) =>
    readyToPay(guestByApi(shop.url, { market, email: `press-${turn}@example.com`, onStatus }), order),
  )
  const endings = await runInParallel(buyers, connections, (turn) => ready[turn]!())
  await untilSettled(shop)
  const count = (wantedEnding: string) => endings.filter((ending) => ending === wantedEnding).length
  return { bought: count('bought'), refused: count('refused'), failed }
}

type Guest = ReturnType<typeof guestByApi>

/** Takes a guest to the last button of the checkout. Returns a function that presses it. */
export async function readyToPay(guest: Guest, order: PurchaseOrder): Promise<() => Promise<Ending | 'other'>> {
  const reached = await guest.reachPayment(order)
  return () => pressed(guest, reached)
}

async function pressed(guest: Guest, reached: ReachedPayment): Promise<Ending | 'other'> {
  const { status, body } = await guest.pay(reached)
  return body.paymentState === 'authorised' ? 'bought' : status === 400 ? 'refused' : 'other'
}

/** Buys from the first step to the last, or until the goods are sold out. */
async function buyWhole(guest: Guest, order: PurchaseOrder): Promise<Ending | 'other'> {
  const reached = await guest.reachPayment(order).catch((error: Error) => {
    if (/ 400 .*basket\.(sold-out|not-enough-stock)/.test(error.message)) return undefined
    throw error
  })
  return reached ? pressed(guest, reached) : 'refused'
}

const counted = (shop: RunningShop) =>
  inDatabase<{ orders: number; paid: number }>(
    shop,
    `select (select count(*)::int from shop_order where state <> 'cancelled') as orders,
       (select count(*)::int from payment where state in ('authorised', 'received')) as paid`,
  )
