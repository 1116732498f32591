import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import type { Page, PageOf } from '#contracts/pages.ts'
import { page as pageSchema } from '#contracts/pages.ts'
import { servePages } from './pages.fakes.ts'

const payload = (answer: LightMyRequestResponse): Page => answer.json<Page>()
const product = '/da-dk/p/dress-7/100007_navy_01'

test('shows whatever page the content has for an address, by one route [B-MKT-01]', async () => {
  const { app } = servePages()

  for (const [address, alias] of [
    ['/da-dk', 'homePage'],
    ['/da-dk/about', 'contentPage'],
    ['/da-dk/women/dresses', 'categoryPage'],
    [product, 'productPage'],
  ] as const) {
    const answer = await app.inject(`${address}?type=json`)
    expect([answer.statusCode, payload(answer).pageAlias]).toEqual([200, alias])
  }
})

test('answers payloads that keep to their contract', async () => {
  const { app } = servePages()

  for (const address of [
    '/da-dk',
    '/da-dk/about',
    '/da-dk/women',
    '/da-dk/search?q=dress',
    product,
    '/nowhere',
    '/da-dk/nowhere',
  ]) {
    const answer = await app.inject(`${address}${address.includes('?') ? '&' : '?'}type=json`)
    expect(pageSchema.safeParse(answer.json()).error).toBeUndefined()
  }
})

test('takes the market from the first segment [B-MKT-02] [B-SEO-03]', async () => {
  const { app } = servePages()

  expect(payload(await app.inject('/da-dk?type=json')).market).toBe('da-dk')
  expect((await app.inject('/ar-ae')).body).toContain('<html lang="ar-AE">')
})

test('leads an address without market to the stored market and keeps the query [B-MKT-03]', async () => {
  const { app } = servePages()

  const answer = await app.inject({ url: '/women/dresses?size=38&a=%20b', headers: { cookie: 'market=da-dk' } })

  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/da-dk/women/dresses?size=38&a=%20b'])
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('shows the country selector to who has chosen no market, or one that is gone [B-CSEL-01]', async () => {
  const { app } = servePages()

  for (const headers of [{}, { cookie: 'market=xx-xx' }]) {
    const answer = await app.inject({ url: '/women?type=json', headers })
    const page = payload(answer) as PageOf<'countrySelectorPage'>
    expect([answer.statusCode, page.pageAlias, page.layout]).toEqual([200, 'countrySelectorPage', 'plain'])
    expect(page.regions.flatMap(({ countries }) => countries.map(({ code }) => code))).toEqual(['GB', 'DK', 'AE'])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  }
  expect(payload(await app.inject('/da-dk/country-selector?type=json')).pageAlias).toBe('countrySelectorPage')
})

test('asks everybody for a country at the front door where the shop wants it, and nowhere else [B-FT-48]', async () => {
  const { app, state } = servePages()
  const asked = (url: string) => app.inject({ url, headers: { cookie: 'market=da-dk' } })
  const usual = await asked('/?type=json')
  state.toggles.add('showCountrySelector')

  expect([usual.statusCode, usual.headers.location]).toEqual([302, '/da-dk?type=json'])
  expect(payload(await asked('/?type=json')).pageAlias).toBe('countrySelectorPage')
  expect((await asked('/women')).headers.location).toBe('/da-dk/women')
})

test('asks a stranger for a country in the language of the browser, and keeps that to itself', async () => {
  const { app } = servePages()
  const selector = async (language: string) =>
    app.inject({ url: '/?type=json', headers: { 'accept-language': language } })

  expect([payload(await selector('ar')).market, payload(await selector('da')).market]).toEqual(['ar-ae', 'da-dk'])
  expect((await selector('da')).headers['cache-control']).toBe('private, no-store')
})

test('answers 404 with the not-found page for unknown markets, paths, products and aliases [B-MKT-04] [B-PAGE-08]', async () => {
  const { app } = servePages()

  for (const path of [
    '/xx-yy/women',
    '/da-dk/nowhere',
    '/da-dk/p/dress-999/100999_navy_01',
    '/da-dk/strange',
    '/favicon.ico',
    '/images/unknown',
    '/da-dk/a%2fb',
    '/da-dk/a%0d%0ab',
  ]) {
    const answer = await app.inject(`${path}?type=json`)
    expect([path, answer.statusCode, payload(answer).pageAlias]).toEqual([path, 404, 'notFoundPage'])
  }
})

test('says that what stood at an address is no longer sold, with its other colours and goods like it', async () => {
  const { app } = servePages()

  const answer = await app.inject('/da-dk/p/old-dress/900001_navy_01?type=json')
  const page = payload(answer) as PageOf<'notFoundPage'>
  const [alike] = page.zones.rows!.flatMap(({ widgets }) => widgets)

  expect([answer.statusCode, page.robots]).toEqual([410, 'NOINDEX, FOLLOW'])
  expect(page.gone).toEqual({ name: 'Old dress' })
  expect(alike && 'products' in alike && alike.products[0]!.id).toBe('100002_navy_01')
})

test('leads a market in other letters, and slashes too many, to the right address for good', async () => {
  const { app } = servePages()
  const location = async (url: string) => {
    const { statusCode, headers } = await app.inject(url)
    return [statusCode, headers.location]
  }

  expect(await location('/DA-dk/about?x=1')).toEqual([301, '/da-dk/about?x=1'])
  expect(await location('/da-dk//about/?x=1')).toEqual([301, '/da-dk/about?x=1'])
  expect(await location('/da-dk/')).toEqual([301, '/da-dk'])
})

test('never leads to another host than content names', async () => {
  const { app } = servePages()

  const answer = await app.inject({ url: '//evil.test/%2e%2e', headers: { cookie: 'market=da-dk' } })

  expect(String(answer.headers.location)).toMatch(/^\/da-dk(\/|$)/)
})

test('follows redirects of the content, by 302 where their status is no redirect [B-PAGE-54]', async () => {
  const { app } = servePages()
  const inside = await app.inject('/da-dk/old')
  const outside = await app.inject('/da-dk/partner')

  expect([inside.statusCode, inside.headers.location]).toEqual([301, '/da-dk/about'])
  expect([outside.statusCode, outside.headers.location]).toEqual([302, 'https://partner.test/x'])
})

test('leads a script to the payload of the new address, and tells it of other sites', async () => {
  const { app } = servePages()

  expect((await app.inject('/da-dk/old?type=json')).headers.location).toBe('/da-dk/about?type=json')
  expect(payload(await app.inject('/da-dk/partner?type=json')).redirect).toEqual({
    url: 'https://partner.test/x',
    status: 302,
  })
})

test('answers the same bytes under both addresses of a payload [B-API-06]', async () => {
  const { app } = servePages()

  const page = await app.inject('/da-dk/women?size=38&type=json')
  const call = await app.inject(`/api/f?path=${encodeURIComponent('/da-dk/women?size=38')}`)
  const apart = await app.inject(`/api/f?Market=da-dk&path=${encodeURIComponent('/women?size=38')}`)

  const withoutQuery = await app.inject('/da-dk/women?type=json')
  expect(withoutQuery.body).not.toBe(page.body)
  expect(call.body).toBe(page.body)
  expect(apart.body).toBe(page.body)
  expect(call.headers.etag).toBe(page.headers.etag)
})

test('answers the first payload of a market, for ever under its version [B-CMS-02] [B-API-06] [B-CON-12]', async () => {
  const { app } = servePages()
  const lifetime = async (url: string) => (await app.inject(url)).headers['cache-control']

  expect((await app.inject('/api/f?market=da-dk')).json()).toMatchObject({
    status: 200,
    market: { id: 'da-dk' },
    translations: {},
    featureToggles: {},
  })
  expect(await lifetime('/api/f?market=da-dk')).toBe('public, max-age=300')
  expect(await lifetime('/api/f?market=da-dk&v=s1')).toBe('public, max-age=31536000, immutable')
  expect(await lifetime('/api/f?market=da-dk&v=s0')).toBe('public, max-age=300')
})

test('answers the market of the cookie to its bearer alone, and the page of a path that is nowhere [B-API-06]', async () => {
  const { app } = servePages()
  const own = await app.inject({ url: '/api/f', headers: { cookie: 'market=da-dk' } })
  const nowhere = await app.inject('/api/f?path=/da-dk/nowhere')

  expect(own.json()).toMatchObject({ status: 200, market: { id: 'da-dk' } })
  expect(own.headers['cache-control']).toBe('private, max-age=300')
  expect(nowhere.statusCode).toBe(404)
  expect(payload(nowhere).pageAlias).toBe('notFoundPage')
  expect(nowhere.body).toBe((await app.inject('/da-dk/nowhere?type=json')).body)
})

test('answers the markets to who has chosen none, and 400 to an unknown one [B-API-06]', async () => {
  const { app } = servePages()

  expect((await app.inject('/api/f')).json()).toMatchObject({
    status: 200,
    markets: [{ id: 'en-gb' }, { id: 'da-dk' }, { id: 'ar-ae' }],
  })
  expect((await app.inject('/api/f?market=xx-xx')).statusCode).toBe(400)
})

test('sends brotli, gzip or plain bytes of the same page', async () => {
  const { app } = servePages()
  const fetched = async (encoding: string) => app.inject({ url: '/da-dk', headers: { 'accept-encoding': encoding } })
  const [brotli, gzip, plain] = [await fetched('gzip, br'), await fetched('gzip'), await fetched('identity')]

  expect(brotli.headers['content-encoding']).toBe('br')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(brotli.headers.vary).toBe('Accept-Encoding')
})

test('answers 304 to who has the page already, per encoding', async () => {
  const { app } = servePages()
  const headers = { 'accept-encoding': 'br' }
  const { etag } = (await app.inject({ url: '/da-dk', headers })).headers

  const again = await app.inject({ url: '/da-dk', headers: { ...headers, 'if-none-match': `W/${etag}` } })
  const other = await app.inject({
    url: '/da-dk',
    headers: { 'accept-encoding': 'gzip', 'if-none-match': String(etag) },
  })

  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  expect(other.statusCode).toBe(200)
})

test('renders a page once for many visitors, and anew when something it shows has changed', async () => {
  const { app, cache, state } = servePages()
  for (let visit = 0; visit < 5; visit += 1) await app.inject('/da-dk/women')
  expect(state.renders).toBe(1)

  state.priceMinor = 15_000
  cache.drop(new Set(['product:100001_navy_01']))

  expect((await app.inject('/da-dk/women')).body).toContain('"amount":150,')
  expect(state.renders).toBe(2)
})

test('renders anew when menus or words changed', async () => {
  const { app, state } = servePages()
  await app.inject('/da-dk')

  state.shellVersion = 's2'

  expect((await app.inject('/da-dk')).body).toContain('v=s2')
})

test('shows the page as it was when it cannot be made anew', async () => {
  const { app, cache, state } = servePages()
  const before = await app.inject('/da-dk/women')
  cache.drop(new Set(['category:women']))
  state.failing = true

  const after = await app.inject('/da-dk/women')

  expect([after.statusCode, after.body]).toEqual([200, before.body])
})

test('shows the error page, with a reference and no more, when nothing can be shown [B-PAGE-42]', async () => {
  const { app, state } = servePages()
  state.failing = true

  const answer = await app.inject('/da-dk/women')
  const page = payload(await app.inject('/da-dk/women?type=json')) as PageOf<'errorPage'>

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'private, no-store'])
  expect(answer.body).not.toContain('no index')
  expect([page.layout, page.status, page.traceId !== '']).toEqual(['error', 500, true])
})

test('says that something went wrong even when the web cannot be rendered at all', async () => {
  const { app } = servePages({ storefront: async () => Promise.reject(new Error('no build')) })

  const answer = await app.inject('/da-dk')

  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain('Something went wrong')
})

test('keeps one entry per page, whatever is added to its address, and a filtered one from the second wish on', async () => {
  const { app, cache, state } = servePages()
  for (let number = 0; number < 300; number += 1)
    await app.inject(`/da-dk/women?utm_source=x${number}&_=${number}&colour=red%2Cnavy`)
  await app.inject('/da-dk/women?Colour=navy&colour=red')

  expect(cache.size).toBe(1)
  expect(state.renders).toBe(2)
})

test('ignores invented choices, and keeps no page for them', async () => {
  const { app, cache } = servePages()

  const answer = await app.inject('/da-dk/women?colour=ultraviolet')

  expect([answer.statusCode, cache.size]).toEqual([200, 0])
})

test('lets no header that is not part of the key change a kept page', async () => {
  const { app } = servePages()
  const strange = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'http',
    'x-original-url': '/admin',
    'x-http-method-override': 'POST',
    forwarded: 'host=evil.test',
    origin: 'https://evil.test',
    'accept-language': 'tr',
    range: 'bytes=0-1',
    'x-current-market': 'ar-ae',
    host: 'evil.test:81',
  }

  const poisoned = await app.inject({ url: '/da-dk', headers: strange })
  const clean = await app.inject('/da-dk')

  expect(clean.body).toBe(poisoned.body)
  expect(clean.body).not.toContain('evil.test')
})

test('never lets anything of a person into a page that is kept', async () => {
  const { app, cache } = servePages()
  const canary = '0c4a4a11-0000-4000-8000-00000c0ffee5'
  const headers = {
    cookie: `basket=${canary}; market=da-dk; session=${canary}; email=canary@halden.test`,
    authorization: `Bearer ${canary}`,
  }
  const addresses = ['/da-dk', '/da-dk/women', '/da-dk/search?q=dress', product, '/da-dk/nowhere', '/da-dk/about']

  for (const url of [...addresses, ...addresses]) await app.inject({ url, headers })

  expect(cache.size).toBe(addresses.length)
  for (const url of addresses) {
    const answer = await app.inject(url)
    expect(JSON.stringify([answer.headers, answer.body])).not.toMatch(/c0ffee5|canary/)
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
})

test('keeps nothing for bearers of a promo code, a preview or a store mark, and hands them nothing kept', async () => {
  const { app, cache, state } = servePages()
  for (const cookie of ['promocode=SUMMER', 'preview=editor', 'isoStoreId=7']) {
    const answer = await app.inject({ url: '/da-dk', headers: { cookie } })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers.etag).toBeUndefined()
  }
  await app.inject('/da-dk?promocode=SUMMER')
  await app.inject({ url: '/da-dk', headers: { host: 'store.halden.test' } })

  expect([cache.size, state.renders]).toEqual([0, 5])
})

test('tells search engines to stay away from previews and in-store pages [B-SEO-04]', async () => {
  const { app } = servePages()

  expect(payload(await app.inject({ url: '/da-dk?type=json', headers: { cookie: 'preview=editor' } })).robots).toBe(
    'NOINDEX, NOFOLLOW',
  )
  expect(payload(await app.inject({ url: '/da-dk?type=json', headers: { host: 'store.halden.test' } })).robots).toBe(
    'NOINDEX, NOFOLLOW',
  )
})

test('lets a CDN keep public pages where told to, and errors never', async () => {
  const { app } = servePages({ cdnSeconds: 30 })

  expect((await app.inject('/da-dk')).headers['cache-control']).toBe(
    'public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=30',
  )
  expect(
    (
      await app.inject({
        url: '/da-dk/x',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        payload: '{}',
      })
    ).headers['cache-control'],
  ).toBe('private, no-store')
})

test('answers HEAD with the headers of GET', async () => {
  const { app } = servePages()
  const [head, get] = [await app.inject({ method: 'HEAD', url: '/da-dk' }), await app.inject('/da-dk')]

  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', get.headers.etag])
})

test('sends the header policy with every answer', async () => {
  const { app } = servePages()

  for (const url of [
    '/da-dk',
    '/da-dk/nowhere',
    '/da-dk/old',
    '/api/f?market=da-dk',
    '/robots.txt',
    '/da-dk/sitemap.xml',
    '/assets/theme-abc.css',
  ]) {
    expect((await app.inject(url)).headers['content-security-policy']).toContain("script-src 'self';")
  }
})

test("serves the shop's own style sheet for ever under its current address", async () => {
  const { app } = servePages()
  const [current, old] = [await app.inject('/assets/theme-abc.css'), await app.inject('/assets/theme-old.css')]

  expect([current.body, current.headers['cache-control']]).toEqual([
    ':root{--ink:#111}',
    'public, max-age=31536000, immutable',
  ])
  expect(old.headers['cache-control']).toBe('no-cache')
})

test('lists what can be found in a market, and what robots may not ask for', async () => {
  const { app } = servePages()
  const sitemap = (await app.inject('/da-dk/sitemap.xml')).body
  const robots = (await app.inject('/robots.txt')).body

  expect(sitemap.match(/<loc>/g)).toHaveLength(1 + 2 + 2 + 130)
  expect(sitemap).toContain('<loc>https://halden.test/da-dk/p/dress-130/100130_navy_01</loc>')
  expect((await app.inject('/sitemap.xml')).body).toContain('https://halden.test/ar-ae/sitemap.xml')
  expect(robots).toContain('Disallow: /da-dk/basket')
})

test('makes a thousand visitors of one address wait for one rendering', async () => {
  const { app, state } = servePages()

  const answers = await Promise.all(Array.from({ length: 1000 }, () => app.inject('/da-dk/women')))

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(state.renders).toBe(1)
})
