import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { navigateInPage, waitForAllParts, waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { buy, publicPages } from './page-kinds.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const simulators = shop.replace(/\d+$/, (port) => String(Number(port) + 1)).replace('localhost', '127.0.0.1')

interface Told {
  readonly event?: string
  readonly list?: string
  readonly trackingId?: string
  readonly items?: readonly { readonly productId: string }[]
  readonly user?: { readonly status: string }
  readonly commerce?: { readonly currencyCode: string }
  readonly [field: string]: unknown
}
const layer = (page: Page): Promise<Told[] | undefined> =>
  page.evaluate(() => (window as unknown as { dataLayer?: Told[] }).dataLayer)
const named = async (page: Page, event: string): Promise<Told[]> =>
  ((await layer(page)) ?? []).filter((one) => one.event === event)

/** Names of cookies and stored entries that a visit needs even without analytics. */
const necessary: ReadonlySet<string> = new Set([
  ...['market', 'consent', 'basket', 'wishlist', 'orderNumber', 'ownOrder', 'geoLocator', 'app-banner', 'appBanner'],
  ...['termsVersion', 'marketingTerms', 'queue', 'authenticated', 'notify', 'device'],
])
const hosts = (requests: readonly string[]): string[] =>
  [...new Set(requests.map((address) => new URL(address)))]
    .filter(({ protocol, origin }) => protocol.startsWith('http') && origin !== shop)
    .map(({ host }) => host)

function listen(context: BrowserContext) {
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  return requests
}

/** Everything stored beyond what a visit needs, and every request to third parties or to analytics. */
async function beyondNecessary(page: Page, requests: readonly string[]): Promise<string[]> {
  const cookies = (await page.context().cookies(shop)).filter(({ name }) => !necessary.has(name))
  const kept = await page.evaluate(() => Object.keys(localStorage))
  const ofVisit = await page.evaluate(() => Object.keys(sessionStorage))
  return [
    ...cookies.map(({ name }) => `cookie ${name}`),
    ...kept.map((name) => `local ${name}`),
    ...ofVisit.filter((name) => !/^(?:grid|reload|back|geo|app)/i.test(name)).map((name) => `session ${name}`),
    ...hosts(requests).map((host) => `request to ${host}`),
    ...requests.filter((address) => /\/api\/(?:tracking|monitoring|conversion)/.test(address)),
    ...((await layer(page)) ? ['data layer'] : []),
  ]
}

test.each([
  ['en-gb', desk],
  ['da-dk', phone],
] as const)(
  'a first visit to any kind of page in %s keeps and sends nothing it does not need, however long nobody answers [B-CONS-05, B-STO-O1, D-16]',
  async (market, viewport) => {
    const { page } = await shopper({ viewport }, 'not yet')
    const requests = listen(page.context())
    const found: string[] = []
    for (const [kind, address] of Object.entries(await publicPages({ page, shop, market }))) {
      await page.goto(address)
      await waitForHydration(page)
      for (const one of await beyondNecessary(page, requests)) found.push(`${kind}: ${one}`)
    }
    await page.waitForTimeout(2_500)
    for (const one of await beyondNecessary(page, requests)) found.push(`after 2500 ms: ${one}`)

    expect(await page.getByRole('dialog').count()).toBe(1)
    expect(found).toEqual([])
  },
)

test('a shopper who refused buys without being measured [B-CONS-05, B-CONS-O2, B-STO-O1]', async () => {
  const { page } = await shopper({ viewport: desk }, 'necessary')
  const requests = listen(page.context())
  const found: string[] = []
  await buy({ page, shop, market: 'en-gb' }, async (kind) => {
    for (const one of await beyondNecessary(page, requests)) found.push(`${kind}: ${one}`)
  })

  expect(found.filter((one) => !one.includes('request to'))).toEqual([])
})

test('events before the consent answer are sent after it, with the kind of visitor; after withdrawal no event is sent and no tracking cookie is kept [B-CONS-04, B-CONS-05, B-CONS-O2, B-CONS-O3, B-TRK-01, B-TRK-O2, B-STO-18, B-STO-19]', async () => {
  const t = textsIn('en-gb')
  const { page, browserErrors } = await shopper({ viewport: desk }, 'not yet')
  const requests = listen(page.context())
  await page.goto(`${shop}/en-gb`)
  await page.getByRole('button', { name: t('consent.accept') }).click()
  await expect.poll(() => named(page, 'page_view')).toHaveLength(1)
  await expect.poll(async () => (await layer(page))?.some(({ user }) => user)).toBe(true)

  expect(await page.getByRole('dialog').count()).toBe(0)
  expect((await layer(page))!.find(({ user }) => user)).toMatchObject({
    user: { status: 'guest' },
    commerce: { currencyCode: 'GBP', basketValue: 0, basketItems: [] },
  })
  const names = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(names).toEqual(expect.arrayContaining(['tracking', 'session']))
  expect(requests.filter((address) => address.includes('/api/tracking/'))).toEqual([])

  await page.goto(`${shop}/en-gb/cookie-settings`)
  await waitForHydration(page)
  await page.locator('#consent-analytics').uncheck()
  await page.getByRole('button', { name: t('consent.keep') }).click()
  await page.getByText(t('consent.kept')).waitFor()
  await expect.poll(names).not.toEqual(expect.arrayContaining(['tracking']))
  expect(await names()).not.toContain('session')
  await page.goto(`${shop}/en-gb/women`)
  await waitForHydration(page)
  await page.waitForTimeout(1_500)
  expect(await layer(page)).toBeUndefined()
  expect(browserErrors).toEqual([])
}, 240_000)

test('a purchase is sent once, with what was bought and by whom, and not again when its receipt is opened anew [C-RCP-O3, C-ANL-01, C-ANL-03]', async () => {
  const { page } = await shopper({ viewport: desk })
  await buy({ page, shop, market: 'en-gb' } as Parameters<typeof buy>[0], async () => {})
  await page.waitForURL(/receipt\?orderid=/)
  await expect.poll(() => named(page, 'purchase')).toHaveLength(1)
  const [purchase] = await named(page, 'purchase')

  expect(purchase).toMatchObject({
    ...{
      userStatus: 'guest',
      affiliation: 'Online Store',
      currency: 'GBP',
      orderNumber: expect.stringMatching(/^\d{8,}$/),
    },
    lineItems: [{ quantity: 1, styleNumber: expect.stringMatching(/^\d{6}$/), salesPrice: expect.any(Number) }],
  })
  await page.reload()
  await waitForAllParts(page)
  await page.waitForTimeout(1_500)
  expect(await named(page, 'purchase')).toEqual([])
}, 240_000)

test('products are reported once for each list and page view, after half of the tile was visible for a second; widgets with their tracking id [B-TRK-02, B-TRK-05, B-TRK-O3, B-CON-13]', async () => {
  const { page } = await shopper({ viewport: desk })
  await page.goto(`${shop}/en-gb/women/dresses`)
  const seen = async () =>
    (await named(page, 'view_item_list')).flatMap(({ list, items }) =>
      items!.map(({ productId }) => `${list} ${productId}`),
    )
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0)
  const tiles = page.locator('#products article[data-product]')
  const last = await tiles.last().getAttribute('data-product')
  const first = await tiles.first().getAttribute('data-product')
  await page.waitForTimeout(2_000)
  const atFirst = await seen()

  expect(atFirst.some((one) => one.endsWith(` ${first}`))).toBe(true)
  expect(atFirst.some((one) => one.endsWith(` ${last}`))).toBe(false)
  await tiles.last().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await seen()).some((one) => one.endsWith(` ${last}`))).toBe(true)
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(2_000)
  expect(new Set(await seen()).size).toBe((await seen()).length)

  await navigateInPage(page, `${shop}/en-gb`)
  const before = (await seen()).length
  await expect.poll(() => named(page, 'view_promotion')).not.toEqual([])
  expect((await named(page, 'view_promotion'))[0]!.trackingId).toBeTruthy()
  await navigateInPage(page, `${shop}/en-gb/women/dresses`)
  // The next page view sends the views of products again.
  await expect.poll(async () => (await seen()).slice(before).some((one) => one.endsWith(` ${first}`))).toBe(true)
}, 240_000)

test('each action of a shopper is sent as an event with its name and data [B-TRK-O1, B-TRK-05]', async () => {
  const t = textsIn('en-gb')
  const { page, browserErrors } = await shopper({ viewport: desk })
  const find = async (event: string) => {
    await expect.poll(() => named(page, event)).not.toEqual([])
    return (await named(page, event)).at(-1)!
  }
  await page.goto(`${shop}/en-gb`)
  await waitForHydration(page)
  expect(await find('page_view')).toMatchObject({ pageKind: 'homePage' })
  const widgetLink = page.locator('main [data-tracking-id] a[href^="/en-gb/"]:not(article a)').first()
  const trackingId = await widgetLink.evaluate(
    (link) => link.closest<HTMLElement>('[data-tracking-id]')!.dataset.trackingId,
  )
  await widgetLink.click()
  expect(await find('select_promotion')).toMatchObject({ trackingId })

  await navigateInPage(page, `${shop}/en-gb/women/dresses`)
  await page.locator('#sorting').selectOption({ index: 1 })
  expect(await find('sort')).toHaveProperty('sorting')
  await page
    .locator('main a[rel="nofollow"][href*="?"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  expect(await find('filter')).toMatchObject({ filter: expect.any(String), value: expect.any(String) })

  await navigateInPage(page, `${shop}/en-gb/search`)
  await page.locator('#search-page').fill('dress')
  await page.locator('#search-page').press('Enter')
  expect(await find('search')).toMatchObject({ searchTerm: 'dress' })
  expect(await find('view_search_results')).toMatchObject({ searchTerm: 'dress', results: expect.any(Number) })
  const tile = page.locator('#products article[data-product]:not([data-state])').first()
  const productId = await tile.getAttribute('data-product')
  await tile.locator('button[form="save"]').click()
  expect(await find('add_to_wishlist')).toMatchObject({ items: [{ productId }] })
  await tile.locator('button[form="save"]').click()
  expect(await find('remove_from_wishlist')).toMatchObject({ items: [{ productId }] })
  await tile.getByRole('heading').getByRole('link').click()
  expect(await find('select_item')).toMatchObject({ items: [{ productId }] })
  expect(await find('view_item')).toMatchObject({ items: [{ productId, price: expect.any(Number) }] })

  await page.locator('main input[name="sku"]:enabled, main input[name="size"]:enabled').first().check({ force: true })
  await page.locator('main button[value="add-to-basket"]').first().click()
  expect(await find('add_to_basket')).toMatchObject({ items: [{ productId, quantity: 1 }] })
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: async () => {}, configurable: true })
  })
  await page
    .locator('a[data-shares]')
    .first()
    .evaluate((link: HTMLElement) => {
      link.addEventListener('click', (event) => event.preventDefault())
      link.click()
    })
  expect(await find('share')).toMatchObject({ method: 'product' })

  await navigateInPage(page, `${shop}/en-gb/customer-club`)
  // The page is measured from here on, also if it was loaded as a new document.
  await expect.poll(async () => (await named(page, 'page_view')).at(-1)).toMatchObject({ pageKind: 'customerClubPage' })
  const club = page.locator('main form:has([value="join-club"])')
  await club.locator('input[type="email"]').fill(`measured-${process.pid}@example.com`)
  for (const box of await club.getByRole('checkbox').all()) await box.check()
  await club.locator('[value="join-club"]').click()
  expect(await find('sign_up_newsletter')).toEqual({ event: 'sign_up_newsletter' })
  expect(await page.getByText(t('club.title')).count()).toBeGreaterThanOrEqual(0)
  expect(browserErrors).toEqual([])
}, 240_000)

test('what a shopper does before the code of analytics is loaded is sent once it is there, in order [B-TRK-O1, B-CONS-05]', async () => {
  const { page, browserErrors } = await shopper({ viewport: desk })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    const code = await (await fetch(route.request().url())).text()
    if (code.includes('view_item_list')) await released
    await route.continue()
  })
  await page.goto(`${shop}/en-gb/women/dresses`)
  await waitForHydration(page)
  await page.locator('#products article[data-product]:not([data-state])').first().getByRole('heading').click()
  await page.locator('main input[name="sku"]:enabled, main input[name="size"]:enabled').first().check({ force: true })
  await page.locator('main button[value="add-to-basket"]').first().click()
  await page.getByRole('dialog').first().waitFor()
  const early = await layer(page)
  release()
  const names = async () => ((await layer(page)) ?? []).flatMap(({ event }) => event ?? [])
  await expect.poll(names).toContain('add_to_basket')

  expect(early).toBeUndefined()
  expect((await names()).filter((name) => !name.startsWith('view_') || name === 'view_item').slice(0, 6)).toEqual([
    ...['page_view', 'select_item', 'page_view', 'view_item', 'add_to_basket', 'flyout_open'],
  ])
  expect(browserErrors).toEqual([])
})

test('opening a flyout and choosing a market are reported [B-TRK-O1]', async () => {
  const { page } = await shopper({ viewport: phone, isMobile: true, hasTouch: true })
  await page.goto(`${shop}/en-gb`)
  await waitForHydration(page)
  await page.locator('header [aria-haspopup="dialog"]:visible').first().click()
  await expect.poll(() => named(page, 'flyout_open')).toHaveLength(1)
  await page.goto(`${shop}/en-gb/country-selector`)
  await waitForHydration(page)
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await page.locator('main a[href="/de-de"], main a[hreflang^="de"]').first().click()
  await expect.poll(() => named(page, 'select_market')).toMatchObject([{ market: 'de-de' }])
})

test('when the shop sends events itself, analytics receives them with their consent, and the data layer stays empty [B-TRK-O2, B-FT-03, B-SIM-13]', async () => {
  const { page, browserErrors } = await shopper({ viewport: desk })
  await page.goto(`${shop}/da-dk`)
  await waitForHydration(page)
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('tracking')
  const clientId = (await page.context().cookies()).find(({ name }) => name === 'tracking')!.value
  interface Received {
    readonly name: string
    readonly clientId: string
    readonly consent: object
    readonly params: object
  }
  const received = async () =>
    ((await (await fetch(`${simulators}/ga4/ledger`)).json()) as Received[]).filter((one) => one.clientId === clientId)
  await expect
    .poll(async () => (await received()).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['page_view', 'view_promotion']))

  const view = (await received()).find(({ name }) => name === 'page_view')!
  expect(view).toMatchObject({
    consent: { ad_user_data: 'GRANTED' },
    params: { market: 'da-dk', page_location: '/da-dk', page_kind: 'homePage' },
  })
  expect(await layer(page)).toBeUndefined()
  expect(browserErrors).toEqual([])
})
