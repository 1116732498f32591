import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { browser, openWishlistShop } from '../wishlists.fakes.ts'

const shop = await openWishlistShop(await testDatabase())
const { database, watching } = shop
const dress = '900100_navy_01'
const market = shop.markets.find('en-gb')!
const startPrice = shop.catalogue.card(market, dress)!.price.salesPrice.amount

beforeEach(async () => {
  await shop.reset()
  await priceOf(startPrice)
  shop.mails.length = 0
})

async function priceOf(amount: number): Promise<void> {
  await sql`update price_now set minor = ${Math.round(amount * 100)} where currency = 'GBP' and sku like ${`${dress}%`}`.execute(
    database.sql(),
  )
  await shop.readModel.apply(new Set([`product:${dress}`]))
}

/** A guest with one saved dress who requests mails about the list. */
async function watcher(email = 'anna@example.com') {
  const { ask, kept } = browser(shop)
  await ask(`POST /api/wishlist/en-gb/wishlist/add?sku=${dress}`)
  const [wishlistId, key] = kept.get('wishlist')!.split('.') as [string, string]
  const request = { market, visitor: { accountId: undefined, wishlist: { wishlistId, key } }, storeInBrowser: () => {} }
  const watch = (to = email) => watching.watch(request, { email: to, address: '127.0.0.1' })
  const asked = await watch()
  return { ask, asked, request, watch, wishlistId }
}
const secrets = () =>
  shop.mails.flatMap(({ kind, data }) =>
    kind === 'confirm-watch' ? [new URL(data.confirmUrl).searchParams.get('confirm')!] : [],
  )
const kinds = () => shop.mails.map(({ kind }) => kind)

test('asks the owner of an address once, and sends nothing else before it is confirmed', async () => {
  await watcher()
  await priceOf(startPrice - 5)

  expect(await watching.notify([dress])).toBe(0)
  expect(await watching.notify()).toBe(0)
  expect(shop.mails).toMatchObject([{ kind: 'confirm-watch', recipient: 'anna@example.com' }])
})

test('tells a confirmed address of a lower price, in one mail a day, with a way to stop', async () => {
  await watcher()
  expect((await watching.confirm(secrets()[0]!)).ok).toBe(true)
  expect(await watching.notify([dress])).toBe(0)

  await priceOf(startPrice - 5)
  const sent = await Promise.all([watching.notify([dress]), watching.notify(), watching.notify(['other'])])
  await priceOf(startPrice - 10)

  expect(sent.toSorted()).toEqual([0, 0, 1])
  expect(await watching.notify([dress])).toBe(0)
  shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 60 * 60 * 1000)
  expect(await watching.notify()).toBe(1)
  expect(shop.mails.slice(1)).toMatchObject([
    {
      kind: 'wishlist-news',
      recipient: 'anna@example.com',
      data: { goods: [{ was: { amount: startPrice }, now: { amount: startPrice - 5 } }] },
    },
    { kind: 'wishlist-news', data: { goods: [{ was: { amount: startPrice - 5 }, now: { amount: startPrice - 10 } }] } },
  ])
  const news = shop.mails[1]!
  const token = news.kind === 'wishlist-news' && new URL(news.data.stopUrl).searchParams.get('stop')!
  expect((await watching.byToken(String(token)))?.email).toBe('anna@example.com')
  await watching.end(String(token))
  await watching.end(String(token))
  await priceOf(startPrice - 15)
  shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 60 * 60 * 1000)
  expect(await watching.notify()).toBe(0)
})

test('a mail program ends the mails about a list by one press, from wherever it is, and a link that is only opened ends nothing', async () => {
  await watcher()
  await watching.confirm(secrets()[0]!)
  await priceOf(startPrice - 5)
  await watching.notify([dress])
  const mail = shop.mails.find(({ kind }) => kind === 'wishlist-news')!
  const url = new URL(mail.unsubscribeUrl!)
  const token = url.searchParams.get('token')!
  const press = (to: string, method: 'GET' | 'POST' = 'POST') =>
    shop.app.inject({
      ...{ method, url: to, ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click' } : {}) },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  expect((await press(url.pathname + url.search, 'GET')).statusCode).toBe(405)
  expect((await press(`${url.pathname}?token=nothing`)).statusCode).toBe(200)
  expect(await watching.byToken(token)).toBeDefined()
  expect((await press(url.pathname + url.search)).statusCode).toBe(200)
  expect(await watching.byToken(token)).toBeUndefined()
  expect((await press(url.pathname + url.search)).statusCode).toBe(200)
})

test('tells of a price that fell between saving and confirming', async () => {
  await watcher()
  await priceOf(startPrice - 5)

  await watching.confirm(secrets()[0]!)

  expect(kinds()).toEqual(['confirm-watch', 'wishlist-news'])
})

test('confirms by a secret that works once, for two days, and is stored as its hash', async () => {
  await watcher()
  const [secret] = secrets() as [string]
  const { rows } = await sql<{ row: string }>`select wishlist_watch::text as row from wishlist_watch`.execute(
    database.sql(),
  )

  expect(rows[0]?.row).not.toContain(secret)
  expect((await watching.toConfirm(secret))?.confirmedAt).toBeNull()
  expect((await watching.confirm(secret)).ok).toBe(true)
  expect(await watching.confirm(secret)).toEqual({ ok: false, problem: { code: 'wishlist.watch-unknown' } })
  await watcher('b@example.com')
  shop.clock.now = new Date(shop.clock.now.getTime() + 48 * 60 * 60 * 1000 + 1)
  expect((await watching.confirm(secrets()[1]!)).ok).toBe(false)
  for (const other of ['', 'x'.repeat(43), "' or 1=1"]) expect((await watching.confirm(other)).ok).toBe(false)
})

test('asks a confirmed address not again, and another one first', async () => {
  const { watch, wishlistId } = await watcher()
  await watching.confirm(secrets()[0]!)
  await watch('Anna@Example.com')
  expect(secrets()).toHaveLength(1)

  await watch('b@example.com')

  expect(secrets()).toHaveLength(2)
  expect(await watching.ofList(wishlistId)).toMatchObject({ email: 'b@example.com', confirmedAt: null })
})

test('stops from the list, and refuses to watch with a wrong address, without a list, or another’s list', async () => {
  const { request, watch, wishlistId } = await watcher()
  await watching.confirm(secrets()[0]!)
  expect((await watching.stop(request, undefined)).ok).toBe(true)
  expect(await watching.ofList(wishlistId)).toBeUndefined()

  expect(await watch('anna')).toMatchObject({ problem: { code: 'wishlist.email-invalid' } })
  const stranger = { market, visitor: { accountId: newId() }, storeInBrowser: () => {} }
  const asked = { email: 'b@example.com', address: '127.0.0.1' }
  expect(await watching.watch(stranger, asked)).toMatchObject({ problem: { code: 'wishlist.unknown' } })
  expect(await watching.watch(stranger, { ...asked, wishlistId })).toMatchObject({
    problem: { code: 'wishlist.not-yours' },
  })
  expect(await watching.stop(stranger, wishlistId)).toMatchObject({ problem: { code: 'wishlist.not-yours' } })
})

test('sends an address at most five confirmation mails a day', async () => {
  const { watch } = await watcher()
  const answers = []
  for (let at = 0; at < 5; at++) answers.push((await watch()).ok)

  expect(answers).toEqual([true, true, true, true, false])
  expect(secrets()).toHaveLength(5)
})

test('a guest who signs in still gets the mails about the list', async () => {
  const { request } = await watcher()
  await watching.confirm(secrets()[0]!)
  const account = newId()
  await database.transaction((inside) =>
    shop.lists.mergeAtSignIn(inside, { accountId: account, guestKey: request.visitor.wishlist }),
  )

  await priceOf(startPrice - 5)

  expect(await watching.notify([dress])).toBe(1)
})
