import type { WireFault } from '#server/app/simulators/wire-faults.ts'
import { type BuyingShop, type Guest, guest } from './buying-shop.fakes.ts'
import { lastDays } from './outcomes/reconcile.ts'

export const storeHost = 'store.halden.test'

export const setFault = (
  { simulatorsUrl }: Pick<BuyingShop, 'simulatorsUrl'>,
  simulator: string,
  fault: WireFault | null,
) => fetch(`${simulatorsUrl}/faults/${simulator}`, { method: 'POST', body: JSON.stringify(fault) })

/** A device in a store: another host, and a cookie with the store's id. */
export function inStore(shop: Pick<BuyingShop, 'app'>, market: string, storeId: string | undefined): Guest {
  const who = guest(shop, market)
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const cookie = [who.basketCookie() && `basket=${who.basketCookie()}`, storeId && `isoStoreId=${storeId}`]
    const headers = { host: storeHost, cookie: cookie.filter(Boolean).join('; ') }
    return who.ask({ method, url: `/api/order/${market}/${path}`, headers, ...(payload ? { payload } : {}) })
  }
  return { ...who, call: call as Guest['call'] }
}

const stepMs = 30_000

/** Lets fifteen minutes pass for every payment; only the planned re-checks run. */
export async function waitQuarterOfAnHour({
  buying,
  database,
  passTime,
}: Pick<BuyingShop, 'buying' | 'database' | 'passTime'>): Promise<void> {
  for (let passedMs = 0; passedMs < 15 * 60_000; passedMs += stepMs) {
    passTime(stepMs)
    await database.prepared(
      'test-time-passes',
      `update payment set made_at = made_at - $1::int * interval '1 millisecond', check_at = check_at - $1::int * interval '1 millisecond'`,
      [stepMs],
    )
    for (;;) {
      const [due] = await database.prepared<{ count: number }>(
        'test-due-count',
        'select count(*)::int as count from payment where check_at < now()',
      )
      if (due!.count === 0) break
      await buying.checkout.recheck()
    }
  }
}

/**
 * The violated invariants. There must be no payment without an order, no order without a payment, no open payment, and
 * no remaining hold.
 */
export async function violations({ buying, database }: Pick<BuyingShop, 'buying' | 'database'>): Promise<unknown[]> {
  const rows = (name: string, text: string): Promise<object[]> => database.prepared<object>(name, text)
  const [held] = await database.prepared<{ sum: number }>('test-held', 'select sum(reserved)::int as sum from stock')
  const reports = await buying.checkout.reconcile(lastDays(new Date(), 2))
  return [
    ...(await rows(
      'test-open',
      `select id, state, provider, checks from payment where state in ('started', 'unknown', 'actionrequired', 'pending', 'voiding')`,
    )),
    ...(await rows(
      'test-wrong',
      `select p.id, p.state, o.state as order_state from payment p left join shop_order o on o.payment_id = p.id
       where (p.state in ('authorised', 'received')) <> coalesce(o.state = 'placed', false)`,
    )),
    ...(held!.sum === 0 ? [] : [{ held: held!.sum }]),
    ...reports.flatMap(({ left, fault }) => [...left, ...(fault ? [fault] : [])]),
  ]
}

/** Presses "approve" on the page of a provider, as a shopper does; returns the address of the redirect. */
export async function approveAt(page: string): Promise<string | null> {
  const body = new URLSearchParams({ outcome: 'approve' })
  return (await fetch(page, { method: 'POST', body, redirect: 'manual' })).headers.get('location')
}
