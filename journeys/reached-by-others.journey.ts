import { afterAll, expect, test } from 'vitest'
import { startShop } from '../checks/harness/shop/start-shop.ts'

const settings = {
  HOST: '0.0.0.0',
  COOKIE_SECRET: 'b4f1c09d7e2a8835f60c1d94ab7e3f2250c8d1a6',
  INTERNAL_API_KEY: '91e7d3a0c5b8f2464d0a7c9e1f385b26',
  ALLOW_SIMULATORS: 'adyen,klarna,iyzico',
}
const shop = await startShop({ settings })
afterAll(() => shop.remove())

const statusOf = async (url: string, init: RequestInit = {}): Promise<number> => (await fetch(url, init)).status
const suggested = async () =>
  (await fetch(`${shop.url}/api/geolocation/suggest/en-gb`, { headers: { 'x-visitor-country': 'DK' } })).text()
const form = { method: 'POST', body: new URLSearchParams() }
const move = { method: 'POST', body: 'null', headers: { 'content-type': 'application/json' } }

test('a shop that is reachable from other machines shows no developer tools, says so in one line, and sells', async () => {
  expect(await statusOf(`${shop.url}/en-gb`)).toBe(200)
  expect(await statusOf(`${shop.url}/dev/outbox`)).toBe(404)
  expect(await statusOf(`${shop.url}/dev/orders/100001/send`, form)).toBe(404)
  expect(await statusOf(`${shop.simulatorsUrl}/adyen/ledger`)).toBe(404)
  expect(await statusOf(`${shop.simulatorsUrl}/adyen/control`, move)).toBe(404)
  expect(await statusOf(`${shop.simulatorsUrl}/faults/adyen`, move)).toBe(404)
  expect(await statusOf(`${shop.simulatorsUrl}/loqate/`)).toBe(404)
  expect(shop.output().match(/Others can reach this shop \(HOST is 0\.0\.0\.0\).*/g)).toEqual([
    expect.stringMatching(/no outbox.*PUBLIC_URL is missing.*simulated by leave: adyen, klarna, iyzico\.$/),
  ])
})

test('ignores headers about a visitor’s country when other machines can reach the shop [B-SIM-02]', async () => {
  expect(await suggested()).not.toContain('da-dk')
})

test('the outbox and the simulators’ control pages are reachable from this machine only', async () => {
  await shop.close()
  await shop.restart({ HOST: '127.0.0.1', ALLOW_SIMULATORS: '', COOKIE_SECRET: '', INTERNAL_API_KEY: '' })

  expect(await statusOf(`${shop.url}/dev/outbox`)).toBe(200)
  expect(await statusOf(`${shop.simulatorsUrl}/adyen/ledger`)).toBe(200)
  expect(await suggested()).toContain('da-dk')
  expect(shop.output().match(/Others can reach this shop/g)).toHaveLength(1)
})
