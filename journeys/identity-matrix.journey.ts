import { createHmac, createPublicKey, type JsonWebKey, randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { addresses, card } from '../checks/harness/buying/guest-details.ts'
import { inDatabase, setPieces, soldEverywhere } from '../checks/harness/goods/goods-for-proofs.ts'
import { type ApiDescription, exampleRequests, type KnownValues } from '../checks/harness/identity/example-request.ts'
import { startShop } from '../checks/harness/shop/start-shop.ts'

const shop = await startShop()
afterAll(() => shop.remove())

const market = 'en-gb'
const password = 'blue horses walk'
const marks = { first: 'Markerfirst', last: 'Markerlast', street: '9 Markerstreet', list: 'Markerlist' }
const isMarked = (text: string) => Object.values(marks).some((mark) => text.includes(mark))

const ofOurPages = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'x-current-market': market }

/** Sends each request from a random network address, because the shop limits the requests of a network. */
async function send(method: string, path: string, headers: object = {}, body?: unknown) {
  const answer = await fetch(shop.url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...ofOurPages,
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const told = `${[...answer.headers].flat().join('\n')}\n${await answer.text()}`
  return {
    status: answer.status,
    headers: answer.headers,
    told,
    json: () => JSON.parse(told.slice(told.indexOf('\n{') + 1)),
  }
}

const fields = (values: Readonly<Record<string, string>>) => ({
  formFields: Object.entries(values).map(([id, value]) => ({ id, value })),
})
const inHeaders = { 'st-auth-mode': 'header' }

async function signUp(email: string, firstName: string, lastName: string): Promise<string> {
  const person = { email, password, firstName, lastName, acceptTerms: 'true' }
  const { headers } = await send('POST', '/api/auth/signup', inHeaders, fields(person))
  return headers.get('st-access-token')!
}
async function signIn(email: string): Promise<string> {
  const { headers } = await send('POST', '/api/auth/signin', inHeaders, fields({ email, password }))
  return headers.get('st-access-token')!
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const inCookies = (token: string) => ({ cookie: `sAccessToken=${token}; authenticated=1; market=${market}` })

/** Retries: on a busy machine the payment provider may answer too late, and the shop then asks to try again. */
async function patiently<Answer>(ask: () => Promise<Answer>, tries = 10): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (tries === 1) throw error
    await pause(3_000)
    return patiently(ask, tries - 1)
  }
}

/** A shopper with an order, a basket in checkout, an address, a wishlist and a session. */
async function openOwner() {
  const email = 'owner@example.com'
  const token = await signUp(email, marks.first, marks.last)
  await inDatabase(shop, 'update account set email_verified_at = now()')
  const sku = await soldEverywhere(shop)
  await setPieces(shop, sku, 1_000)
  let basketCookie = ''
  const own = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const answer = await send(method, path, { ...bearer(token), cookie: basketCookie }, body)
    basketCookie =
      answer.headers
        .getSetCookie()
        .find((one) => /^basket=[^;]/.test(one))
        ?.split(';')[0] ?? basketCookie
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.told}`)
    return answer.json() as Body
  }
  const order = `/api/order/${market}`
  const address = { ...addresses[market], firstName: marks.first, lastName: marks.last, line1: marks.street }
  const fill = async () => {
    await own('POST', `${order}/basket/line`, { sku, quantity: 1 })
    await own('PUT', `${order}/basket/continue-as-guest`, { email }).catch(() => {})
    return own<{
      shippingMethods: { id: string; deliveryType: string }[]
      basket: { basketId: string; lines: { id: string }[] }
    }>('PUT', `${order}/basket/address`, { shippingAddress: address })
  }
  const { shippingMethods } = await fill()
  const home = shippingMethods.find(({ deliveryType }) => deliveryType === 'home')!.id
  await own('PUT', `${order}/basket/shipment`, { shippingMethodId: home })
  await own('PUT', `${order}/basket/accept-terms`, { acceptTerms: true })
  const { checkoutBasketId } = await patiently(() =>
    own<{ checkoutBasketId: string }>('GET', `${order}/get-payment-methods`),
  )
  const paid = await own<{ orderId: string }>('POST', `${order}/basket/create-payment`, {
    checkoutBasketId,
    paymentMethod: card,
  })
  const [placed] = await inDatabase<{ number: string }>(shop, 'select order_number as number from shop_order')
  const { basket } = await fill()
  const booked = await own<{ id: string }>('POST', `/api/account/${market}/address`, address)
  await own('POST', '/api/wishlist/createwishlist', { wishlistName: marks.list, name: marks.list })
  const [list] = await inDatabase<{ id: string }>(shop, `select id from wishlist where name = '${marks.list}'`)
  const { sessions } = await own<{ sessions: { id: string }[] }>('GET', '/api/account/sessions')
  const known: KnownValues = {
    ...{ catalog: market, catalogId: market, market, sku, productId: sku.split('_').slice(0, 3).join('_') },
    ...{ basketId: basket.basketId, checkoutBasketId, orderId: paid.orderId, orderNumber: placed!.number },
    ...{ number: placed!.number, email, accountEmail: email, recipientEmail: email, sessionId: sessions[0]!.id },
    ...{ wishlistId: list!.id, listId: list!.id, id: '1', lineId: '1', quantity: '1', newEmail: 'thief@example.com' },
    ...{ addressId: booked.id, lineItemId: basket.lines[0]!.id, shippingMethodId: home, termsId: '1' },
    ...{ promoCode: 'WELCOME10', wishlistName: 'Another list', recipients: 'friend@example.com', note: 'Thank you' },
    ...{ firstName: 'Other', lastName: 'Person', line1: '1 Other street', postalCode: 'BA1 1AA', city: 'Bath' },
  }
  const [account] = await inDatabase<{ id: string }>(shop, 'select id from account where email = $1', [email])
  const ids = [account!.id, email, basket.basketId, checkoutBasketId, paid.orderId, placed!.number, list!.id]
  return { email, known, basketCookie, ids }
}

/** Tables that a stranger may change: anybody may request a mail to any address, for a new password say, which is counted. */
const openToAll: ReadonlySet<string> = new Set(['mail', 'rate_count'])

/** All rows that contain one of these ids or addresses, as one text per table: the owner's data, including lines and payments. */
async function rowsOf(ids: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const tables = await inDatabase<{ name: string }>(
    shop,
    `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const read = async (table: string) => {
    const rows = await inDatabase<{ row: string }>(
      shop,
      `select t::text as row from ${table} t where t::text like any($1) order by 1`,
      [ids.map((id) => `%${id}%`)],
    )
    return [table, rows.map(({ row }) => row).join('\n')] as const
  }
  const found = await Promise.all(tables.filter(({ name }) => !openToAll.has(name)).map(({ name }) => read(name)))
  return Object.fromEntries(found.filter(([, rows]) => rows !== ''))
}

/** Sends messages to the loyalty service again at once that failed on a busy machine. Returns how many are not sent yet. */
async function retryMessagesToLoyalty(): Promise<number> {
  const again = (table: string) =>
    inDatabase(shop, `update ${table} set next_try_at = now() where told_at is null returning 1`)
  return (await Promise.all(['loyalty_enrolment', 'loyalty_receipt'].map(again))).flat().length
}

/** True once the order is handed over to the warehouse, which a job does. */
async function isHandedOver(): Promise<boolean> {
  const handovers = await inDatabase<{ isSent: boolean }>(
    shop,
    'select sent_at is not null as "isSent" from order_handover',
  )
  return handovers.length > 0 && handovers.every(({ isSent }) => isSent)
}

/** The rows after all jobs that follow an order have run: mails, stock movements, messages. */
async function quietRows(): Promise<Readonly<Record<string, string>>> {
  let [before, after] = [await rowsOf(ids), {} as Readonly<Record<string, string>>]
  await expect
    .poll(
      async () => {
        const waiting = await retryMessagesToLoyalty()
        ;[before, after] = [after, await rowsOf(ids)]
        return waiting === 0 && (await isHandedOver()) && JSON.stringify(before) === JSON.stringify(after)
      },
      { interval: 3_000, timeout: 120_000 },
    )
    .toBe(true)
  return after
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Forged tokens: like the owner's, but not made by the shop. */
async function forgeries(token: string): Promise<Readonly<Record<string, string>>> {
  const { keys } = (await send('GET', '/api/auth/jwt/jwks.json')).json() as { keys: JsonWebKey[] }
  const published = createPublicKey({ key: keys[0]!, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
  const [head, body, signature] = token.split('.') as [string, string, string]
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as object
  const unsigned = `${encoded({ ...header, alg: 'none' })}.${body}`
  const byHmac = `${encoded({ ...header, alg: 'HS256' })}.${body}`
  const signed = (secret: string | Buffer) =>
    `${byHmac}.${createHmac('sha256', secret).update(byHmac).digest('base64url')}`
  return {
    'without a signature': `${unsigned}.`,
    cut: token.slice(0, -6),
    'signed by another key': `${head}.${body}.${Buffer.from(signature, 'base64url').reverse().toString('base64url')}`,
    'signed by the published key': signed(published),
    'signed by the published key as it is served': signed(JSON.stringify(keys[0])),
  }
}

const { email, known, basketCookie, ids } = await openOwner()
const description = (await (await fetch(`${shop.url}/openapi.json`)).json()) as ApiDescription
const endsSession = (key: string) => /signout|^DELETE .*(?:sessions|visitor|delete-account)|session\/refresh/.test(key)
/** Calls that delete something come late, and calls that end their own session last, so that strangers stay signed in. */
const rank = (key: string): number =>
  endsSession(key) ? 3 : /^DELETE .*\/basket/.test(key) ? 2 : Number(/^DELETE/.test(key))
const requests = exampleRequests(description, known).toSorted((a, b) => rank(a.key) - rank(b.key))

test('only the owner of an account can read or change it, by any call or page [D-03, C-SES-01]', async () => {
  const token = await signIn(email)
  const other = await signUp('other@example.com', 'Other', 'Person')
  const ended = await signIn(email)
  await send('POST', '/api/auth/signout', bearer(ended))
  await shop.kill()
  await shop.restart({ ACCESS_TOKEN_SECONDS: '1' })
  const expired = await signIn(email)
  await expect.poll(async () => (await send('GET', '/api/account/sessions', bearer(expired))).status).toBe(401)
  await shop.kill()
  await shop.restart()
  const strangers: Readonly<Record<string, object>> = {
    'signed out': {},
    'another shopper': bearer(other),
    'another shopper, by cookies': inCookies(other),
    'an expired token': bearer(expired),
    'an expired token, by cookies': inCookies(expired),
    'a session that was ended': bearer(ended),
    'a session that was ended, by cookies': inCookies(ended),
    ...Object.fromEntries(
      Object.entries(await forgeries(token)).map(([kind, one]) => [`a token ${kind}`, bearer(one)]),
    ),
  }
  const { links } = (await send('GET', `/api/f?market=${market}`)).json() as { links: Record<string, string> }
  const asked = new URLSearchParams(known).toString()
  const pages = Object.values(links).flatMap((path) => [path, `${path}?${asked}`])
  const faults: string[] = []
  let leavers = 0
  // First check that the owner gets the private data. Otherwise its absence for the strangers would prove nothing.
  const toldToOwner: string[] = []
  for (const { key, method, path } of requests)
    if (method === 'GET' && isMarked((await send(method, path, bearer(token))).told)) toldToOwner.push(key)
  for (const path of pages)
    if (isMarked((await send('GET', path, inCookies(token))).told)) toldToOwner.push(path.split('?')[0]!)
  const before = await quietRows()

  for (const [kind, headers] of Object.entries(strangers)) {
    for (const path of pages)
      if (isMarked((await send('GET', path, headers)).told)) faults.push(`${path}: told ${kind}`)
    for (const { key, who, method, path, body } of requests) {
      // Each call that ends a session or an account is made by a new stranger, because it signs the stranger out.
      const stranger =
        kind.startsWith('another shopper') && endsSession(key)
          ? await signUp(`leaver-${++leavers}@example.com`, 'Leaving', 'Person')
          : undefined
      const asWhom = stranger === undefined ? headers : bearer(stranger)
      const { status, told } = await send(method, path, asWhom, body)
      if (isMarked(told)) faults.push(`${key}: told ${kind}`)
      if (status >= 500) faults.push(`${key}: ${status} for ${kind}`)
      if (isOpenTo(who, kind) === false && status < 400) faults.push(`${key}: ${status} for ${kind}`)
    }
    const after = await rowsOf(ids)
    for (const [table, rows] of Object.entries(before))
      if (after[table] !== rows) faults.push(`${table}: changed by ${kind}`)
  }

  expect((await send('GET', '/api/account/sessions', bearer(other))).status).toBe(200)
  // Make the same changes as the owner: this proves that strangers were refused because of who they are, not for a bad request.
  const madeForOwner: string[] = []
  const changing = requests.filter(
    ({ key, who, method }) => method !== 'GET' && !isForServers(who) && !endsSession(key),
  )
  for (const { key, method, path, body } of changing)
    if ((await send(method, path, { ...bearer(token), cookie: basketCookie }, body)).status < 400)
      madeForOwner.push(key)
  expect(madeForOwner).toEqual(
    expect.arrayContaining([
      'POST /api/account/{catalog}/update-account-details',
      'PUT /api/account/{catalog}/address/set-preferred/{addressId}',
      'DELETE /api/account/{catalog}/address/{addressId}',
      'POST /api/account/{catalog}/accept-terms/{termsId}',
      'PUT /api/order/{catalog}/basket/address',
      'PUT /api/order/{catalog}/basket/line',
      'PUT /api/order/{catalog}/basket/shipment',
      'POST /api/order/{catalog}/basket/hand-over',
      'POST /api/wishlist/{catalog}/wishlist/add',
      'DELETE /api/wishlist/{catalog}/delete-wishlist',
    ]),
  )
  expect(madeForOwner.length).toBeGreaterThan(changing.length / 2)
  expect(toldToOwner).toEqual(
    expect.arrayContaining([
      'GET /api/account/{catalog}/get-user-metadata',
      'GET /api/order/order/number/{orderNumber}',
      'GET /api/order/{catalog}/basket',
      'GET /api/wishlist/wishlists',
      '/en-gb/account',
    ]),
  )
  expect(requests.length).toBeGreaterThan(190)
  expect(new Set(requests.map(({ who }) => who))).toEqual(
    new Set(['anyone', 'basket', 'list', 'account', 'store', 'internal', 'provider']),
  )
  expect(pages.length).toBeGreaterThan(30)
  expect(faults).toEqual([])
})

const isForServers = (who: string): boolean => who === 'internal' || who === 'provider'

/** False where strangers must be refused; undefined where the call may succeed, for example with the stranger's own data. */
function isOpenTo(who: string, kind: string): boolean | undefined {
  if (who === 'internal' || who === 'store') return false
  if (who === 'account') return kind.startsWith('another shopper') ? undefined : false
  return undefined
}

test('requests of any form that a page of another site makes a browser send change nothing', async () => {
  const token = await signIn(email)
  const cookie = `sAccessToken=${token}; authenticated=1; market=${market}; ${basketCookie}`
  const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const ways: Readonly<Record<string, Record<string, string>>> = {
    'from another site': { ...elsewhere, 'sec-fetch-mode': 'cors' },
    'from another host of the site': { origin: 'http://evil.localhost', 'sec-fetch-site': 'same-site' },
    'from a sandboxed frame': { origin: 'null', 'sec-fetch-site': 'cross-site' },
    'by a browser that tells the origin alone': { origin: 'https://elsewhere.example' },
    'by a browser that tells nothing': {},
    'by a form': { ...elsewhere, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'navigate' },
    'by a form of text': { ...elsewhere, 'content-type': 'text/plain', 'sec-fetch-mode': 'navigate' },
    'by a form of parts': {
      ...elsewhere,
      'content-type': 'multipart/form-data; boundary=x',
      'sec-fetch-mode': 'navigate',
    },
  }
  const changing = requests.filter(({ method }) => method !== 'GET')
  const bare = async (method: string, path: string, headers: Record<string, string>, body?: string) =>
    (
      await fetch(shop.url + path, {
        method,
        redirect: 'manual',
        headers: { cookie, ...headers },
        ...(body === undefined ? {} : { body }),
      })
    ).text()
  const faults: string[] = []
  const before = await quietRows()
  const compare = async (way: string) => {
    const after = await rowsOf(ids)
    for (const [table, rows] of Object.entries(before))
      if (after[table] !== rows) faults.push(`${table}: changed ${way}`)
  }

  for (const [way, headers] of Object.entries(ways)) {
    const type = headers['content-type'] ?? 'application/json'
    for (const { method, path, body } of changing)
      await bare(
        method,
        path,
        { ...headers, 'content-type': type },
        body === undefined ? undefined : JSON.stringify(body),
      )
    await compare(way)
  }
  for (const { method, path } of requests) {
    const overridden = { ...elsewhere, 'x-http-method-override': method, 'x-method-override': method }
    await bare('GET', path, { ...elsewhere, 'sec-fetch-mode': 'navigate' })
    await bare('GET', `${path}${path.includes('?') ? '&' : '?'}_method=${method}`, {
      ...elsewhere,
      'sec-fetch-mode': 'no-cors',
    })
    await bare('POST', path, { ...overridden, 'content-type': 'application/x-www-form-urlencoded' }, '_method=DELETE')
  }
  await compare('by a link or an overridden method')

  expect(changing.length).toBeGreaterThan(80)
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['account', 'session', 'basket', 'wishlist']))
  expect(faults).toEqual([])
})
