import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { browsingShell, examplePage } from '../pages/browsing.fakes.ts'
import { openScriptedBrowser } from '../pages/in-scripted-browser.fakes.ts'

let browser: Awaited<ReturnType<typeof openScriptedBrowser>>
beforeAll(async () => {
  browser = await openScriptedBrowser()
})
afterAll(() => browser.close())

const links = { ...browsingShell('en-gb').links, loginPage: '/en-gb/login', accountPage: '/en-gb/account' }
const here = '/en-gb/page'
const details = '/en-gb/checkout/details'
const loginToDetails = `/en-gb/login?${new URLSearchParams({ to: details })}`

/** The login page as the server answers it, with the page to show after the sign-in. */
function loginPage(to = here, more: Partial<PageOf<'loginPage'>> = {}): PageOf<'loginPage'> {
  const query = new URLSearchParams({ to })
  const url = `/api/auth/start/google?${query}`
  const asks = { asksForTerms: false, asksForNews: true, asksBirthday: false }
  const terms = { version: '1', url: '/en-gb/terms/1' }
  const forms = { action: `/en-gb/login?${query}`, providers: [{ id: 'google', name: 'Google', url }], terms, ...asks }
  return examplePage('en-gb', 'loginPage', { view: 'login', forms, ...more })
}

interface Opening {
  readonly answer?: PageOf<'loginPage'>
  readonly toggle?: boolean
}

/** Follows a link on a page that has the login flyout. */
async function follow(href: string, { answer = loginPage(), toggle = true }: Opening = {}): Promise<Page> {
  const page = await browser.show(
    { kind: 'login-flyout', hrefs: [href] },
    { shell: { links, featureToggles: { loginFlyout: toggle } }, answers: { '/en-gb/login': answer } },
  )
  await page.getByRole('link', { name: href }).click()
  return page
}
const flyout = (page: Page) => page.locator('dialog[open]')
const emailOf = (page: Page) => flyout(page).locator('#flyout-email')

test('a link to the account opens the login flyout where the shop has one, and is an ordinary link elsewhere [C-TGL-18, B-FT-44]', async () => {
  const page = await follow(links.accountPage)
  await emailOf(page).waitFor()
  expect(new URL(page.url()).pathname).toBe(here)

  const without = await follow(links.accountPage, { toggle: false })
  await without.waitForURL(`http://shop.test${links.accountPage}`)
})

test('a sign-in with a provider leads from the login flyout to the account, and from that of the basket to the checkout [C-SOC-05]', async () => {
  const targetOf = (page: Page) =>
    flyout(page)
      .locator('a[href^="/api/auth/start/"]')
      .evaluate((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('to'))

  const page = await follow(links.accountPage)
  await emailOf(page).waitFor()
  expect(await targetOf(page)).toBe('/en-gb/account')
  expect(await flyout(page).locator('form:has(#flyout-email)').getAttribute('action')).toBe(loginPage().forms.action)

  const fromBasket = await follow(loginToDetails, { answer: loginPage(details) })
  await emailOf(fromBasket).waitFor()
  expect(await targetOf(fromBasket)).toBe(details)
})

test('the login flyout has the message about the maintenance in place of its forms [C-RTE-O8, B-FT-42]', async () => {
  const page = await follow(links.accountPage, { answer: loginPage(here, { maintenance: true }) })
  await flyout(page).getByText('You can still check out as a guest').waitFor()

  expect(await flyout(page).locator('form:not([method="dialog"])').count()).toBe(0)
  expect(await flyout(page).getByRole('link').count()).toBe(0)
})

test('an address with the flag opens the login flyout after one second, and loses the flag then [B-PAGE-49, C-RTE-20, C-CST-14]', async () => {
  const page = await browser.show(
    { kind: 'login-flyout' },
    {
      shell: { links, featureToggles: { loginFlyout: true } },
      answers: { '/en-gb/login': loginPage() },
      ...{ query: '?size=38&showLoginFlyout=true', clockStands: true },
    },
  )
  await page.clock.runFor(999)
  expect([await flyout(page).count(), new URL(page.url()).search]).toEqual([0, '?size=38&showLoginFlyout=true'])

  await page.clock.runFor(1)
  await emailOf(page).waitFor()
  await page.waitForURL('http://shop.test/en-gb/page?size=38')
})

test('the drawer shows what was added for four seconds [B-FLY-04, B-CON-08]', async () => {
  const page = await browser.show(
    { kind: 'added-to-basket' },
    { shell: { featureToggles: { basketPage: true } }, clockStands: true },
  )
  await flyout(page).waitFor()
  await page.clock.runFor(3_999)
  expect(await flyout(page).count()).toBe(1)

  await page.clock.runFor(1)
  await page.clock.runFor(2_000)
  expect(await flyout(page).count()).toBe(0)
})

test('a flyout that has to be answered stays, refuses another one and lets it open only once it is answered [C-RTE-O4, D-20]', async () => {
  const page = await browser.show({ kind: 'two-flyouts' })
  const named = () => flyout(page).evaluateAll((all) => all.map((one) => one.querySelector('h2')?.textContent))
  const other = page.getByRole('button', { name: 'Show the other' })
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect.poll(named).toEqual(['Question'])
  expect(await flyout(page).getByRole('button', { name: 'Close' }).count()).toBe(0)

  await flyout(page).getByRole('button', { name: 'Show the other' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(20, 400)
  await expect.poll(named).toEqual(['Question'])
  await page.getByRole('button', { name: 'Answer' }).click()
  await expect.poll(named).toEqual([])
  await other.first().click()
  await expect.poll(named).toEqual(['Other'])
})
