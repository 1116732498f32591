import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

async function pointsWhere(status: number) {
  vi.resetModules()
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } })
  vi.stubGlobal('location', { pathname: '/en-gb', href: 'https://shop.test/en-gb' })
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).endsWith('/get-user-metadata')
      ? Response.json({ email: 'ane@example.com' })
      : Response.json({ balance: 20 }, { status }),
  )
  const { ownPoints } = await import('./own-loyalty.ts')
  return ownPoints('en-gb').catch(() => 'failed')
}

test('an account that is no member, or is not confirmed, has no points; any other class of error is a failure [B-ERR-13, C-API-07]', async () => {
  expect(await pointsWhere(200)).toEqual({ balance: 20 })
  for (const status of [403, 404]) expect([status, await pointsWhere(status)]).toEqual([status, 'no-member'])
  for (const status of [400, 402, 405, 429, 500, 503])
    expect([status, await pointsWhere(status)]).toEqual([status, 'failed'])
})
