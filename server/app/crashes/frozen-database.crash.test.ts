import { afterAll, expect, test } from 'vitest'
import { freezableDatabase } from '../../../checks/harness/database/freezable-database.ts'
import { soldEverywhere } from '../../../checks/harness/goods/goods-for-proofs.ts'
import { startShop } from '../../../checks/harness/shop/start-shop.ts'

const shop = await startShop()
const sku = await soldEverywhere(shop)
await shop.kill()
const way = await freezableDatabase(shop.databaseUrl())
await shop.restart({ DATABASE_URL: way.url })
afterAll(async () => {
  await shop.remove()
  await way.close()
})

const ask = (path: string, init: RequestInit = {}) => fetch(`${shop.url}${path}`, { redirect: 'manual', ...init })
const status = async (path: string) => (await ask(path)).status

test('shows the pages it has while the database is frozen, says for others when to try again, and recovers by itself', async () => {
  const added = await ask('/api/order/en-gb/basket/line', {
    method: 'POST',
    body: JSON.stringify({ sku }),
    headers: { 'content-type': 'application/json', origin: shop.url },
  })
  expect(added.status).toBe(200)
  const cookie = added.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const basket = () => ask('/en-gb/basket', { headers: { cookie } })
  expect([await status('/en-gb'), await status('/readyz'), (await basket()).status]).toEqual([200, 200, 200])

  way.freeze()
  await expect.poll(() => status('/readyz')).toBe(503)
  expect([await status('/healthz'), await status('/en-gb')]).toEqual([200, 200])
  const page = await basket()
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect(page.headers.get('content-type')).toContain('text/html')
  const call = await ask('/api/order/en-gb/basket', { headers: { cookie } })
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await call.json()).toMatchObject({ code: 'call.unavailable', title: 'Service Unavailable' })

  way.thaw()
  await expect.poll(() => status('/readyz')).toBe(200)
  await expect.poll(async () => (await basket()).status).toBe(200)
})
