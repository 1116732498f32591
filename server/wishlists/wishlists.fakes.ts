import { sql } from 'kysely'
import type { ToggleKey } from '#contracts/toggles.ts'
import { newId } from '#foundation/ids.ts'
import type { MailOrder } from '#server/mails/index.ts'
import type { Database } from '#server/platform/database.ts'
import { cookieName } from '#server/platform/http/answer-cookies.ts'
import { readVisitor } from '#server/sessions/index.ts'
import { openGoodsShop, serveForTests } from '../catalogue/goods-shop.fakes.ts'
import { wishlistRoutes, wishlistSharing, wishlists, wishlistWatching } from './index.ts'

export const publicUrl = 'http://localhost'

/**
 * Goods of the fixture shop, wishlists in a real database, and the calls of wishlists. A test sets the signed-in
 * account by a header.
 */
export async function openWishlistShop(database: Database) {
  const shop = await openGoodsShop(database)
  const mails: MailOrder[] = []
  const on = new Set<ToggleKey>(['wishlist', 'shareWishlist', 'createWishlist'])
  const clock = { now: shop.clock() }
  const needs = {
    ...{ database, catalogue: shop.catalogue, newId, publicUrl },
    words: () => (key: string) => key,
    toggle: (_: unknown, key: ToggleKey) => on.has(key),
    clock: () => clock.now,
    jobs: { send: async (_inside: unknown, _queue: string, data: object) => void mails.push(data as MailOrder) },
    pageUrl: ({ id }: { readonly id: string }) => `/${id}/wishlist`,
  }
  const lists = wishlists(needs)
  const sharing = wishlistSharing(needs)
  const watching = wishlistWatching({ ...needs, lists, markets: shop.markets })
  const app = await serveForTests(
    [wishlistRoutes({ wishlists: lists, sharing, watching, catalogue: shop.catalogue })],
    {
      visitor: ({ cookies, headers, ip }, market) => ({
        ...readVisitor(
          {
            markets: shop.markets,
            storeHosts: [],
            isStore: () => false,
            isPreviewKey: () => false,
            cookieName: (name) => cookieName(publicUrl, name),
          },
          { cookies, headers, query: {}, host: 'localhost', address: ip },
          market,
        ),
        accountId: headers['x-test-account']?.toString(),
      }),
    },
  )
  return {
    ...shop,
    ...{ app, clock, lists, mails, on, sharing, watching },
    reset: async () => {
      await sql`delete from wishlist`.execute(database.sql())
      await sql`delete from rate_count`.execute(database.sql())
      mails.length = 0
      clock.now = shop.clock()
      on.clear()
      for (const key of ['wishlist', 'shareWishlist', 'createWishlist'] as const) on.add(key)
    },
  }
}

/** A browser that stores the cookies it receives; signed in if an account is given. */
export function browser({ app }: Pick<Awaited<ReturnType<typeof openWishlistShop>>, 'app'>, account?: string) {
  const kept = new Map<string, string>()
  const ask = async (call: string, payload?: object) => {
    const [method, url] = call.split(' ') as ['GET', string]
    const answer = await app.inject({
      ...{ method, url },
      ...(payload ? { payload: JSON.stringify(payload) } : {}),
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-current-market': 'en-gb',
        ...(payload ? { 'content-type': 'application/json' } : {}),
        cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(account ? { 'x-test-account': account } : {}),
      },
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') kept.delete(name)
      else kept.set(name, value)
    }
    return { status: answer.statusCode, body: answer.body ? answer.json() : undefined, cookies: answer.cookies }
  }
  return { ask, kept }
}
