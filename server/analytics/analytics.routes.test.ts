import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { dress, openBuyingShop, shirt } from '../checkout/buying-shop.fakes.ts'

const database = await testDatabase()
const switchedOn = new Set<string>()
const shop = await openBuyingShop(database, { switchedOn, switchedOff: new Set() })
afterAll(() => shop.close())
beforeEach(async () => {
  switchedOn.clear()
  await sql`truncate account, session, rate_count cascade`.execute(database.sql())
})

const consent = (analytics: 'yes' | 'no', advertisement: 'yes' | 'no' = 'no') =>
  `consentid:1,consent:yes,action:yes,necessary:yes,functional:yes,analytics:${analytics},advertisement:${advertisement}`

/** A browser with its cookies. */
function browser(cookies: Record<string, string> = {}) {
  const jar = new Map(Object.entries(cookies))
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await shop.app.inject({
      ...{ method, url: path, ...(payload === undefined ? {} : { payload }) },
      headers: {
        ...{ host: 'localhost:3000', 'sec-fetch-site': 'same-origin', 'x-current-market': 'en-gb' },
        cookie: [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      },
    })
    for (const { name, value } of answer.cookies) value === '' ? jar.delete(name) : jar.set(name, value)
    return answer
  }
  return { jar, call }
}
const tell = (who: ReturnType<typeof browser>, ...events: object[]) =>
  who.call('POST', '/api/tracking/events', { events })
const person = { email: 'ane@example.com', password: 'Linen trousers 7', firstName: 'Ane', lastName: 'Holm' }
const search = (searchTerm: string) => ({ event: 'search', searchTerm })

interface Received {
  readonly kind: string
  readonly name: string
  readonly params: Record<string, unknown>
  readonly consent: Record<string, string>
  readonly clientId: string
  readonly userId?: string
}
const received = async (term: string): Promise<Received[]> =>
  ((await (await fetch(`${shop.simulatorsUrl}/ga4/ledger`)).json()) as Received[]).filter(
    ({ params }) => params?.search_term === term,
  )
const mistakes = async (): Promise<Received[]> =>
  ((await (await fetch(`${shop.simulatorsUrl}/ga4/ledger`)).json()) as Received[]).filter(
    ({ kind }) => kind === 'mistake',
  )

test('what a shopper does goes on to analytics where the shop sends it itself, and nowhere else [B-TRK-O2, B-FT-03, B-SIM-13]', async () => {
  const who = browser({ consent: consent('yes') })

  expect((await tell(who, search('while off'))).json()).toEqual({ taken: 0 })
  switchedOn.add('serverSideTracking')
  expect((await tell(who, search('while on'))).json()).toEqual({ taken: 1 })
  await expect.poll(() => received('while on')).toHaveLength(1)

  const [event] = await received('while on')
  expect(event).toMatchObject({
    ...{ name: 'search', clientId: who.jar.get('tracking'), params: { market: 'en-gb' } },
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
  })
  expect(await received('while off')).toEqual([])
  expect(await mistakes()).toEqual([])
})

test('the shop itself checks whether a shopper agreed, whatever the browser sends [B-TRK-O2, B-CONS-O2, B-SIM-13]', async () => {
  switchedOn.add('serverSideTracking')
  const taken = async (cookies: Record<string, string>) => (await tell(browser(cookies), search('unasked'))).json()

  expect(await taken({})).toEqual({ taken: 0 })
  expect(await taken({ consent: consent('no') })).toEqual({ taken: 0 })
  expect(await taken({ consent: consent('no'), tracking: 'aaaaaaaaaaaa', session: 'bbbbbbbbbbbb' })).toEqual({
    taken: 0,
  })
  await tell(browser({ consent: consent('yes', 'yes') }), search('asked'))
  await expect.poll(() => received('asked')).toHaveLength(1)

  expect((await received('asked'))[0]!.consent).toEqual({ ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' })
  expect(await received('unasked')).toEqual([])
})

test('each page keeps a visit going, whose cookies last a year and twenty minutes; consent withdrawn ends it [B-STO-18, B-STO-19, B-STO-O1, B-TRK-03, D-21, B-CONS-O3, C-STO-01, C-STO-O1, B-CON-12]', async () => {
  const none = await browser().call('GET', '/api/visitor/en-gb')
  const who = browser({ consent: consent('yes') })
  const begun = await who.call('GET', '/api/visitor/en-gb')
  const cookie = (name: string) => begun.cookies.find((one) => one.name === name)

  expect(none.cookies.map(({ name }) => name)).toEqual(['market'])
  expect(cookie('tracking')).toMatchObject({ maxAge: 31_536_000, path: '/', sameSite: 'Lax' })
  expect(cookie('tracking')).not.toHaveProperty('httpOnly')
  expect(cookie('session')).toMatchObject({ maxAge: 1_200, path: '/', sameSite: 'Lax', httpOnly: true })
  const [visitor, visit] = [who.jar.get('tracking'), who.jar.get('session')]
  const next = await who.call('GET', '/api/visitor/en-gb')
  expect(next.cookies.find(({ name }) => name === 'session')).toMatchObject({ value: visit, maxAge: 1_200 })
  expect(who.jar.get('tracking')).toBe(visitor)

  who.jar.set('consent', consent('no'))
  await who.call('GET', '/api/visitor/en-gb')
  expect([who.jar.has('tracking'), who.jar.has('session')]).toEqual([false, false])
})

test('the visit of analytics ends with its twenty minutes, and the sign-in goes on [C-STO-O1, B-STO-19, D-21]', async () => {
  const who = browser({ consent: consent('yes') })
  const formFields = Object.entries(person).map(([id, value]) => ({ id, value }))
  await who.call('POST', '/api/auth/signup', { formFields })
  await who.call('GET', '/api/visitor/en-gb')
  const visit = who.jar.get('session')
  expect(visit).toBeDefined()
  who.jar.delete('session')

  expect((await who.call('GET', '/api/visitor/en-gb')).json()).toMatchObject({ signedIn: true })
  expect(who.jar.get('session')).not.toBe(visit)
})

test('without script the page of the consent ends the visit too [B-CONS-O3]', async () => {
  const who = browser({ consent: consent('yes'), market: 'en-gb' })
  await who.call('GET', '/api/visitor/en-gb')
  expect(who.jar.has('session')).toBe(true)

  await shop.app
    .inject({
      ...{ method: 'POST', url: '/en-gb/cookie-settings', payload: 'formAction=choose-consent&functional=yes' },
      headers: {
        ...{ host: 'localhost:3000', 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
        ...{ 'content-type': 'application/x-www-form-urlencoded' },
        cookie: [...who.jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      },
    })
    .then(({ cookies, statusCode }) => {
      expect(statusCode).toBe(303)
      const cleared = cookies.filter(({ value }) => value === '').map(({ name }) => name)
      expect(cleared.toSorted()).toEqual(['session', 'tracking'])
    })
})

test('the data layer is told who looks, as guest or user, and what is in the basket; nobody who did not agree is [B-TRK-01, C-ANL-03]', async () => {
  const who = browser({ consent: consent('yes') })
  await who.call('POST', '/api/order/en-gb/basket/line', { sku: dress, quantity: 2 })
  await who.call('POST', '/api/order/en-gb/basket/line', { sku: shirt, quantity: 1 })
  const guest = (await who.call('GET', '/api/visitor/en-gb')).json().measured
  const items = [
    { productId: '100231_navy_03', sku: dress, price: 49.99, quantity: 2, name: expect.any(String) },
    { productId: '100500_white_01', sku: shirt, price: 25, quantity: 1, name: expect.any(String) },
  ]

  expect(guest).toEqual({
    user: { status: 'guest' },
    commerce: { currencyCode: 'GBP', basketValue: 124.98, basketItems: items },
  })

  const formFields = Object.entries(person).map(([id, value]) => ({ id, value }))
  await who.call('POST', '/api/auth/signup', { formFields })
  const user = (await who.call('GET', '/api/visitor/en-gb')).json().measured.user
  const [account] = await database.prepared<{ id: string }>('account-of-tests', 'select id from account')
  expect(user).toEqual({ status: 'user', id: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(user.id).not.toContain(account!.id.slice(0, 8))
  expect(JSON.stringify(user)).not.toMatch(/ane|holm/i)

  who.jar.set('consent', consent('no'))
  expect((await who.call('GET', '/api/visitor/en-gb')).json()).not.toHaveProperty('measured')
})

test('events name the account of a live session only: after a sign-out everywhere, or with an expired token, they count as a guest’s [B-TRK-O2, C-ANL-03]', async () => {
  switchedOn.add('serverSideTracking')
  const who = browser({ consent: consent('yes') })
  const formFields = Object.entries(person).map(([id, value]) => ({ id, value }))
  await who.call('POST', '/api/auth/signup', { formFields })
  const [account] = await database.prepared<{ id: string }>('account-to-end', 'select id from account')

  await tell(who, search('signed in'))
  const now = shop.clock.now
  shop.clock.now = new Date(now.getTime() + 2 * 3_600_000)
  expect((await tell(who, search('expired'))).json()).toEqual({ taken: 1 })
  shop.clock.now = now
  await shop.sessions.endAll(database, account!.id)
  expect((await tell(who, search('ended'))).json()).toEqual({ taken: 1 })

  await expect.poll(() => received('ended')).toHaveLength(1)
  expect((await received('signed in'))[0]!.userId).toMatch(/^[0-9a-f]{32}$/)
  expect((await received('expired'))[0]).not.toHaveProperty('userId')
  expect((await received('ended'))[0]).not.toHaveProperty('userId')
})

test('a slow or failing service affects no shopper, and the events it misses are not stored [B-SIM-16]', async () => {
  switchedOn.add('serverSideTracking')
  const who = browser({ consent: consent('yes') })
  const control = (body: object) =>
    fetch(`${shop.simulatorsUrl}/ga4/control`, { method: 'POST', body: JSON.stringify(body) })
  const fault = (body: object | null) =>
    fetch(`${shop.simulatorsUrl}/faults/ga4`, { method: 'POST', body: JSON.stringify(body) })

  await control({ down: true })
  expect((await tell(who, search('down'))).json()).toEqual({ taken: 1 })
  await expect.poll(() => shop.alerts.some((one) => one.includes('analytics.failed'))).toBe(true)
  await control({ down: false, slowMs: 60_000 })
  expect((await tell(who, search('slow'))).json()).toEqual({ taken: 1 })
  await control({ slowMs: 0 })
  await fault({ kind: 'reset', moment: 'before', calls: 1 })
  expect((await tell(who, search('empty'))).json()).toEqual({ taken: 1 })
  await fault(null)

  shop.passTime(60_000)
  await tell(who, search('well again'))
  await expect.poll(() => received('well again')).toHaveLength(1)
  expect([await received('down'), await received('empty')]).toEqual([[], []])
})

test('drops events that would fill the memory while a service is slow, and refuses unknown events', async () => {
  switchedOn.add('serverSideTracking')
  const who = browser({ consent: consent('yes') })
  await fetch(`${shop.simulatorsUrl}/ga4/control`, { method: 'POST', body: JSON.stringify({ slowMs: 1_500 }) })
  const answers = await Promise.all(Array.from({ length: 200 }, () => tell(who, search('flood'))))
  await fetch(`${shop.simulatorsUrl}/ga4/control`, { method: 'POST', body: JSON.stringify({ slowMs: 0 }) })

  const taken = answers.reduce((sum, answer) => sum + (answer.json() as { taken: number }).taken, 0)
  expect(taken).toBeLessThan(200)
  expect((await tell(who, { event: 'session_start' })).statusCode).toBe(400)
  expect((await tell(who, ...Array.from({ length: 51 }, () => search('many')))).statusCode).toBe(400)
  expect((await tell(who, search('x'.repeat(301)))).statusCode).toBe(400)
})
