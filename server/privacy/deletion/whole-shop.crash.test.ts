import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type ConfirmedPurchase, guestByApi } from '../../../checks/harness/buying/guest-by-api.ts'
import { inDatabase, setPieces, soldOutProduct } from '../../../checks/harness/goods/goods-for-proofs.ts'
import { startShop } from '../../../checks/harness/shop/start-shop.ts'

const market = 'de-de'
const internalKey = 'key-of-services-in-this-proof'
const shop = await startShop({ settings: { INTERNAL_API_KEY: internalKey, LOG_LEVEL: 'info' } })
afterAll(() => shop.remove())

const email = 'quenby.zirkelstein@example.com'
const friend = 'friend-of-quenby@example.com'
const password = 'Uhrwerk tickt 7'
const address = {
  ...{ firstName: 'Quenby', lastName: 'Zirkelstein', line1: 'Uhrwerkgasse', houseNumber: '5a', postalCode: '10115' },
  ...{ city: 'Berlin', mobilePhoneNumber: '+4915112348765' },
}
/** Words that identify the person wherever they appear, in lower case. */
const traces = ['quenby', 'zirkelstein', 'uhrwerk', '15112348765', '1991-03-17', 'a present from me']

/** Tables that may still contain personal data, for a fixed period: tax law requires that invoices are stored as issued. */
const keptByLaw = ['public.invoice']

/** A browser of the member, with the cookies it received. */
function browser() {
  const jar = new Map<string, string>()
  const cookies = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  async function send(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
    const answer = await fetch(shop.url + path, {
      ...{ method, redirect: 'manual', ...(body && { body: JSON.stringify(body) }) },
      headers: {
        ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-current-market': market },
        ...{ 'user-agent': 'Firefox/128.0 Linux', cookie: cookies(), ...headers },
      },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name!)
      else jar.set(name!, value!)
    }
    return answer
  }
  /** Throws if the shop refuses. */
  async function call(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const answer = await send(method, `/api${path}`, body)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text === '' ? {} : JSON.parse(text)
  }
  /** Posts a form of a page; returns the address it redirects to. */
  async function post(path: string, values: Readonly<Record<string, string>>): Promise<string> {
    const answer = await fetch(`${shop.url}/${market}${path}`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(values) },
      headers: { 'sec-fetch-site': 'same-origin', cookie: cookies() },
    })
    if (answer.status !== 303) throw new Error(`${path}: ${answer.status}`)
    return answer.headers.get('location')!
  }
  return { call, cookies, post, send }
}
type Browser = ReturnType<typeof browser>

const fields = (values: Readonly<Record<string, string>>) => ({
  formFields: Object.entries(values).map(([id, value]) => ({ id, value })),
})

async function one<Row extends Record<string, unknown>>(statement: string, ...values: unknown[]): Promise<Row> {
  const [row] = await inDatabase<Row>(shop, statement, values)
  if (!row) throw new Error(`Nothing was found: ${statement}`)
  return row
}

/** The token of the link in the newest mail of a kind; waits until the mail is written. */
async function tokenOfMail(kind: string): Promise<string> {
  const find = async () => {
    const rows = await inDatabase<{ text: string }>(
      ...([shop, 'select text from mail where kind = $1 and recipient = $2 order by id desc', [kind, email]] as const),
    )
    return rows.map(({ text }) => /[?&]token=([\w.%-]+)/.exec(text)?.[1]).find((token) => token !== undefined)
  }
  await expect.poll(find, { timeout: 60_000 }).toBeDefined()
  return decodeURIComponent((await find())!)
}

async function joins(member: Browser): Promise<void> {
  const { firstName, lastName } = address
  await member.call('POST', '/auth/signup', fields({ email, password, firstName, lastName, acceptTerms: 'true' }))
  await member.call('POST', '/auth/user/email/verify', { method: 'token', token: await tokenOfMail('verify-email') })
  const details = { phoneNumber: '+49 1511 2348765', birthday: '1991-03-17', emailGPSR: email }
  await member.call('POST', `/account/${market}/update-account-details`, details)
  await member.call('POST', `/account/${market}/address`, address)
}

/** Leaves every kind of personal data that is possible without buying. */
async function looksAround(member: Browser, sku: string): Promise<void> {
  const { firstName, lastName } = address
  await member.call('POST', `/account/${market}/customerclub/subscribe`, {
    ...{ email, firstName, lastName, birthday: '1991-03-17', acceptTerms: true, source: 'proof' },
  })
  const { wishlistId: id } = await member.call('POST', '/wishlist/createwishlist', { wishlistName: 'Quenby’s summer' })
  await member.call('POST', `/wishlist/${market}/wishlist/add?${new URLSearchParams({ sku, wishlistId: String(id) })}`)
  await member.call('POST', `/wishlist/${market}/wishlist/share-wishlist-mail?wishlistId=${id}`, {
    ...{ recipients: [friend], senderName: 'Quenby', message: 'Look, from Zirkelstein' },
  })
  const productId = await soldOutProduct(shop, market)
  await member.call('PUT', `/notifyme/${market}/optin`, { email, productId })
  await member.call('POST', '/voyado/voyado/contactform', {
    ...{ email, name: 'Quenby Zirkelstein', subject: 'Uhrwerk', message: 'Quenby asks.' },
  })
  await member.call('POST', `/account/${market}/data-export`)
  await expect.poll(async () => (await one<{ n: number }>('select count(*)::int n from data_export')).n).toBe(1)
}

const serviceCall = async (path: string, body: object): Promise<void> => {
  const answer = await fetch(`${shop.url}/api/order/order/internal/${path}`, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', 'x-api-key': internalKey, 'idempotency-key': crypto.randomUUID() },
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}

const numberOf = async ({ orderId }: ConfirmedPurchase): Promise<string> =>
  (await one<{ number: string }>('select order_number as number from shop_order where id = $1', orderId)).number

/** The number of packing lists of an order that a warehouse received. */
const packingLists = async (number: string): Promise<number> => {
  const { n } = await one<{ n: number }>(
    `select count(*)::int n from order_handover h join shop_order o on o.id = h.order_id
     where o.order_number = $1 and h.sent_at is not null and h.content ->> 'kind' = 'pack'`,
    number,
  )
  return n
}

/** Places four orders: one delivered and returned, one withdrawn from, one cancelled, and a guest order that was only shipped. */
async function buysAndChanges(member: Browser, sku: string): Promise<void> {
  const signedIn = guestByApi(shop.url, { market, email, address, cookies: member.cookies })
  const buy = async (buyer: typeof signedIn) => numberOf((await buyer.payPatiently(await buyer.reachPayment({ sku })))!)
  const delivered = async (number: string) => {
    await expect.poll(() => packingLists(number)).toBe(1)
    expect((await fetch(`${shop.url}/dev/orders/${number}/delivered`, { method: 'POST' })).status).toBe(200)
  }
  const returned = await buy(signedIn)
  await delivered(returned)
  const { lines, returnNumber } = (await member.call('POST', `/order/${market}/returns/lookup`, {
    ...{ orderNumber: returned, email },
  })) as { lines: { lineItemId: string }[]; returnNumber: string }
  const [{ lineItemId }] = lines as [{ lineItemId: string }]
  await member.call('POST', `/order/${market}/returns`, {
    ...{ orderNumber: returned, returnNumber, lines: [{ lineItemId, quantity: 1, reason: 'too-small' }] },
  })
  await serviceCall(`returns/${returnNumber}/arrival`, { state: 'delivered', place: 'warehouse:main' })
  await serviceCall(`returns/${returnNumber}/inspection`, { note: 'Quenby called.' })
  await serviceCall(`returns/${returnNumber}/refund`, { by: 'clerk', reason: 'Quenby Zirkelstein called.' })

  const withdrawn = await buy(signedIn)
  const statement = await member.post('/widerruf', {
    ...{ formAction: 'begin-withdrawal', name: 'Quenby Zirkelstein', orderNumber: withdrawn, email },
  })
  await member.post(statement.slice(market.length + 1), {
    ...{ formAction: 'confirm-withdrawal', withdrawalNumber: `${withdrawn}-W1`, [`pieces-${lineItemId}`]: '1' },
  })
  await member.call('POST', `/order/order/number/${await buy(signedIn)}/cancel`)
  const asGuest = await buy(guestByApi(shop.url, { market, email, address }))
  await delivered(asGuest)
  await member.call('POST', `/order/${market}/parcel-tracking`, { orderNumber: asGuest, email })
  await serviceCall(`number/${asGuest}/action`, {
    ...{ by: 'clerk', reason: 'Quenby Zirkelstein wrote.', action: { kind: 'note' } },
  })
  // Leaves something in the basket, too.
  await member.call('POST', `/order/${market}/basket/line`, { sku, quantity: 1 })
  await member.call('PUT', `/order/${market}/basket/note`, { note: 'A present from me' })
}

/** Every table of the shop and of its job queue that has a row about the person. */
async function tablesThatTell(): Promise<string[]> {
  const tables = await inDatabase<{ name: string }>(
    shop,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const told: string[] = []
  for (const { name } of tables) {
    const condition = 'lower(t::text) like any($1::text[])'
    const rows = await inDatabase(shop, `select 1 from ${name} t where ${condition} limit 1`, [
      traces.map((trace) => `%${trace}%`),
    ])
    if (rows.length > 0) told.push(name)
  }
  return told.sort()
}

/**
 * Every file of the shop that contains data of the person, except those of third parties and of the database, which is
 * searched separately.
 */
function filesThatTell(): string[] {
  const files = readdirSync(shop.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) => join(parentPath, name).slice(shop.dataDir.length + 1))
    .filter((path) => !/^(postgres|simulators)\//.test(path))
    .filter((path) => {
      const text = readFileSync(join(shop.dataDir, path), 'latin1').toLowerCase()
      return traces.some((trace) => text.includes(trace) || path.toLowerCase().includes(trace))
    })
}

test('after a member deletes the account, no table, file or log line holds their data except what bookkeeping needs, even if the shop was killed meanwhile [C-EAC-17, C-ACC-O5]', async () => {
  const member = browser()
  const { sku } = await one<{ sku: string }>(
    `select sku from stock join price_now using (sku) where list = $1 and place = 'warehouse:main' and available > 0 order by sku limit 1`,
    market,
  )
  await setPieces(shop, sku, 100)
  await joins(member)
  await looksAround(member, sku)
  await buysAndChanges(member, sku)
  await member.send('POST', '/api/auth/signin', fields({ email, password: 'Uhrwerk steht' }))
  await expect
    .poll(
      async () => (await one<{ n: number }>(`select count(*)::int n from mail where kind = 'order-confirmation'`)).n,
    )
    .toBe(4)
  const before = { tables: await tablesThatTell(), files: filesThatTell() }
  // Lets the period for returns end.
  await inDatabase(shop, `update parcel set made_at = made_at - interval '90 days'`)
  await inDatabase(shop, `update parcel_event set happened_at = happened_at - interval '90 days'`)

  expect((await member.send('DELETE', `/api/account/${market}/delete-account`)).status).toBe(200)
  await shop.kill()
  await shop.restart()
  const deletion = () =>
    one<{ told: boolean; done: boolean }>(
      'select told_at is not null as told, done_at is not null as done from account_deletion',
    )
  await expect.poll(async () => (await deletion()).told, { timeout: 120_000 }).toBe(true)
  // Long enough for all tokens of the account to expire.
  await inDatabase(shop, `update account_deletion set asked_at = asked_at - interval '1 day', next_at = now()`)
  await expect.poll(async () => (await deletion()).done, { timeout: 180_000 }).toBe(true)

  expect(before.tables).toEqual(
    expect.arrayContaining(['public.account', 'public.shop_order', 'public.mail', 'public.withdrawal']),
  )
  expect(before.files.length).toBeGreaterThan(0)
  expect(await tablesThatTell()).toEqual(keptByLaw)
  expect(filesThatTell()).toEqual([])
})
