import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { openBuyingShop } from '../../checkout/buying-shop.fakes.ts'
import { exampleReports } from '../../monitoring/monitor.port-test.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database, { timeLimitMs: 700 })
afterAll(() => shop.close())

const consent = (...granted: string[]) =>
  ['consentid:1,consent:yes,action:yes,necessary:yes', ...granted.map((category) => `${category}:yes`)].join(',')

function browser(cookies: Record<string, string> = {}) {
  const jar = new Map(Object.entries(cookies))
  return async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await shop.app.inject({
      ...{ method, url, ...(payload === undefined ? {} : { payload }) },
      headers: {
        ...{ host: 'localhost:3000', 'sec-fetch-site': 'same-origin', 'x-current-market': 'en-gb' },
        cookie: [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      },
    })
    for (const { name, value } of answer.cookies) value === '' ? jar.delete(name) : jar.set(name, value)
    return answer
  }
}
const counts = async (name: string): Promise<Record<string, number>> =>
  (await (await fetch(`${shop.simulatorsUrl}/${name}/counts`)).json()) as Record<string, number>
const set = (path: string, body: object | null) =>
  fetch(`${shop.simulatorsUrl}/${path}`, { method: 'POST', body: JSON.stringify(body) })

const services = [
  ['reviews', 'functional', '/api/reviews/en-gb?productId=100231_navy_03', { score: null, count: 0, reviews: [] }],
  ['conversion-tests', 'analytics', '/api/conversion-tests/en-gb', { variants: {} }],
  ['returns-plugin', 'functional', '/api/returns-plugin/en-gb', { form: null }],
] as const

test.each(services)(
  '%s are asked only with consent to what is %s [B-TPS-01, B-CONS-07, D-16, B-TPS-O1]',
  async (name, category, call, nothing) => {
    const before = await counts(name)
    const others = ['functional', 'analytics', 'performance', 'advertisement'].filter((one) => one !== category)
    const without = await Promise.all(
      [{}, { consent: consent() }, { consent: consent(...others) }].map((cookies) => browser(cookies)('GET', call)),
    )
    expect(without.map((answer) => answer.json())).toEqual([nothing, nothing, nothing])
    expect(await counts(name)).toEqual(before)

    const told = await browser({ consent: consent(category) })('GET', call)
    expect([told.statusCode, told.json()]).not.toEqual([200, nothing])
    expect(await counts(name)).not.toEqual(before)
  },
)

test('a visitor sees the same variants on every page, and none after withdrawing consent [B-CONS-07, B-SIM-12]', async () => {
  const who = browser({ consent: consent('analytics') })
  const once = (await who('GET', '/api/conversion-tests/en-gb')).json()
  const again = (await who('GET', '/api/conversion-tests/da-dk')).json()

  expect(Object.keys(once.variants)).toEqual(['buy-button', 'tile-price'])
  expect(again).toEqual(once)
})

test.each(services)(
  '%s that fail, are slow or say nothing cost nobody anything [B-SIM-16, B-TPS-01, B-TPS-O1]',
  async (name, category, call, nothing) => {
    const ask = async () => {
      const answer = await browser({ consent: consent(category) })('GET', call)
      return [answer.statusCode, answer.json()]
    }
    await set(`${name}/control`, { down: true })
    expect(await ask()).toEqual([200, nothing])
    await set(`${name}/control`, { down: false, slowMs: 60_000 })
    const begun = Date.now()
    expect(await ask()).toEqual([200, nothing])
    expect(Date.now() - begun).toBeLessThan(30_000)
    await set(`${name}/control`, { slowMs: 0 })
    for (const kind of ['reset', 'broken-json', 'wrong-schema']) {
      await set(`faults/${name}`, { kind, moment: 'before', calls: 1 })
      expect(await ask()).toEqual([200, nothing])
    }
    await set(`faults/${name}`, null)
    shop.passTime(60_000)
    expect(await ask()).not.toEqual([200, nothing])
  },
)

test('a fault of a script is told to the collector where its shopper agreed, and a recorded visit with what was masked [B-ERR-15, B-TPS-02, B-SIM-11, D-16]', async () => {
  const { script, replay } = exampleReports
  const send = async (cookies: Record<string, string>) => {
    const who = browser(cookies)
    await who('GET', '/api/visitor/en-gb')
    return (await who('POST', '/api/monitoring/reports', { reports: [script, replay] })).json()
  }
  const ledger = async () =>
    ((await (await fetch(`${shop.simulatorsUrl}/sentry/ledger`)).json()) as { kind: string }[]).map(({ kind }) => kind)

  expect(await send({})).toEqual({ taken: 0 })
  expect(await send({ consent: consent('functional', 'advertisement') })).toEqual({ taken: 0 })
  expect(await ledger()).toEqual([])
  expect(await send({ consent: consent('performance', 'analytics') })).toEqual({ taken: 2 })
  await expect.poll(async () => (await ledger()).toSorted()).toEqual(['replay', 'script-fault'])
})

test('pages say whether a visit is recorded, and no visit is recorded without consent [B-CONS-07, D-16]', async () => {
  const visitor = async (...granted: string[]) =>
    (await browser({ consent: consent(...granted) })('GET', '/api/visitor/en-gb')).json()

  expect(await visitor('analytics')).toMatchObject({ recorded: true })
  expect(await visitor('performance')).not.toHaveProperty('recorded')
})
