import { afterAll, beforeEach } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { type BuyingShop, type Guest, guest, layOutGoods, openBuyingShop } from './buying-shop.fakes.ts'

/** Longer than any test: pending payments proceed only when a test triggers it. */
export const stillMs = 3_600_000

/** The result of a payment, as far as tests read it. */
export interface Paid {
  readonly paymentState: string
  readonly url?: string
  readonly redirectUrl?: string
  readonly status?: string
  readonly iyzicoPaymentUrl?: string
  readonly iyzicoStatus?: string
  readonly token?: string
  readonly orderId?: string
  readonly code?: string
  readonly error?: string
}

/** The setup for a file of tests of payment providers: `const { shop } = await openProviderShop()`. */
export async function openProviderShop() {
  const database = await testDatabase()
  const switchedOff = new Set<string>()
  const shop = await openBuyingShop(database, { storeHosts: ['store.halden.test'], switchedOff })
  let before: ReadonlyMap<string, number> = new Map()
  afterAll(() => shop.close())
  beforeEach(async () => {
    await layOutGoods(database)
    await shop.control({
      notifyAfterMs: 0,
      notifyNever: true,
      notifySignedWrong: false,
      terminalMs: 0,
      pendingMs: stillMs,
    })
    shop.clock.now = new Date()
    shop.alerts.length = 0
    before = await shop.kept()
  })
  return {
    database,
    shop,
    switchedOff,
    inStore: (market: string, storeId: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
      inStore(shop, market, storeId, headers),
    /** The amounts charged since the test began. */
    kept: async () =>
      [...(await shop.kept())].filter(([id, minor]) => minor > 0 && !before.has(id)).map(([, minor]) => minor),
    orders: () =>
      database.prepared<{ state: string; number: string; checkoutBasketId: string }>(
        'test-orders',
        'select state, order_number as number, checkout_basket_id as "checkoutBasketId" from shop_order',
      ),
    methods: async () =>
      (await database.prepared<{ method: string }>('test-methods', 'select method from payment')).map(
        ({ method }) => method,
      ),
    stateOf: async (id: string) => (await shop.buying.checkout.latestPayment(id))!.payment.state,
  }
}

export const crossSite = { accept: 'text/html', 'sec-fetch-site': 'cross-site' }

/** Presses a button on the provider's page, and follows its redirect. */
export async function press(who: Guest, url: string, outcome: string) {
  const left = await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
  const back = new URL(left.headers.get('location')!)
  return who.ask({ method: 'GET', url: back.pathname + back.search, headers: crossSite })
}

/** A device in a store: another host, and the cookie with the store's id. */
function inStore(
  shop: BuyingShop,
  market: string,
  storeId: string | undefined,
  headers: Readonly<Record<string, string>>,
) {
  const who = guest(shop, market)
  const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    who.ask({
      ...{ method, url },
      headers: {
        ...headers,
        host: 'store.halden.test',
        cookie: [who.basketCookie() && `basket=${who.basketCookie()}`, storeId && `isoStoreId=${storeId}`]
          .filter(Boolean)
          .join('; '),
      },
      ...(payload ? { payload } : {}),
    })
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    ask(method, `/api/order/${market}/${path}`, payload)
  const page = (path: string) => ask('GET', `/${market}/${path}?type=json`)
  return { ...who, page, call: call as Guest['call'] }
}
