import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { objectionsOf, scrollsSideways } from './axe.ts'
import { openHydrated, waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { linkOfMail } from './mail-links.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper: open } = await openJourney()
let networks = 0
/** A shopper with a separate network address, because one network may create only a few accounts an hour. */
const shopper: typeof open = (options) =>
  open({ ...options, extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${++networks}` } })

const password = 'blue horses walk'
let made = 0
/** An email address without an account. */
const newEmail = (): string => `signe-${process.pid}-${Date.now()}-${++made}@example.com`

async function signUp(page: Page, market: string, email: string): Promise<void> {
  await page.goto(`${shop}/${market}/login?view=signup`)
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill(password)
  await page.locator('#login-firstName').fill('Signe')
  await page.locator('#login-lastName').fill('Holm')
  await page.locator('button[value="sign-up"]').click()
  await page.waitForURL(/\/account/)
}

async function logIn(page: Page, prefix: string, email: string, typed = password): Promise<void> {
  await page.locator(`#${prefix}email`).fill(email)
  await page.locator(`#${prefix}password`).fill(typed)
  await page.locator(`form:has(#${prefix}password) button[value="sign-in"]`).click()
}

const logOut = async (page: Page): Promise<void> => {
  await page.locator('button[value="sign-out"]').click()
  await page.waitForURL((url) => /^\/[a-z-]+$/.test(url.pathname))
}

test('calls of a signed-in browser name the market, the accepted terms and the time, those of a guest and those to others do not [C-SES-09, B-AUTH-04, C-SES-O6]', async () => {
  const { page } = await shopper()
  const calls: Request[] = []
  page.on('request', (request) => calls.push(request))
  const named = ['x-newsletter', 'x-terms-condition-version', 'x-terms-condition-date', 'x-current-market']
  /** The extra headers of a page's calls after its request for the visitor is answered. */
  const carried = async (path: string) => {
    calls.length = 0
    await openHydrated(page, `${shop}/en-gb${path}`)
    const known = () => calls.map((request) => [new URL(request.url()), request.headers()] as const)
    const ofVisitor = () => known().filter(([{ pathname }]) => /^\/api\/(visitor|order)\//.test(pathname))
    // On a busy machine the calls start only after the network was idle for a while.
    await expect.poll(() => ofVisitor().length).toBeGreaterThan(1)
    const headers = ofVisitor().map(([, sent]) => sent)
    const elsewhere = known()
      .filter(([{ origin }]) => origin !== shop)
      .flatMap(([, sent]) => Object.keys(sent))
    expect(elsewhere.filter((name) => named.includes(name))).toEqual([])
    return headers
  }

  for (const headers of await carried('/women?openBasketDrawer'))
    expect(named.slice(0, 3).filter((name) => name in headers)).toEqual([])
  await signUp(page, 'en-gb', newEmail())
  await page.context().addCookies([
    { name: 'termsVersion', value: '7', url: shop },
    { name: 'marketingTerms', value: 'false', url: shop },
  ])
  for (const headers of await carried('/women?openBasketDrawer')) {
    expect(headers).toMatchObject({
      ...{ 'x-newsletter': 'false', 'x-terms-condition-version': '7', 'x-current-market': 'en-gb' },
      'x-terms-condition-date': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
  }
})

test.each([
  ['en-gb', desk],
  ['ar-ae', phone],
] as const)(
  'somebody signs up, confirms their address by the mail, logs out, and logs in again by the flyout in %s [C-AUT-06, C-LGN-01, C-TST-31, B-PAGE-O4]',
  async (market, viewport) => {
    const { page, browserErrors } = await shopper({ viewport })
    const t = textsIn(market)
    const email = newEmail()

    await signUp(page, market, email)
    await page.getByText(t('account.not-verified')).waitFor()
    await page.goto(await linkOfMail(shop, email, /http[^"<\s]*view=verify[^"<\s]*/))
    await page.getByRole('button', { name: t('sign-in.verify') }).click()
    await page.getByText(t('sign-in.done-verified')).waitFor()
    expect(new URL(page.url()).searchParams.has('token')).toBe(false)
    await logOut(page)

    await page.goto(`${shop}/${market}/account`)
    await page.locator('dialog[open] #flyout-email').waitFor()
    await logIn(page, 'flyout-', email, 'not the password')
    await page.locator('dialog[open] [role="alert"]').waitFor()
    await page.locator('#flyout-password').fill(password)
    await page.locator('dialog[open] button[value="sign-in"]').click()
    await page.getByText(t('login.successfully_logged_in'), { exact: true }).waitFor()
    await page.getByRole('heading', { level: 1, name: t('account.hello', 'Signe') }).waitFor()

    expect(await page.locator('dialog[open]').count()).toBe(0)
    expect(browserErrors).toEqual([])
  },
  240_000,
)

test('a shopper who logs in by the flyout stays on the same page and query, and is signed in there [C-LGN-01, C-TGL-21, B-FT-46, B-FLY-O3]', async () => {
  const { page, browserErrors } = await shopper({ viewport: desk })
  const t = textsIn('en-gb')
  const email = newEmail()
  await signUp(page, 'en-gb', email)
  await logOut(page)
  const here = `${shop}/en-gb/search?q=dress`
  await page.goto(here)
  await waitForHydration(page)

  const account = page.getByRole('link', { name: t('menu.account'), exact: true })
  const flyout = page.locator('dialog[open]')
  await account.click()
  await page.locator('dialog[open] #flyout-email').waitFor()
  for (let times = 0; times < 20; times++) {
    await page.keyboard.press('Tab')
    // After its last field, the focus leaves for the browser's own bars, never for the page behind.
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog[open]') !== null,
    )
    expect(isInside).toBe(true)
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  await page.mouse.click(20, 400)
  await flyout.waitFor({ state: 'detached' })
  expect(await account.evaluate((link) => link === document.activeElement)).toBe(true)

  await account.click()
  await page.locator('dialog[open] #flyout-email').waitFor()
  const fetched = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() < 400)
  await logIn(page, 'flyout-', email)
  await fetched
  await page.getByText(t('login.successfully_logged_in'), { exact: true }).waitFor()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })

  expect(page.url()).toBe(here)
  await page.getByRole('link', { name: t('menu.account-open') }).waitFor()
  expect(browserErrors).toEqual([])
})

test('without script a shopper logs in on the page, returns to the previous page, and resets a password by mail [C-LGN-03, B-PAGE-47, C-AUT-O3]', async () => {
  const { page } = await shopper({ viewport: desk, javaScriptEnabled: false })
  const t = textsIn('da-dk')
  const email = newEmail()
  await signUp(page, 'da-dk', email)
  await logOut(page)

  await page.goto(`${shop}/da-dk/login?view=forgot-password`)
  await page.locator('#login-email').fill(email)
  await page.locator('button[value="forgot-password"]').click()
  await page.getByText(t('sign-in.done-reset-sent')).waitFor()
  await page.goto(await linkOfMail(shop, email, /http[^"<\s]*rid=emailpassword[^"<\s]*/))
  await page.locator('#reset-password').fill('green horses run')
  await page.locator('button[value="reset-password"]').click()
  await page.getByText(t('sign-in.done-password-changed')).waitFor()

  await page.goto(`${shop}/da-dk/account`)
  expect(new URL(page.url()).pathname).toBe('/da-dk/login')
  await logIn(page, 'login-', email)
  await page.getByText(t('sign-in.wrong-credentials')).waitFor()
  await logIn(page, 'login-', email, 'green horses run')
  await page.waitForURL(`${shop}/da-dk/account`)
  await page.goto(`${shop}/da-dk/login`)

  expect(new URL(page.url()).pathname).toBe('/da-dk/account')
})

test('an address can open the login flyout after a second and then drops the flag; a page that waits for login leads home when the flyout is closed [B-PAGE-49, C-RTE-20, C-CST-14, B-FLY-03, B-FLY-05, B-FLY-O3, B-PAGE-O4, C-LGN-04, C-RTE-27, B-PAGE-47]', async () => {
  const { page } = await shopper({ viewport: desk })
  await page.goto(`${shop}/en-gb?showLoginFlyout=true`)
  await waitForHydration(page)
  await page.locator('dialog[open] #flyout-email').waitFor()
  await page.waitForURL(`${shop}/en-gb`)
  const right = await page.locator('dialog[open]').evaluate((it) => innerWidth - it.getBoundingClientRect().right)
  const takes = await page.locator('dialog[open]').evaluate((it) => getComputedStyle(it).transitionDuration)
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })

  await page.goto(`${shop}/en-gb/account/orders`)
  await page.locator('dialog[open] #flyout-email').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL(`${shop}/en-gb`)

  expect(right).toBeLessThan(20)
  expect(new Set(takes.split(', '))).toEqual(new Set(['0.5s']))
})

test('terms in a new version stay over the page until they are accepted; nothing else closes them; then the browser keeps the version [C-TRM-01, C-TRM-O1, B-FLY-O1, B-STO-12]', async () => {
  const { page } = await shopper({ viewport: desk })
  await signUp(page, 'en-gb', newEmail())
  const due = { signedIn: true, termsDue: true, firstName: 'Signe', basket: { quantity: 0 }, wishlist: { skus: [] } }
  await page.route('**/api/visitor/en-gb', (route) => route.fulfill({ json: due }))
  await page.goto(`${shop}/en-gb`)
  const accept = page.locator('dialog[open] button[value="accept-terms"]')
  await accept.waitFor()

  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(20, 400)
  await page.waitForTimeout(700)
  expect(await accept.isVisible()).toBe(true)
  expect(await page.locator('dialog[open] button[value="sign-out"]').isVisible()).toBe(true)
  await page.unroute('**/api/visitor/en-gb')
  await accept.click()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })

  expect(page.url()).toBe(`${shop}/en-gb`)
  const accepted = (await page.context().cookies()).find(({ name }) => name === 'termsVersion')!.value
  await expect.poll(() => page.evaluate(() => localStorage.getItem('termsVersion'))).toBe(accepted)
})

test('the browser of a signed-in member checks every three minutes for new terms [C-TRM-02, B-FLY-06, C-CST-07, C-TRM-O1, B-CON-09]', async () => {
  const { page } = await shopper({ viewport: desk })
  await signUp(page, 'en-gb', newEmail())
  await page.clock.install()
  const watching = page.waitForResponse(/terms-flyout-slot/)
  await page.goto(`${shop}/en-gb`, { waitUntil: 'networkidle' })
  await watching
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/visitor/')) asked++
  })

  await page.clock.runFor(150_000)
  expect(asked).toBe(0)
  await page.clock.runFor(30_000)
  await expect.poll(() => asked).toBe(1)
  await page.clock.runFor(180_000)
  await expect.poll(() => asked).toBe(2)

  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
  await page.clock.runFor(400_000)
  expect(asked).toBe(2)
})

const views = ['', '?view=signup', '?view=forgot-password', '?view=verify&token=x', '?token=x&rid=emailpassword']

test.each([
  ['en-gb', phone],
  ['ar-ae', desk],
] as const)(
  'nobody is shut out of signing in, on its page or in the flyout, in %s at %o',
  async (market, viewport) => {
    const { page, browserErrors } = await shopper({ viewport, reducedMotion: 'reduce' })
    const objections: string[] = []
    const look = async (what: string) => {
      objections.push(...(await objectionsOf(page)).map((objection) => `${what}: ${objection}`))
      if (await scrollsSideways(page)) objections.push(`${what}: scrolls sideways`)
    }
    for (const view of views) {
      await openHydrated(page, `${shop}/${market}/login${view}`)
      await look(view)
    }
    await openHydrated(page, `${shop}/${market}/welcome`)
    await look('welcome')
    await openHydrated(page, `${shop}/${market}/account`)
    await page.locator('dialog[open] #flyout-email').waitFor()
    await look('flyout')
    await signUp(page, market, newEmail())
    await waitForHydration(page)
    await look('account')
    await page.locator('nav a[href$="/account/profile"]').click()
    await page.locator('#phoneNumber').waitFor()
    await look('profile')
    await page.locator('nav a[href$="/account/addresses"]').click()
    await page.locator('main a[href$="?edit=new"]').click()
    await page.locator('#firstName').waitFor()
    await look('addresses')
    await page.locator('nav a[href$="/account/preferences"]').click()
    await page.locator('button[value="save-preferences"]').waitFor()
    await look('preferences')

    expect(objections).toEqual([])
    expect(browserErrors).toEqual([])
  },
  240_000,
)
