import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buyerIn } from './buyers.ts'
import { navigateInPage, openHydrated, waitForAllParts, waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { putInBasket } from './put-in-basket.ts'
import { findGoods, pressAdd } from './shop-like.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()

interface Place {
  readonly page: Page
  readonly market: string
}
/** Opens a flyout and returns it. */
type Opening = (place: Place) => Promise<Locator>

const named = (page: Page, market: string, word: string) => page.getByRole('dialog', { name: textsIn(market)(word) })
const go = ({ page, market }: Place, path: string) => openHydrated(page, `${shop}/${market}${path}`)

const login: Opening = async (place) => {
  await go(place, '?showLoginFlyout=true')
  await place.page.locator('dialog[open] #flyout-email').waitFor()
  return place.page.locator('dialog[open]')
}

const basket: Opening = async (place) => {
  await go(place, '?openBasketDrawer')
  return named(place.page, place.market, 'basket.title')
}

const minibasket: Opening = async ({ page, market }) => {
  await findGoods(page, shop, buyerIn(market))
  await waitForHydration(page)
  await pressAdd(page, buyerIn(market))
  const added = named(page, market, 'basket.added')
  await added.getByRole('link').first().hover()
  return added
}

const bonusProduct: Opening = async ({ page, market }) => {
  await putInBasket({ page, shop }, buyerIn(market), 10)
  return named(page, market, 'basket.bonus-flyout')
}

const shareWishlist: Opening = async (place) => {
  await saveOne(place)
  await go(place, '/wishlist')
  await waitForHydration(place.page)
  await place.page.getByRole('button', { name: textsIn(place.market)('wishlist.share'), exact: true }).click()
  return named(place.page, place.market, 'wishlist.share')
}

async function saveOne(place: Place): Promise<void> {
  const { page } = place
  await go(place, '')
  await page.goto(shop + (await page.locator('#main-menu a[href]').first().getAttribute('href')))
  await waitForHydration(page)
  const saved = page.waitForResponse((answer) => answer.url().includes('/wishlist/add'))
  await page.locator('#products button[form="save"]').first().click()
  await saved
}

/** Only shoppers with an account who have saved something see this flyout. */
const addToWishlist: Opening = async (place) => {
  const { page, market } = place
  await saveOne(place)
  await signUp(place)
  await page.reload()
  await waitForAllParts(page)
  await page.locator('#products button[form="save"][aria-pressed="true"]').first().waitFor()
  await page.locator('#products button[form="save"]').nth(1).click()
  return named(page, market, 'wishlist.add-to-list')
}

const createWishlist: Opening = async (place) => {
  const choice = await addToWishlist(place)
  await choice.getByRole('button', { name: textsIn(place.market)('wishlist.new-list') }).click()
  return named(place.page, place.market, 'wishlist.new-list')
}

async function signUp({ page, market }: Place): Promise<void> {
  const answer = await page.evaluate(
    async ([catalog, address]) => {
      const values = { email: address, password: 'correct horse 42', firstName: 'Anna', lastName: 'Lind' }
      const formFields = Object.entries({ ...values, acceptTerms: 'true' }).map(([id, value]) => ({ id, value }))
      const headers = { 'content-type': 'application/json', 'x-current-market': catalog! }
      return (await fetch('/api/auth/signup', { method: 'POST', headers, body: JSON.stringify({ formFields }) })).json()
    },
    [market, `side-${Math.random().toString(36).slice(2)}@example.com`],
  )
  expect(answer).toMatchObject({ status: 'OK' })
}

const terms: Opening = async (place) => {
  const due = { signedIn: true, termsDue: true, firstName: 'Signe', basket: { quantity: 0 }, wishlist: { skus: [] } }
  await place.page.route('**/api/visitor/*', (route) => route.fulfill({ json: due }))
  await go(place, '')
  await place.page.locator('dialog[open] button[value="accept-terms"]').waitFor()
  return place.page.locator('dialog[open]')
}

const advancedSearch: Opening = async (place) => {
  await go(place, '')
  await place.page.locator('header a[href$="/search"]:visible').first().click()
  await place.page.locator('dialog[open] input').waitFor()
  return place.page.locator('dialog[open]')
}

const burgerMenu: Opening = async (place) => {
  await go(place, '')
  await place.page.locator('header a[href="#main-menu"]').click()
  await place.page.locator('dialog[open] nav').first().waitFor()
  return place.page.locator('dialog[open]')
}

const topNavigation: Opening = async (place) => {
  await go(place, '')
  await place.page.locator('#main-menu summary').first().click()
  return place.page.locator('#main-menu details[open] > div')
}

const geoLocator: Opening = async (place) => {
  await go(place, '')
  return place.page.locator('section:popover-open')
}

const appBanner: Opening = geoLocator

/** Edges of the window that the flyout touches after its animation. */
async function edgesOf(flyout: Locator): Promise<string[]> {
  await flyout.waitFor()
  return flyout.evaluate(async (element) => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const near = (distance: number) => Math.abs(distance) < 40
    const { clientWidth } = document.documentElement
    const beside = document.querySelector('header')!.getBoundingClientRect().bottom
    return [
      ...(near(left) ? ['left'] : []),
      ...(near(clientWidth - right) ? ['right'] : []),
      ...(near(top) || near(top - beside) ? ['top'] : []),
      ...(near(innerHeight - bottom) ? ['bottom'] : []),
    ]
  })
}

/** The CSS `translate` of the closed flyout: where it comes from when it opens. */
const awayOf = (flyout: Locator) =>
  flyout.evaluate(async (element) => {
    // A dialog that must stay open would open again after `close()`.
    if (element instanceof HTMLDialogElement) element.removeAttribute('open')
    else (element as HTMLElement).hidePopover()
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
    return getComputedStyle(element).translate
  })

const inGermany = { viewport: phone, extraHTTPHeaders: { 'x-visitor-country': 'DE' } }
const iPhone = { viewport: phone, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile' }
const fromRight = [['right', 'top', 'bottom'], '32px'] as const
const fromLeft = [['left', 'top', 'bottom'], '-32px'] as const
const atTop = [['left', 'right', 'top'], '0px -32px'] as const
const atBottom = [['left', 'right', 'bottom'], '0px 32px'] as const
let networks = 0

const openings: readonly [Opening, string, BrowserContextOptions, readonly [readonly string[], string]][] = [
  [login, 'en-gb', { viewport: desk }, fromRight],
  [login, 'ar-ae', { viewport: desk }, fromLeft],
  [basket, 'en-gb', { viewport: desk }, fromRight],
  [minibasket, 'en-gb', { viewport: desk }, fromRight],
  [bonusProduct, 'en-gb', { viewport: desk }, fromRight],
  [addToWishlist, 'en-gb', { viewport: desk }, fromRight],
  [createWishlist, 'en-gb', { viewport: desk }, fromRight],
  [shareWishlist, 'en-gb', { viewport: desk }, fromRight],
  [terms, 'en-gb', { viewport: desk }, fromRight],
  [burgerMenu, 'en-gb', { viewport: { width: 800, height: 900 } }, fromLeft],
  [burgerMenu, 'ar-ae', { viewport: { width: 800, height: 900 } }, fromRight],
  [advancedSearch, 'fr-fr', { viewport: desk }, atTop],
  [geoLocator, 'en-gb', inGermany, atBottom],
  [appBanner, 'en-gb', iPhone, atBottom],
]

test.each(openings.map(([open, market, options, [edges, away]]) => ({ open, market, options, edges, away })))(
  'the flyout $open.name is there and comes in from its own side in $market [B-FLY-01, B-FLY-O4, B-FLY-05]',
  async ({ open, market, options, edges, away }) => {
    const extraHTTPHeaders = { 'x-forwarded-for': `198.51.101.${++networks}`, ...options.extraHTTPHeaders }
    const { page, browserErrors } = await shopper({ ...options, extraHTTPHeaders })
    const flyout = await open({ page, market })

    expect(await edgesOf(flyout)).toEqual(edges)
    expect(await awayOf(flyout)).toBe(away)
    expect(browserErrors).toEqual([])
  },
)

test.each(['en-gb', 'ar-ae'])(
  'the top navigation unfolds from the header over the whole width, in %s [B-FLY-01, B-FLY-O4]',
  async (market) => {
    const { page } = await shopper({ viewport: desk })
    expect(await edgesOf(await topNavigation({ page, market }))).toEqual(['left', 'right', 'top'])
  },
)

test('the open menu closes when another flyout opens, and when one goes back [B-FLY-02]', async () => {
  const { page } = await shopper({ viewport: desk })
  await openHydrated(page, `${shop}/fr-fr`)
  const opened = page.locator('#main-menu details[open]')
  const openMenu = async () => {
    await page.locator('#main-menu summary').first().click()
    await opened.waitFor()
  }
  await openMenu()
  await page.locator('footer a[href$="/country-selector"]').press('Enter')
  await page.locator('dialog[open] a[hreflang]').first().waitFor()
  expect(await opened.count()).toBe(0)
  await page.keyboard.press('Escape')

  await navigateInPage(page, shop + (await page.locator('#main-menu li > a').first().getAttribute('href')))
  await openMenu()
  await page.goBack()
  await page.waitForURL(`${shop}/fr-fr`)
  await expect.poll(() => opened.count()).toBe(0)
})

/** Follows a link even if a flyout covers the page, as a link in a message can. */
const follow = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/en-gb/"]')!
    link.href = href
    link.click()
  }, address)

test('one flyout closes for the next and for another page; the terms, which have to be answered, stay and let no other open [C-RTE-27, C-RTE-O4, D-20, B-FLY-02, B-FLY-O1, B-FLY-O3]', async () => {
  const { page } = await shopper({ viewport: desk })
  const opened = page.locator('dialog[open]')
  const drawer = named(page, 'en-gb', 'basket.title')
  await login({ page, market: 'en-gb' })
  await follow(page, '/en-gb/women?openBasketDrawer')
  await drawer.waitFor()
  await expect.poll(() => opened.count()).toBe(1)
  await follow(page, '/en-gb/men')
  await page.waitForURL(`${shop}/en-gb/men`)
  await expect.poll(() => opened.count()).toBe(0)

  const { page: owing } = await shopper({ viewport: desk })
  const asked = await terms({ page: owing, market: 'en-gb' })
  await follow(owing, '/en-gb/women?openBasketDrawer')
  await owing.waitForURL(/\/en-gb\/women/)
  await waitForAllParts(owing)
  await owing.waitForTimeout(1_000)
  expect(await owing.locator('dialog[open] button[value="accept-terms"]').count()).toBe(1)
  expect([await asked.count(), await named(owing, 'en-gb', 'basket.title').count()]).toEqual([1, 0])
})
