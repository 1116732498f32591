import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import type { MailOrder } from '#server/mails/index.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { openGoodsShop, serveForTests } from '../catalogue/goods-shop.fakes.ts'
import { notifyMe, notifyMeRoutes } from './index.ts'

const shop = await openGoodsShop(await testDatabase())
const { database, catalogue, markets, clock } = shop
const ordered: MailOrder[] = []
const jobs = {
  send: async (_inside: unknown, _queue: string, data: object) => void ordered.push(data as MailOrder),
}
const publicUrl = 'http://localhost'
const pageUrl = ({ id }: { readonly id: string }) => `/${id}/notify-me`
let now = clock()
const consents: object[] = []
const ours = notifyMe({
  database,
  jobs,
  markets,
  clock: () => now,
  newId,
  publicUrl,
  pageUrl,
  detail: catalogue.detail,
  accounts: { find: async (accountId) => accounts.get(accountId) },
  newsletter: async (_inside, { market, ...given }) => void consents.push({ ...given, market: market.id }),
})
/** Accounts whose session has ended although their token is still valid. */
const ended = new Set<string>()
const app = await serveForTests([notifyMeRoutes({ notifyMe: ours, publicUrl, pageUrl })], {
  visitor: ({ headers }, market) => ({
    ...{ market, mode: 'web', preview: false, basketId: undefined, address: '' },
    accountId: headers['x-test-account']?.toString(),
  }),
  withLiveSession: async (visitor) =>
    ended.has(visitor.accountId ?? '') ? { ...visitor, accountId: undefined } : visitor,
})

const accounts = new Map([
  ['anna', { email: 'Anna@Example.com', emailVerified: true }],
  ['eve', { email: 'anna@example.com', emailVerified: false }],
])
const ourPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'x-current-market': 'en-gb' }
const gone = { email: 'anna@example.com', productId: '900100_navy_01', sku: '900100_navy_01_40' }

async function put(url: string, payload: object, headers: object = {}) {
  const answer = await app.inject({
    method: 'PUT',
    url,
    payload: JSON.stringify(payload),
    headers: { ...ourPage, ...headers },
  })
  const cookie = answer.cookies.find(({ name }) => name === 'notify')
  return { status: answer.statusCode, body: answer.body && answer.json(), cookie: cookie && `notify=${cookie.value}` }
}
const get = async (url: string, headers: object = ourPage) => {
  const answer = await app.inject({ url, headers: { ...headers } })
  return { status: answer.statusCode, location: answer.headers.location, body: answer.body && answer.json() }
}
const wishes = async () => {
  const rows = database.sql<{
    notification: { token: string; ended_by: string | null; email: string; sku: string | null }
  }>()
  return rows.selectFrom('notification').selectAll().orderBy('token').execute()
}
const restock = async (pieces: number) => {
  await sql`update stock set available = ${pieces}, received = ${pieces} + reserved + sold where sku = ${gone.sku} and place = 'warehouse:main'`.execute(
    database.sql(),
  )
  await shop.readModel.apply(new Set([`product:${gone.productId}`]))
}

/** The tokens of the confirmation mails, in their order. */
const secrets = (): string[] =>
  ordered.flatMap(({ kind, data }) =>
    kind === 'confirm-wish' ? [new URL(data.confirmUrl).searchParams.get('confirm')!] : [],
  )
/** Confirms through each of these mails, and empties the outbox. */
async function confirmAll(): Promise<void> {
  for (const secret of secrets()) expect((await ours.confirm(secret)).ok).toBe(true)
  ordered.length = 0
}

beforeEach(async () => {
  now = clock()
  await sql`delete from rate_count`.execute(database.sql())
  await sql`delete from notification`.execute(database.sql())
  ordered.length = 0
  await restock(0)
})

test.each(['/api/notifyme/en-gb/optin', '/notifyme/en-gb/optin'])(
  'stores a request at %s, once however often it is made [B-API-60] [C-ENM-02] [C-NTF-01] [C-NTF-O1, C-NTF-02, B-NTFY-O1, B-ERR-09, C-API-05]',
  async (url) => {
    expect((await put(url, gone)).status).toBe(204)
    expect((await put(url, { ...gone, email: 'Anna@Example.com' })).status).toBe(204)

    expect(await wishes()).toHaveLength(1)
  },
)

test('notes the size that is wanted, by its sku or its EAN, or any size where none is named [B-API-60] [B-NTFY-O1]', async () => {
  const { email, productId } = gone
  const variant = catalogue.detail(markets.find('en-gb')!, productId)!.variants.find(({ id }) => id === gone.sku)!
  const noted = async (wish: object) => {
    await sql`delete from notification`.execute(database.sql())
    expect((await put('/api/notifyme/en-gb/optin', { email, productId, ...wish })).status).toBe(204)
    return (await wishes()).map(({ sku }) => sku)
  }

  expect(await noted({ sku: gone.sku })).toEqual([gone.sku])
  expect(await noted({ ean: variant.ean })).toEqual([gone.sku])
  expect(await noted({})).toEqual([null])
})

test.each([
  [{ ...gone, email: 'anna' }, 'notify-me.email-invalid'],
  [{ ...gone, productId: 'nobody' }, 'notify-me.product-unknown'],
  [{ ...gone, sku: '900300_black_01_one' }, 'notify-me.size-unknown'],
])('refuses a wish that cannot be met: %o [B-API-60] [C-ENM-02] [C-NTF-O1] [B-VAL-O2]', async (payload, code) => {
  expect(await put('/api/notifyme/en-gb/optin', payload)).toMatchObject({ status: 400, body: { code } })
  expect(await wishes()).toEqual([])
})

test('shows a visitor their own requests, and nobody else’s [B-API-59] [C-ENM-01] [C-NTF-02] [C-NTF-O2] [B-NTFY-O3, C-NTF-01, B-ERR-07]', async () => {
  const { cookie } = await put('/api/notifyme/en-gb/optin', gone)
  const query = `check-existing-subscription?productId=${gone.productId}`

  expect(await get(`/api/notifyme/en-gb/${query}`, { cookie })).toMatchObject({
    status: 200,
    body: { productId: gone.productId, email: 'a•••@example.com', sku: gone.sku },
  })
  expect((await get(`/notifyme/en-gb/${query}`, { cookie })).status).toBe(200)
  expect((await get(`/api/notifyme/en-gb/${query}`)).status).toBe(204)
  expect((await get(`/api/notifyme/en-gb/${query}`, { cookie: `notify=${newId()}` })).status).toBe(204)
  expect((await get('/api/notifyme/en-gb/check-existing-subscription', { cookie })).status).toBe(400)
})

test('finds the request of a visitor for that product in that market alone, and knows no other market [C-ENM-01, B-API-59]', async () => {
  const { cookie } = await put('/api/notifyme/en-gb/optin', gone)
  const asked = async (market: string, productId: string) =>
    (await get(`/notifyme/${market}/check-existing-subscription?productId=${productId}`, { cookie })).status

  expect(await asked('en-gb', gone.productId)).toBe(200)
  expect(await asked('en-gb', '900300_black_01')).toBe(204)
  expect(await asked('da-dk', gone.productId)).toBe(204)
  expect(await asked('xx-yy', gone.productId)).toBe(400)
})

test('shows a signed-in shopper the request of their address from any browser, and nobody who has not proved it [B-NTFY-O3] [C-NTF-O2]', async () => {
  const existing = `/api/notifyme/en-gb/check-existing-subscription?productId=${gone.productId}`
  const { cookie } = await put('/api/notifyme/en-gb/optin', gone)
  const as = (account: string, more: object = {}) => get(existing, { ...ourPage, 'x-test-account': account, ...more })

  expect((await get(existing)).status).toBe(204)
  expect(await as('anna')).toMatchObject({
    status: 200,
    body: { productId: gone.productId, email: 'a•••@example.com' },
  })
  expect((await as('eve')).status).toBe(204)
  expect((await as('eve', { cookie })).status).toBe(200)
  expect(
    (
      await get('/api/notifyme/en-gb/check-existing-subscription?productId=900300_black_01', {
        ...ourPage,
        'x-test-account': 'anna',
      })
    ).status,
  ).toBe(204)
  expect(JSON.stringify((await as('anna')).body)).not.toContain('anna@')
})

test('shows the request of an account only during its session, and keeps the answer out of every cache [B-NTFY-O3] [C-NTF-O2] [C-API-O6]', async () => {
  const existing = `/api/notifyme/en-gb/check-existing-subscription?productId=${gone.productId}`
  await put('/api/notifyme/en-gb/optin', gone)
  const asAnna = { ...ourPage, 'x-test-account': 'anna' }

  const told = await app.inject({ url: existing, headers: asAnna })
  expect([told.statusCode, told.headers['cache-control']]).toEqual([200, 'private, no-store'])
  ended.add('anna')
  onTestFinished(() => ended.clear())
  const after = await app.inject({ url: existing, headers: asAnna })
  expect([after.statusCode, after.headers['cache-control']]).toEqual([204, 'private, no-store'])
})

test('lets only the visitor who made a request take it back [C-NTF-O2]', async () => {
  const { cookie } = await put('/api/notifyme/en-gb/optin', gone)
  const existing = `/api/notifyme/en-gb/check-existing-subscription?productId=${gone.productId}`
  const { token } = (await get(existing, { ...ourPage, cookie })).body

  expect((await get(existing)).status).toBe(204)
  expect((await get(`/api/notifyme/en-gb/optout?token=${token}`)).status).toBe(204)
  expect((await get(existing, { ...ourPage, cookie })).status).toBe(204)
  await restock(5)
  expect(await ours.notify()).toBe(0)
})

test('sends one mail when the size is back, with a link to the size and one to unsubscribe, and ends the request [C-NTF-O1] [B-NTFY-O1, C-ENM-03, B-NTFY-O2]', async () => {
  await put('/api/notifyme/en-gb/optin', gone)
  await confirmAll()
  expect(await ours.notify([gone.productId])).toBe(0)

  await restock(3)
  const told = await Promise.all([ours.notify([gone.productId]), ours.notify([gone.productId]), ours.notify()])

  const [wish] = await wishes()
  expect(told.toSorted()).toEqual([0, 0, 1])
  expect(wish!.ended_by).toBe('mail')
  const link = await get(`/api/notifyme/en-gb/optout?token=${wish!.token}`, { accept: 'text/html' })
  expect(link).toMatchObject({ status: 302 })
  expect((await get(`/api/notifyme/en-gb/optout?token=${wish!.token}`)).status).toBe(404)
  expect(ordered).toMatchObject([
    {
      kind: 'product-there',
      market: 'en-gb',
      recipient: 'anna@example.com',
      data: {
        launched: false,
        size: '12',
        productUrl: `http://localhost/en-gb/p/linen-shirt-dress/900100_navy_01?sku=${gone.sku}`,
        optOutUrl: `http://localhost/api/notifyme/en-gb/optout?token=${wish!.token}`,
      },
    },
  ])
})

test('ends a request by a call from the shop’s own page, and leads a mail link to the button instead [B-API-61] [B-ERR-08] [C-ENM-03] [C-NTF-02] [B-NTFY-O2, C-NTF-01, C-NTF-O1, C-API-O5, D-08]', async () => {
  await put('/api/notifyme/en-gb/optin', gone)
  const { token } = (await wishes())[0]!

  expect(await get(`/api/notifyme/en-gb/optout?token=${token}`, { accept: 'text/html' })).toMatchObject({
    status: 302,
    location: `/en-gb/notify-me?token=${token}`,
  })
  expect((await get(`/api/notifyme/en-gb/optout?token=${token}`, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await wishes())[0]!.ended_by).toBeNull()

  expect((await get(`/notifyme/en-gb/optout?token=${token}`)).status).toBe(204)
  expect((await wishes())[0]!.ended_by).toBe('shopper')
  expect((await get(`/notifyme/en-gb/optout?token=${token}`)).status).toBe(404)
  expect((await get(`/notifyme/en-gb/optout?token=${token}`, { accept: 'text/html' })).status).toBe(404)
})

test('refuses an unsubscribe link without a token or with an invented one [B-API-61] [C-ENM-03] [B-NTFY-O2, C-NTF-O1]', async () => {
  for (const path of ['/api/notifyme/en-gb/optout', '/notifyme/en-gb/optout', '/notifyme/xx-yy/optout?token=abc'])
    for (const headers of [ourPage, { accept: 'text/html' }])
      expect([path, (await get(path, headers)).status]).toEqual([path, 400])
  for (const token of [newId(), 'abc', "' or 1=1"])
    expect((await get(`/api/notifyme/en-gb/optout?token=${encodeURIComponent(token)}`)).body).toMatchObject({
      status: 404,
      code: 'notify-me.token-unknown',
    })
})

test.each(['/api/productgoinglive/en-gb/optin', '/productgoinglive/en-gb/optin'])(
  'writes when a coming product is launched, asked for at %s [B-API-62] [B-NTFY-02] [C-ENM-04] [C-NTF-01, C-NTF-O1, B-NTFY-O1]',
  async (url) => {
    const launch = async (at: string) => {
      await sql`update product set available_from = ${at} where product_id = '900300_black_01'`.execute(database.sql())
      await shop.readModel.apply(new Set(['product:900300_black_01']))
    }
    await launch('2026-04-01T00:00:00Z')
    const wish = { email: 'b@example.com', productId: '900300_black_01' }
    for (const wrong of [
      { ...wish, email: 'b' },
      { ...wish, productId: 'nobody' },
    ])
      expect((await put(url, wrong)).status).toBe(400)
    expect((await put(url.replace('en-gb', 'xx-yy'), wish)).status).toBe(400)
    expect((await put(url, { ...wish, sku: '900300_black_01_one' })).status).toBe(204)
    expect(await wishes()).toMatchObject([{ sku: null }])
    await confirmAll()
    expect(await put(url, wish)).toMatchObject({ status: 204, body: '' })
    expect(await wishes()).toHaveLength(1)
    expect(await ours.notify()).toBe(0)

    await launch('2026-02-28T00:00:00Z')

    expect(await ours.notify()).toBe(1)
    expect(ordered).toMatchObject([{ recipient: 'b@example.com', data: { launched: true } }])
    expect(await ours.notify()).toBe(0)
    expect(await wishes()).toMatchObject([{ ended_by: 'mail' }])
  },
)

test('records a consent to the newsletter only if its box was ticked [B-NTFY-O1] [D-19, C-NTF-O1, B-API-62, C-ENM-04]', async () => {
  await put('/api/notifyme/en-gb/optin', { ...gone, acceptNewsletter: true })
  await put('/api/notifyme/en-gb/optin', { ...gone, email: 'b@example.com' })
  await put('/api/notifyme/en-gb/optin', { ...gone, email: 'c@example.com', acceptNewsletter: false })
  const coming = { email: 'd@example.com', productId: '900300_black_01', acceptNewsletter: true }
  await put('/api/productgoinglive/da-dk/optin', coming)

  expect(consents).toEqual([
    { email: gone.email, market: 'en-gb', sourceId: `en-gb/${gone.productId}` },
    { email: coming.email, market: 'da-dk', sourceId: `da-dk/${coming.productId}` },
  ])
})

test('sends only the confirmation mail until the owner of the address confirms [C-NTF-O1, B-NTFY-O1]', async () => {
  await put('/api/notifyme/en-gb/optin', gone)
  await restock(3)

  expect(await ours.notify()).toBe(0)
  expect(ordered).toEqual([
    {
      eventId: expect.stringMatching(/^notification-asked:/),
      kind: 'confirm-wish',
      market: 'en-gb',
      recipient: 'anna@example.com',
      data: {
        launched: false,
        name: 'Linen shirt dress',
        confirmUrl: expect.stringMatching(/^http:\/\/localhost\/en-gb\/notify-me\?confirm=[\w-]{43}$/),
      },
    },
  ])

  await confirmAll()
  expect(await ours.notify()).toBe(1)
})

test('sends a mail only to the shopper who confirmed when two wait for the same product', async () => {
  await put('/api/notifyme/en-gb/optin', gone)
  await confirmAll()
  await put('/api/notifyme/en-gb/optin', { ...gone, email: 'b@example.com' })
  ordered.length = 0
  await restock(3)

  expect(await ours.notify()).toBe(1)
  expect(ordered.map(({ recipient }) => recipient)).toEqual(['anna@example.com'])
})

test('confirms by a secret that works once, for two days, and is stored only as its hash', async () => {
  await put('/api/notifyme/en-gb/optin', gone)
  await put('/api/notifyme/en-gb/optin', { ...gone, email: 'b@example.com' })
  const [first, second] = secrets()
  const rows = JSON.stringify(await wishes())

  expect(rows).not.toContain(first)
  expect((await ours.toConfirm(first!))?.email).toBe('anna@example.com')
  expect((await ours.toConfirm(first!))?.confirmedAt).toBeNull()
  expect((await ours.confirm(first!)).ok).toBe(true)
  expect(await ours.confirm(first!)).toEqual({ ok: false, problem: { code: 'notify-me.confirm-unknown' } })
  now = new Date(now.getTime() + 48 * 60 * 60 * 1000 + 1)
  expect(await ours.toConfirm(second!)).toBeUndefined()
  expect((await ours.confirm(second!)).ok).toBe(false)
  for (const other of ['', 'x'.repeat(43), "' or 1=1", 'a'.repeat(2_000)])
    expect((await ours.confirm(other)).ok).toBe(false)
})

test('accepts only the link of the last mail if a request was made again, and sends no mail for a confirmed one [B-NTFY-O1]', async () => {
  await put('/api/notifyme/en-gb/optin', gone)
  await put('/api/notifyme/en-gb/optin', gone)
  const [first, second] = secrets()

  expect((await ours.confirm(first!)).ok).toBe(false)
  expect((await ours.confirm(second!)).ok).toBe(true)
  expect((await put('/api/notifyme/en-gb/optin', gone)).status).toBe(204)
  expect(secrets()).toHaveLength(2)
})

test('does not give a confirmed request to another visitor who types the same address [B-NTFY-O3, C-NTF-O2]', async () => {
  const { cookie } = await put('/api/notifyme/en-gb/optin', gone)
  await confirmAll()
  const other = await put('/api/notifyme/en-gb/optin', gone)
  const existing = `/api/notifyme/en-gb/check-existing-subscription?productId=${gone.productId}`

  expect((await get(existing, { ...ourPage, cookie })).status).toBe(200)
  expect((await get(existing, { ...ourPage, cookie: other.cookie })).status).toBe(204)
})

test('accepts ten requests an hour from a network, for any addresses', async () => {
  const asking = (address: string, at: number) =>
    ours.optIn(
      { market: markets.find('en-gb')!, visitor: undefined, address },
      { kind: 'stock', ...gone, email: `${at}@example.com` },
    )
  const answers = []
  for (let at = 0; at < 11; at++) answers.push(await asking('203.0.113.7', at))

  expect(answers.map(({ ok }) => ok)).toEqual([...Array(10).fill(true), false])
  expect(answers[10]).toMatchObject({ problem: { code: 'notify-me.too-often', retryAfterSeconds: 3600 } })
  expect((await asking('203.0.113.8', 12)).ok).toBe(true)
  expect(secrets()).toHaveLength(11)
})

test('sends an address at most five confirmation mails a day, from any number of networks', async () => {
  const statuses = []
  for (const email of ['Anna@example.com', ...Array(5).fill('anna@example.com')])
    statuses.push((await put('/api/notifyme/en-gb/optin', { ...gone, email })).status)
  const refused = await put('/api/notifyme/en-gb/optin', gone)

  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  expect(refused).toMatchObject({ status: 429, body: { code: 'notify-me.too-often' } })
  expect(secrets()).toHaveLength(5)
})
