import { inspect } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import type { Page, PageOf } from '#contracts/pages.ts'
import { page as pageSchema } from '#contracts/pages.ts'
import { consentCategories, consentText } from '#foundation/consent.ts'
import { cookieName } from '#server/platform/http/answer-cookies.ts'
import type { AnyPageKind, PageKind, PageRequest } from './page-kind.ts'
import { pageKinds } from './page-kinds.ts'
import { danish, publicUrl, servePages, smallShop } from './pages.fakes.ts'
import type { Parts } from './parts.ts'

const payload = (answer: LightMyRequestResponse): Page => answer.json<Page>()
const product = '/da-dk/p/dress-7/100007_navy_01'

test('shows whatever page the content has for an address, by one route [B-MKT-01] [C-RTE-01]', async () => {
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

test('shows a document of an order to who opens it without one: the general text, its blanks empty, and a line that says so', async () => {
  const { app } = servePages()

  const answer = await app.inject('/da-dk/contract?type=json')
  const { pageAlias, heading, zones } = payload(answer) as PageOf<'contentPage'>

  expect([answer.statusCode, pageAlias, heading]).toEqual([200, 'contentPage', 'Contract'])
  expect(pageSchema.safeParse(answer.json()).error).toBeUndefined()
  const texts = [...zones.topRows!, ...zones.rows!].flatMap(({ widgets }) => widgets)
  expect(texts.map((widget) => widget.kind === 'text' && widget.html)).toEqual([
    '<p>The general text.</p>',
    '<h2>Buyer</h2><p>[…], […]</p><p>[…]</p>',
  ])
})

test('answers payloads that keep to their contract, with all that a frame of a page needs [B-CMS-O1]', async () => {
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
    expect(answer.json()).toMatchObject({
      ...{ status: answer.statusCode, pageAlias: expect.any(String), path: expect.any(String) },
      ...{ title: expect.any(String), metaTags: expect.any(Array), linkTags: expect.any(Array) },
      ...{ structuredData: expect.any(Array), robots: expect.any(String), layout: expect.any(String) },
      ...{ zones: expect.any(Object), market: expect.any(String) },
    })
  }
  expect(payload(await app.inject('/da-dk/about?type=json'))).toMatchObject({
    ...{ status: 200, pageAlias: 'contentPage', path: '/da-dk/about', market: 'da-dk', layout: 'default' },
    ...{ title: 'About us | Halden', robots: 'INDEX, NOFOLLOW', metaTags: [{ name: 'keywords' }, {}] },
    linkTags: expect.arrayContaining([{ rel: 'author', href: 'https://halden.test/people' }]),
    structuredData: expect.arrayContaining([expect.objectContaining({ '@type': 'AboutPage', name: 'Halden' })]),
  })
  expect(payload(await app.inject('/da-dk/women?type=json'))).toMatchObject({
    listing: { heading: expect.any(String) },
  })
  expect(payload(await app.inject(`${product}?type=json`))).toMatchObject({ product: { id: '100007_navy_01' } })
})

test('takes the market from the first segment [B-MKT-02] [C-RTE-01]', async () => {
  const { app } = servePages()

  expect(payload(await app.inject('/da-dk?type=json')).market).toBe('da-dk')
  expect((await app.inject('/ar-ae')).body).toContain('<html lang="ar-AE">')
})

test('leads an address without market to the stored market and keeps the query [B-MKT-03, B-MKT-O2]', async () => {
  const { app } = servePages()

  const answer = await app.inject({ url: '/women/dresses?size=38&a=%20b', headers: { cookie: 'market=da-dk' } })

  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/da-dk/women/dresses?size=38&a=%20b'])
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('shows the country selector to who has chosen no market, or one that is gone [B-CSEL-01, B-MKT-O2, B-MKT-O3]', async () => {
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

test('shows the return from a social sign-in at an address without a market, whatever market is stored [B-MKT-05, B-MKT-O2]', async () => {
  const { app } = servePages()
  const answer = await app.inject({ url: '/login/callback?type=json', headers: { cookie: 'market=da-dk' } })

  expect([answer.statusCode, payload(answer).pageAlias]).toEqual([200, 'socialLoginCallbackPage'])
})

test('asks everybody for a country at the front door where the shop wants it, and nowhere else [B-FT-48, B-FT-49] [B-CSEL-01]', async () => {
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

test('answers a page in maintenance by 503 with when to come back, as a document and as a payload, and leaves other pages and calls alone [B-FT-O2]', async () => {
  const closed = {
    ...{ alias: 'holographicPage', layout: 'plain', audience: 'private', queryNames: [] },
    load: async () => ({ body: { maintenance: true }, frame: { title: 'Back soon' } }),
  } as unknown as AnyPageKind
  const { app } = servePages({ kinds: [closed] })
  const at = async (address: string) => {
    const { statusCode, headers } = await app.inject(address)
    return [statusCode, headers['retry-after']]
  }

  expect(await at('/da-dk/strange')).toEqual([503, '600'])
  expect(await at('/da-dk/strange?type=json')).toEqual([503, '600'])
  expect(await at('/da-dk/about')).toEqual([200, undefined])
  expect(await at('/api/f?market=da-dk')).toEqual([200, undefined])
})

test('answers 404 with the not-found page for unknown markets, paths, products and aliases [B-MKT-04, B-MKT-O1] [B-PAGE-08, B-PAGE-O7, B-PDP-O3, B-ERR-O2, B-CMS-O1]', async () => {
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

test('leads a market in other letters, and slashes too many, to the right address for good [B-MKT-O1]', async () => {
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

test('leads a script to the payload of the new address, and tells it of other sites [B-CMS-O1, B-PAGE-54]', async () => {
  const { app } = servePages()

  expect((await app.inject('/da-dk/old?type=json')).headers.location).toBe('/da-dk/about?type=json')
  expect(payload(await app.inject('/da-dk/partner?type=json')).redirect).toEqual({
    url: 'https://partner.test/x',
    status: 302,
  })
})

test('answers the same bytes under both addresses of a payload [B-API-06, D-02]', async () => {
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

test('leads from a wrong name of a product to the right one with its query, as a payload by either address [B-API-06, D-02]', async () => {
  const { app } = servePages()
  const [wrong, right] = ['/da-dk/p/other-name/100007_navy_01?sku=x', `${product}?sku=x`]

  const call = await app.inject(`/api/f?path=${encodeURIComponent(wrong)}`)
  const page = await app.inject(`${wrong}&type=json`)

  expect([call.statusCode, call.headers.location]).toEqual([301, `/api/f?path=${encodeURIComponent(right)}`])
  expect([page.statusCode, page.headers.location]).toEqual([301, `${right}&type=json`])
})

test('answers the first payload of a market, for ever under its version [B-CMS-02] [B-API-06] [B-CON-12]', async () => {
  const { app } = servePages()
  const lifetime = async (url: string) => (await app.inject(url)).headers['cache-control']

  expect((await app.inject('/api/f?market=da-dk')).json()).toMatchObject({
    status: 200,
    market: { id: 'da-dk' },
    ...{ translations: {}, featureToggles: {}, navigation: { footer: [{ title: 'Help' }] } },
    markets: [{ id: 'en-gb' }, { id: 'da-dk' }, { id: 'ar-ae' }],
  })
  expect(await lifetime('/api/f?market=da-dk')).toBe('public, max-age=300')
  expect(await lifetime('/api/f?market=da-dk&v=s1')).toBe('public, max-age=31536000, immutable')
  expect(await lifetime('/api/f?market=da-dk&v=s0')).toBe('public, max-age=300')
})

test('returns the market of the cookie to its own browser only, and the not-found page for an unknown path [B-API-06]', async () => {
  const { app } = servePages()
  const own = await app.inject({ url: '/api/f', headers: { cookie: 'market=da-dk' } })
  const nowhere = await app.inject('/api/f?path=/da-dk/nowhere')

  expect(own.json()).toMatchObject({ status: 200, market: { id: 'da-dk' } })
  expect(own.headers['cache-control']).toBe('private, max-age=300')
  expect(nowhere.statusCode).toBe(404)
  expect(payload(nowhere).pageAlias).toBe('notFoundPage')
  expect(nowhere.body).toBe((await app.inject('/da-dk/nowhere?type=json')).body)
})

test('returns the markets to a visitor who has chosen none, and 400 for an unknown market [B-API-06]', async () => {
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

test('answers 304 to a client that has the page already, for each encoding', async () => {
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

test('shows an empty list where products cannot be fetched, stores it nowhere, leads from no page of it to another, and asks anew each time [B-ERR-O2]', async () => {
  const { app, state } = servePages({ cdnSeconds: 30 })
  state.unsearchable = true

  for (const address of ['/da-dk/women/dresses?page=3', '/da-dk/search?q=dress']) {
    const answer = await app.inject(`${address}&type=json`)
    const { listing, robots } = payload(answer) as PageOf<'categoryPage' | 'searchPage'>
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['retry-after']]).toEqual([
      ...[503, 'private, no-store', '5'],
    ])
    expect([listing.search.hasError, listing.search.results, robots]).toEqual([true, [], 'NOINDEX, FOLLOW'])
  }
  state.unsearchable = false
  expect((await app.inject('/da-dk/women/dresses?page=3')).statusCode).toBe(200)
})

test('shows a list, and a row of products on any page, as they were while products cannot be fetched [B-ERR-O2]', async () => {
  const { app, cache, state } = servePages()
  const addresses = ['/da-dk/women', '/da-dk/p/old-dress/900001_navy_01']
  const before = await Promise.all(addresses.map((address) => app.inject(address)))
  cache.drop(new Set(['category:women', 'category:dresses']))
  state.unsearchable = true

  const after = await Promise.all(addresses.map((address) => app.inject(address)))

  expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 410])
  expect(after.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    before.map(({ statusCode, body }) => [statusCode, body]),
  )
})

test('shows the error page, with a reference and no more, when nothing can be shown [B-PAGE-42, B-PAGE-O7, B-ERR-O2]', async () => {
  const { app, state } = servePages()
  state.failing = true

  const answer = await app.inject('/da-dk/women')
  const page = payload(await app.inject('/da-dk/women?type=json')) as PageOf<'errorPage'>

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'private, no-store'])
  expect(answer.body).not.toContain('no index')
  expect([page.layout, page.status, page.traceId !== '']).toEqual(['error', 500, true])
})

test('shows with the error page the address that failed, and the status of the failure [B-PAGE-O7]', async () => {
  const { app, state } = servePages()
  state.failing = true
  const shown = async (url: string) => {
    const answer = await app.inject(url)
    const { status, path } = payload(answer)
    return [answer.statusCode, status, path]
  }

  expect(await shown('/da-dk/women?type=json')).toEqual([500, 500, '/da-dk/women'])
  expect(await shown('/da-dk/search?q=r%C3%B8d&type=json')).toEqual([500, 500, '/da-dk/search?q=r%C3%B8d'])
})

test('says that something went wrong even when the web cannot be rendered at all, or there is no content, with a way to try again and one home [B-PAGE-O7]', async () => {
  const noContent = new Proxy({} as Parts['content'], {
    get: () => () => {
      throw new Error('no content')
    },
  })
  const broken = [
    servePages({ storefront: async () => Promise.reject(new Error('no build')) }),
    servePages({ parts: { content: noContent } }),
  ]
  for (const { app } of broken) {
    const answer = await app.inject('/da-dk/women')

    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain('Something went wrong')
    expect(answer.body).toContain('<a href="">Try again</a>')
    expect(answer.body).toContain('<a href="/">')
    expect(answer.body).not.toMatch(/no build|no content/)
  }
})

test('keeps one entry per page, whatever is added to its address, and a filtered page from the second request on', async () => {
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

const canary = '0c4a4a11-0000-4000-8000-00000c0ffee5'
const canaryKey = 'canary'.padEnd(43, 'x')
/** The headers of a member's browser with all cookies: basket, wishlist, sign-in and consents, with their real names. */
const canaryHeaders = {
  cookie: [
    ...['basket', 'wishlist'].map((name) => `${cookieName(publicUrl, name)}=${canary}.${canaryKey}`),
    ...['sAccessToken', 'sRefreshToken', 'device'].map((name) => `${cookieName(publicUrl, name)}=${canary}`),
    ...[`session=${canary}`, `tracking=${canary}`, `orderNumber=${canary}`, 'authenticated=1', 'market=da-dk'],
    `consent=${encodeURIComponent(consentText(canary, consentCategories))}`,
  ].join('; '),
  authorization: `Bearer ${canary}`,
}
/** Public kinds of pages, changed to show everything they receive about the visitor, so that the test can find a leak. */
const tellingAll = [...pageKinds.values()]
  .filter(({ audience }) => audience === 'public')
  .map((kind) => ({
    ...kind,
    async load(parts: Parts, ask: PageRequest) {
      const loaded = await (kind as AnyPageKind & PageKind<'contentPage'>).load(parts, ask)
      if (typeof loaded === 'string' || 'goTo' in loaded) return loaded
      const { market: _, ...visitor } = ask.visitor
      return { ...loaded, frame: { ...loaded.frame, title: `${loaded.frame.title} ${inspect(visitor)}` } }
    },
  })) as unknown as readonly AnyPageKind[]

test('public pages are the same bytes for a member with basket, wishlist and consents as for somebody unknown, and keep nothing of who asked first', async () => {
  const [first, another] = [servePages({ kinds: tellingAll }), servePages({ kinds: tellingAll })]
  const addresses = ['/da-dk', '/da-dk/women', '/da-dk/search?q=dress', product, '/da-dk/nowhere', '/da-dk/about']
  const told = async ({ app }: typeof first, url: string, asking: Readonly<Record<string, string>>) => {
    const { headers, body } = await app.inject({ url, headers: asking })
    return { headers, body }
  }

  for (const url of addresses) {
    const member = await told(first, url, canaryHeaders)
    const unknown = await told(another, url, {})
    // The page for an unknown address is not one of these kinds.
    expect(member.body.includes("address: ''")).toBe(!url.endsWith('/nowhere'))
    expect(member).toEqual(unknown)
    expect(await told(first, url, {})).toEqual(unknown)
    expect(JSON.stringify(member)).not.toMatch(/c0ffee5|canary/)
    expect(member.headers['set-cookie']).toBeUndefined()
  }
  expect(first.cache.size).toBe(addresses.length)
})

test('caches no page for visitors with a promo code, a preview or a store cookie, and sends them no cached page [B-CMS-12]', async () => {
  const { app, cache, state } = servePages()
  for (const cookie of ['promocode=SUMMER', 'preview=editor', 'isoStoreId=7']) {
    const answer = await app.inject({ url: '/da-dk', headers: { cookie } })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers.etag).toBeUndefined()
  }
  await app.inject('/da-dk?promocode=SUMMER')
  await app.inject({ url: '/da-dk', headers: { host: 'store.halden.test', cookie: 'isoStoreId=bath' } })

  expect([cache.size, state.renders]).toEqual([0, 5])
})

test('tells search engines to stay away from previews and in-store pages, whatever editors wrote [B-SEO-04, B-SEO-O2]', async () => {
  const { app } = servePages()
  const robots = async (path: string, headers: Record<string, string>) =>
    payload(await app.inject({ url: `${path}?type=json`, headers })).robots

  // Editors wrote a robots setting on the second page, and none on the first.
  for (const path of ['/da-dk', '/da-dk/about']) {
    expect(await robots(path, { cookie: 'preview=editor' })).toBe('NOINDEX, NOFOLLOW')
    expect(await robots(path, { host: 'store.halden.test', cookie: 'isoStoreId=bath' })).toBe('NOINDEX, NOFOLLOW')
  }
})

test('lets a CDN cache public pages if the settings say so, and never errors', async () => {
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

test('lists what can be found in a market, and what robots may not ask for [B-SEO-O3]', async () => {
  const { app } = servePages()
  const sitemap = (await app.inject('/da-dk/sitemap.xml')).body
  const robots = (await app.inject('/robots.txt')).body

  expect(sitemap.match(/<loc>/g)).toHaveLength(1 + 2 + 2 + 130)
  expect(sitemap).toContain('<loc>https://halden.test/da-dk/p/dress-130/100130_navy_01</loc>')
  expect((await app.inject('/sitemap.xml')).body).toContain('https://halden.test/ar-ae/sitemap.xml')
  expect(robots).toContain('Disallow: /da-dk/basket')
  expect(robots).toContain('Sitemap: https://halden.test/sitemap.xml')
})

test('lists no page of which its editor says that search engines leave it out [B-SEO-O3]', async () => {
  const { content } = smallShop().parts
  const pagesOf: typeof content.pagesOf = (market, alias) =>
    content.pagesOf(market, alias).map((one) => (one.key === '/about' ? { ...one, robots: 'noindex, follow' } : one))
  const { app } = servePages({ parts: { content: { ...content, pagesOf } } })
  const sitemap = (await app.inject('/da-dk/sitemap.xml')).body

  expect(sitemap).toContain('/da-dk/kun-her</loc>')
  expect(sitemap).not.toContain('/da-dk/about</loc>')
})

test('tells search engines the same page and category in other markets, and the picture of a product [B-SEO-O3]', async () => {
  const { app } = servePages()
  const sitemap = (await app.inject('/da-dk/sitemap.xml')).body
  const entryOf = (path: string) =>
    sitemap.split('<url>').find((url) => url.includes(`<loc>https://halden.test${path}<`))!
  const alternatesIn = (entry: string) =>
    Array.from(entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, locale, href]) => [locale, href])

  const about = [
    ['en-GB', 'https://halden.test/en-gb/about'],
    ['da-DK', 'https://halden.test/da-dk/about'],
    ['ar-AE', 'https://halden.test/ar-ae/about'],
  ]
  expect(alternatesIn(entryOf('/da-dk/about'))).toEqual(about)
  const british = (await app.inject('/en-gb/sitemap.xml')).body
  expect(
    british
      .split('<url>')
      .filter((url) => url.includes('/en-gb/about</loc>'))
      .map(alternatesIn),
  ).toEqual([about])
  expect(alternatesIn(entryOf('/da-dk/kun-her'))).toEqual([])
  expect(entryOf('/da-dk/p/dress-130/100130_navy_01')).toMatch(
    /<image:loc>https:\/\/halden\.test\/images\/[^<]+<\/image:loc>/,
  )
})

test('keeps searches and what is one person’s own out of search engines [B-SEO-O3]', async () => {
  const { app } = servePages()
  for (const path of ['/da-dk/search?search=dress', '/da-dk/basket'])
    expect(payload(await app.inject(`${path}${path.includes('?') ? '&' : '?'}type=json`)).robots).toMatch(/^NOINDEX/)
  // No private page is indexed (see the basket above), so it is enough to check that all these pages are private.
  const own = [...pageKinds.values()].filter(({ alias }) => /^(account|checkout|wishlist|basket)/.test(alias))
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter(({ audience }) => audience !== 'private')).toEqual([])
})

test('says in structured data of a home page who runs the shop, in which language, and where to search it [B-SEO-O3]', async () => {
  const { structuredData } = payload(await servePages().app.inject('/da-dk?type=json'))

  expect(structuredData).toMatchObject([
    { '@type': 'Organization', url: 'https://halden.test' },
    {
      ...{ '@type': 'WebSite', url: 'https://halden.test/da-dk', inLanguage: 'da-DK' },
      potentialAction: { target: { urlTemplate: expect.stringMatching(/^https:.*\?q={search_term_string}$/) } },
    },
  ])
})

test('tells programs that read for people where each market has its goods, prices and terms', async () => {
  const { app } = servePages()
  const answer = await app.inject('/llms.txt')

  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
  for (const id of ['en-gb', 'da-dk', 'ar-ae'])
    expect(answer.body).toContain(`- [Product feed](https://halden.test/${id}/feeds/google.xml)`)
  expect(answer.body.match(/^# .+/gm)).toHaveLength(1)
})

test('lists all goods of a market for other programs, with the price, stock and delivery that product pages show, and the terms', async () => {
  const { app } = servePages()
  const answer = await app.inject('/da-dk/catalogue.json')
  const told = answer.json<{ currency: string; pages: number; policies: object; itemListElement: object[] }>()
  const ofPage = payload(await app.inject(`${product}?type=json`)).structuredData[0] as { name: string }

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=600'])
  expect(told).toMatchObject({ market: 'da-dk', currency: 'DKK', page: 1, pages: 3 })
  const read = async (page: number) => (await app.inject(`/da-dk/catalogue.json?page=${page}`)).json<typeof told>()
  const all = (await Promise.all([1, 2, 3].map(read))).flatMap(({ itemListElement }) => itemListElement)
  expect(all).toContainEqual(ofPage)
  expect(JSON.stringify(ofPage)).toMatch(/"price":.*"availability":/)
  expect(told).toMatchObject({ hasMerchantReturnPolicy: { merchantReturnDays: expect.any(Number) } })
  expect((await app.inject('/nowhere/catalogue.json')).statusCode).not.toBe(200)
})

test('makes a thousand visitors of one address wait for one rendering', async () => {
  const { app, state } = servePages()

  const answers = await Promise.all(Array.from({ length: 1000 }, () => app.inject('/da-dk/women')))

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(state.renders).toBe(1)
})

test('leads on by the status the content says, where that is one of a redirect, and else by 302 [B-PAGE-O6]', async () => {
  const { parts } = smallShop()
  const page = parts.content.page(danish, '/da-dk/old')!
  const answered = async (status: number, url: string) => {
    const content: Parts['content'] = { ...parts.content, page: () => ({ ...page, redirect: { url, status } }) }
    const { statusCode, headers } = await servePages({ parts: { content } }).app.inject('/da-dk/any')
    return [statusCode, headers.location]
  }
  for (const status of [301, 302, 307, 308])
    expect(await answered(status, '/da-dk/about')).toEqual([status, '/da-dk/about'])
  for (const status of [0, 200, 300, 303, 304, 404])
    expect(await answered(status, 'https://partner.test/x')).toEqual([302, 'https://partner.test/x'])
})

test('keeps a promotion code of the address for the visit, where scripts may read it [B-STO-16] [B-CMS-12] [B-CMS-08]', async () => {
  const { app } = servePages()
  const cookieOf = (answer: Awaited<ReturnType<typeof app.inject>>) =>
    answer.cookies.find(({ name }) => name === 'promocode')

  const first = await app.inject('/da-dk?promocode=SUMMER20')
  expect(cookieOf(first)).toEqual({ name: 'promocode', value: 'SUMMER20', path: '/', secure: true, sameSite: 'Lax' })
  for (const url of ['/da-dk?type=json&promocode=SUMMER20', '/api/f?path=%2Fda-dk&market=da-dk&promocode=SUMMER20'])
    expect([url, cookieOf(await app.inject(url))?.value]).toEqual([url, 'SUMMER20'])
  const again = await app.inject({ url: '/da-dk?promocode=SUMMER20', headers: { cookie: 'promocode=SUMMER20' } })
  expect(cookieOf(again)).toBeUndefined()
  for (const strange of ['a%3Bb', '%0d%0aset-cookie:x', 'x'.repeat(41), ''])
    expect(cookieOf(await app.inject(`/da-dk?promocode=${strange}`))).toBeUndefined()
  expect(cookieOf(await app.inject('/da-dk'))).toBeUndefined()
})

test('shows an editor the shop of the preview, and keeps nothing of it; checkout and account know no time but now [B-CMS-12] [B-CMS-O5] [B-CMS-08]', async () => {
  const { parts } = smallShop()
  const asked: (Date | undefined)[] = []
  let travelling = false
  const now = [] as boolean[]
  const named = (title: string): Parts => ({
    ...parts,
    content: {
      ...parts.content,
      page: (market, path) => {
        const page = parts.content.page(market, path === '/da-dk/own' ? '/da-dk/about' : path)
        return page && { ...page, title, pageAlias: path === '/da-dk/own' ? 'supportPage' : page.pageAlias }
      },
    },
    clock: () => {
      now.push(travelling)
      return parts.clock()
    },
  })
  const own = {
    ...{ alias: 'supportPage', layout: 'default', audience: 'private' },
    load: async (_: Parts, { content }: { content: { title: string } }) => ({
      body: {},
      frame: { title: content.title },
    }),
  } as unknown as AnyPageKind
  const { app, cache } = servePages({
    kinds: [own],
    preview: async (at) => {
      asked.push(at)
      return {
        ...{ parts: named('A draft'), partsOfNow: named('Of now') },
        within: async (work) => {
          travelling = true
          return work().finally(() => {
            travelling = false
          })
        },
      }
    },
  })
  const titleOf = async (url: string, cookie?: string) =>
    payload(await app.inject({ url, headers: cookie === undefined ? {} : { cookie } })).title

  expect(await titleOf('/da-dk/about?type=json', 'preview=editor')).toContain('A draft')
  expect(await titleOf('/da-dk/about?type=json', 'preview=editor~2026-12-24T09:00:00.000Z')).toContain('A draft')
  expect(await titleOf('/da-dk/about?type=json', 'preview=guess')).not.toContain('A draft')
  expect(await titleOf('/da-dk/about?type=json&preview=editor')).not.toContain('A draft')
  expect(asked).toEqual([undefined, new Date('2026-12-24T09:00:00Z')])
  expect(new Set(now)).toEqual(new Set([true]))

  now.length = 0
  expect(await titleOf('/da-dk/own?type=json', 'preview=editor')).toContain('Of now')
  expect(new Set(now)).toEqual(new Set([false]))
  const shell = await app.inject({ url: '/api/f?market=da-dk', headers: { cookie: 'preview=editor' } })
  expect(shell.headers['cache-control']).toBe('private, no-store')
  expect(cache.size).toBe(0)
})

test('says that the query’s preview is to be kept, outside production only [B-PAGE-50]', async () => {
  const keeps = async (previewForAll: boolean, cookie = '') => {
    const { app } = servePages({ previewForAll })
    return payload(await app.inject({ url: '/da-dk?type=json&preview=true', headers: { cookie } })).keepsPreview
  }
  expect(await keeps(true)).toBe(true)
  expect(await keeps(false)).toBeUndefined()
  expect(await keeps(false, 'preview=editor')).toBeUndefined()
})
