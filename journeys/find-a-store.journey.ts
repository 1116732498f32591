import { expect, test } from 'vitest'
import { objectionsOf, scrollsSideways } from './axe.ts'
import { waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const names = 'main li h2'

test.each([
  ['da-dk', desk, true],
  ['en-gb', phone, true],
  ['ar-ae', phone, true],
  ['da-dk', phone, false],
] as const)(
  'stores are found by place, seen on the map and opened: %s, %o, with script: %s [B-STORE-O1, B-PAGE-12, B-PAGE-18]',
  async (market, viewport, javaScriptEnabled) => {
    const { page, browserErrors } = await shopper({ viewport, javaScriptEnabled })
    const t = textsIn(market)
    await page.goto(`${shop}/${market}/store-locator`)
    const all = await page.locator(names).allTextContents()
    const last = all.at(-1)!.replace(/^\d+\. /, '')
    const city = { 'da-dk': 'Odense', 'en-gb': 'Edinburgh', 'ar-ae': 'Abu Dhabi' }[market]

    await page.locator('main #place').fill(city)
    await page.locator('main form button').first().click()
    await page.waitForURL(/[?&]place=/)
    await page.getByText(t('stores.by-distance', city)).waitFor()
    expect(await page.locator(names).count()).toBe(all.length)
    expect(await page.locator(names).first().textContent()).toContain(last)
    expect(await page.getByRole('link', { name: /^\d+\. / }).count()).toBeGreaterThan(0)
    const pin = page.getByRole('link', { name: `1. ${last}` })
    const id = (await pin.getAttribute('href'))!
    await pin.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.hash === id)
    if (javaScriptEnabled) {
      expect(await page.locator(id).getAttribute('data-chosen')).toBe('true')
      expect(await objectionsOf(page)).toEqual([])
    }
    expect(await page.locator(`${id} a[href^="tel:+"]`).count()).toBe(1)
    expect(
      await page.locator(`${id} a[href^="https://www.openstreetmap.org/directions"]`).getAttribute('rel'),
    ).toContain('noopener')
    expect(await scrollsSideways(page)).toBe(false)

    await page.locator(`${id} h2 a`).click()
    await page.getByRole('heading', { level: 1, name: last }).waitFor()
    await page.getByRole('heading', { name: t('stores.hours') }).waitFor()
    if (javaScriptEnabled) expect(await objectionsOf(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    expect(browserErrors).toEqual([])
  },
)

test('the page asks the device for its position only after a press and sends it to no server; a refusal shows an alternative; the map comes from the shop alone [B-STORE-O1, B-SIM-03]', async () => {
  const { page, browserErrors } = await shopper({ geolocation: { latitude: 55.4, longitude: 10.38 } })
  const t = textsIn('da-dk')
  const hosts = new Set<string>()
  page.on('request', (request) => request.url().startsWith('http') && hosts.add(new URL(request.url()).origin))
  const press = () => page.getByRole('button', { name: t('stores.my-position') }).click()
  await page.goto(`${shop}/da-dk/store-locator`)
  await waitForHydration(page)
  await press()
  await page.getByText(t('stores.position-failed')).waitFor()

  await page.context().grantPermissions(['geolocation'])
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await press()
  await page.getByText(t('stores.by-position')).waitFor()

  expect(await page.locator(names).first().textContent()).toBe('1. Halden Odense')
  expect(sent.filter((url) => /55\.4|10\.38/.test(url))).toEqual([])
  await page
    .getByRole('group', { name: t('stores.map') })
    .getByRole('link')
    .first()
    .waitFor()
  expect([...hosts]).toEqual([new URL(shop).origin])
  expect(browserErrors).toEqual([])
})

test('an icon of the header leads to the stores at a desk, but not in Great Britain, where the page is there all the same [B-NAV-13, B-STORE-O4]', async () => {
  const { page } = await shopper({ viewport: desk })
  for (const [market, icons] of [
    ['da-dk', 1],
    ['de-de', 1],
    ['en-gb', 0],
  ] as const) {
    await page.goto(`${shop}/${market}`)
    const icon = page.locator('header').getByRole('link', { name: textsIn(market)('page.storelocatorpage') })
    expect([market, await icon.count()]).toEqual([market, icons])
    expect((await page.goto(`${shop}/${market}/store-locator`))!.status()).toBe(200)
  }
})

test('a member makes a store theirs where stores are listed, and finds it in the profile; guests are offered none [B-STORE-O1, B-STORE-01]', async () => {
  const { page, browserErrors } = await shopper({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.231' } })
  const t = textsIn('da-dk')
  await page.goto(`${shop}/da-dk/store-locator`)
  await waitForHydration(page)
  const make = () => page.getByRole('button', { name: t('stores.make-mine-of', 'Halden Odense') })
  expect(await make().count()).toBe(0)
  await page.goto(`${shop}/da-dk/login?view=signup`)
  await page.locator('#login-email').fill(`mine-${process.pid}-${Date.now()}@example.com`)
  await page.locator('#login-password').fill('blue horses walk')
  await page.locator('#login-firstName').fill('Ane')
  await page.locator('#login-lastName').fill('Holm')
  await page.locator('button[value="sign-up"]').click()
  await page.waitForURL(/\/account/)

  await page.goto(`${shop}/da-dk/store-locator`)
  await make().click()
  await page.locator('#store-odense').getByText(t('stores.mine'), { exact: true }).waitFor()
  await page.goto(`${shop}/da-dk/account/profile`)

  expect(await page.locator('#favoriteStore').inputValue()).toBe('odense')
  expect(browserErrors).toEqual([])
})
