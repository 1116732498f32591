import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { dress, openBuyingShop } from '../checkout/buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database, { storeHosts: ['store.example'] })
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`truncate account, session, rate_count cascade`.execute(database.sql())
})

const fields = (values: Readonly<Record<string, string>>) => ({
  formFields: Object.entries(values).map(([id, value]) => ({ id, value })),
})
const person = { email: 'ane@example.com', password: 'Linen trousers 7', firstName: 'Ane', lastName: 'Holm' }

/** A browser, by default on a device in a store, with cookies of our server and of our scripts. */
function browser(host = 'store.example') {
  const jar = new Map([
    ['isoStoreId', 'bath'],
    ['consent', 'consentid:1'],
  ])
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const answer = await shop.app.inject({
      ...{ method, url: `/api${path}`, ...(payload === undefined ? {} : { payload }) },
      headers: {
        ...{ host, 'sec-fetch-site': 'same-origin', 'x-current-market': 'en-gb' },
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    for (const { name, value } of answer.cookies) value === '' ? jar.delete(name) : jar.set(name, value)
    return answer
  }
  return { jar, call }
}

test('counts the goods of a basket in markets of its currency alone: in any other the shopper begins with an empty basket [B-MKT-O4]', async () => {
  const { call } = browser('halden.test')
  await call('POST', '/order/de-de/basket/line', { sku: dress, quantity: 2 })
  const countIn = async (market: string) =>
    (await call('GET', `/visitor/${market}`)).json<{ basket: { quantity: number } }>().basket.quantity

  expect([await countIn('de-de'), await countIn('fr-fr'), await countIn('en-gb')]).toEqual([2, 2, 0])
  expect(await countIn('de-de')).toBe(2)
})

test('the end of a visit at a device in a store ends the session there, knows the browser no more and leaves no cookie but that of the store [C-ISO-O1, B-ISO-02]', async () => {
  const device = browser()
  await device.call('POST', '/auth/signup', fields(person))
  await device.call('POST', '/order/en-gb/basket/line', { sku: dress, quantity: 1 })
  await device.call('GET', '/visitor/en-gb')
  const taken = new Map(device.jar)
  expect([...taken.keys()]).toEqual(
    expect.arrayContaining(['sAccessToken', 'sRefreshToken', 'device', 'basket', 'market']),
  )

  const ended = await device.call('DELETE', '/visitor/en-gb')

  expect(ended.statusCode).toBe(200)
  expect([...device.jar]).toEqual([['isoStoreId', 'bath']])
  expect(ended.cookies.find(({ name }) => name === 'sRefreshToken')).toMatchObject({
    path: '/api/auth/session/refresh',
    value: '',
  })
  const copy = browser()
  for (const [name, value] of taken) copy.jar.set(name, value)
  expect((await copy.call('GET', '/account/sessions')).statusCode).toBe(401)
  expect((await copy.call('POST', '/auth/session/refresh')).statusCode).toBe(401)
  expect(await database.prepared('devices-of-tests', 'select hash from known_device')).toEqual([])
})

test('a device in a store is told the name of its store, which the header shows, and no other device is', async () => {
  const told = async (device: ReturnType<typeof browser>) =>
    (await device.call('GET', '/visitor/en-gb')).json() as { inStore?: true; storeName?: string }

  expect(await told(browser())).toMatchObject({ inStore: true, storeName: expect.stringContaining('Bath') })
  expect(await told(browser('localhost:3000'))).not.toHaveProperty('storeName')
})

test('other devices of the account stay signed in, and nobody ends a visit elsewhere than in a store [C-ISO-O1]', async () => {
  const [phone, device] = [browser('localhost:3000'), browser()]
  await phone.call('POST', '/auth/signup', fields(person))
  await device.call('POST', '/auth/signin', fields({ email: person.email, password: person.password }))
  await device.call('DELETE', '/visitor/en-gb')

  expect((await phone.call('GET', '/account/sessions')).json()).toMatchObject({ sessions: [{ current: true }] })
  expect((await phone.call('DELETE', '/visitor/en-gb')).statusCode).toBe(403)
  expect(phone.jar.has('sAccessToken')).toBe(true)
})

test('a device whose visitor signed in long ago refreshes before the visit ends there [C-ISO-O1]', async () => {
  const device = browser()
  await device.call('POST', '/auth/signup', fields(person))
  const before = shop.clock.now
  shop.clock.now = new Date(before.getTime() + 7_200_000)

  expect((await device.call('DELETE', '/visitor/en-gb')).json()).toMatchObject({ code: 'call.sign-in-expired' })
  await device.call('POST', '/auth/session/refresh')
  expect((await device.call('DELETE', '/visitor/en-gb')).statusCode).toBe(200)
  expect([...device.jar.keys()]).toEqual(['isoStoreId'])
  shop.clock.now = before
})
