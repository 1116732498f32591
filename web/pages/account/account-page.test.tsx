import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { exampleOrder, exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { AccountPage } from './account-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const accountPage = (more: object) =>
  ({ pageAlias: 'accountPage', loginUrl: '/en-gb/login?to=x', ...more }) as unknown as PageOf<'accountPage'>

const account = {
  ...{ email: 'signe@example.com', firstName: 'Signe', emailVerified: false },
  devices: [
    { id: 's1', name: 'Firefox, Linux', usedAt: '2026-11-23T09:00:00Z', current: true },
    { id: 's2', name: '', usedAt: '2026-11-22T09:00:00Z', current: false },
  ],
  termsDue: { version: '2', url: '/en-gb/terms/2' },
}
const shellOf = (market: 'en-gb' | 'ar-ae' | 'tr-tr') => {
  const shell = exampleShell(market)
  return { ...shell, links: { ...shell.links, accountPage: `/${market}/account` } }
}

test('greets by name, offers to confirm the address, and signs out this device and any other [B-PAGE-34, C-RTE-O7, C-ACC-O7]', async () => {
  const page = await browser.open(<AccountPage page={accountPage({ account })} />, shellOf('en-gb'))

  expect(await page.getByRole('heading', { level: 1, name: 'Hello, Signe' }).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Send the email again' }).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Log out Unknown device' }).getAttribute('value')).toBe('end-session')
  expect(await page.getByRole('button', { name: 'Log out all other devices' }).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Log out', exact: true }).getAttribute('value')).toBe('sign-out')
  expect(await violations(page)).toEqual([])
})

test('shows a loader and the login link to visitors who are not signed in [B-PAGE-45, C-RTE-19]', async () => {
  const page = await browser.open(<AccountPage page={accountPage({ account: null })} />, shellOf('ar-ae'))

  expect(await page.getByRole('link').getAttribute('href')).toBe('/en-gb/login?to=x')
  expect(await page.locator('[class*="loader"]').count()).toBe(1)
  expect(await page.getByText('signe').count()).toBe(0)
  expect(await violations(page)).toEqual([])
})

test('has a message in place of its forms in maintenance [C-RTE-O8, B-FT-43, C-TGL-22]', async () => {
  const page = await browser.open(<AccountPage page={accountPage({ account, maintenance: true })} />, shellOf('en-gb'))

  expect(await page.getByText('Your account is not available right now.').count()).toBe(1)
  expect(await page.locator('main form').count()).toBe(0)
  expect(await page.getByText('Signe').count()).toBe(0)
  expect(await violations(page)).toEqual([])
})

test('asks for consent to data processing only in Türkiye, and for marketing separately [C-TRM-03, C-EAC-01]', async () => {
  const turkish = await browser.open(<AccountPage page={accountPage({ account })} />, shellOf('tr-tr'))
  const british = await browser.open(<AccountPage page={accountPage({ account })} />, shellOf('en-gb'))

  expect(await turkish.getByRole('checkbox').count()).toBe(2)
  expect(await turkish.locator('input:checked').count()).toBe(0)
  expect(await british.getByRole('checkbox').count()).toBe(0)
  expect(await violations(turkish)).toEqual([])
})

const latestOrder = (market: 'en-gb' | 'ar-ae') => {
  const { orderId, orderNumber, orderState, created, total } = exampleOrder(market)
  return { orderId, orderNumber, orderState, created, total, pieces: 1, pictures: [], url: `/order/${orderNumber}` }
}
const points = { balance: 1_200, pendingPoints: 40, pointsNeededForReward: 0 }
const aliases = ['Page', 'OrderHistoryPage', 'ReturnsPage', 'UserProfilePage', 'AddressesPage', 'PreferencesPage']
const allLinks = Object.fromEntries(
  [...aliases, 'RewardsPage', 'LoyaltyProgramPage', 'SupportPage'].map((alias) => [
    `account${alias}`,
    `/${alias.toLowerCase()}`,
  ]),
)
const wholeShell = (market: 'en-gb' | 'ar-ae', toggles: Readonly<Record<string, boolean>>) => {
  const shell = shellOf(market)
  return { ...shell, links: { ...shell.links, ...allLinks }, featureToggles: { ...shell.featureToggles, ...toggles } }
}

test.each(['en-gb', 'ar-ae'] as const)(
  'the overview in %s has the newest order, the points and the menu of the whole account [B-PAGE-34, C-RTE-O7, C-ACC-O7, B-NAV-O5]',
  async (market) => {
    const whole = { ...account, latestOrder: latestOrder(market), points }
    const shell = wholeShell(market, { advancedMyAccount: true, pointsSystem: true })
    const page = await browser.open(<AccountPage page={accountPage({ account: whole })} />, shell)

    expect(await page.locator('a[href="/order/100000008"]').count()).toBe(1)
    expect(await page.getByText(/1,200|1.200|١٬٢٠٠|1200/).count()).toBeGreaterThan(0)
    const menu = page.locator('nav li a')
    expect(await menu.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([
      ...['/page', '/orderhistorypage', '/returnspage', '/userprofilepage', '/addressespage', '/preferencespage'],
      ...['/rewardspage', '/loyaltyprogrampage', '/supportpage'],
    ])
    expect(await page.locator('nav [aria-current="page"]').getAttribute('href')).toBe('/page')
    expect(await violations(page)).toEqual([])
  },
)

test('says that there is no order yet', async () => {
  const shell = wholeShell('en-gb', { advancedMyAccount: true })
  const page = await browser.open(
    <AccountPage page={accountPage({ account: { ...account, latestOrder: null } })} />,
    shell,
  )

  expect(await page.getByText('No orders yet.').count()).toBe(1)
})

test('without the whole account the menu has orders, profile and addresses alone, whoever wrote it [C-ACC-O7, C-TGL-13, B-NAV-O5]', async () => {
  const main = ['/orderhistorypage', '/userprofilepage', '/addressespage']
  const hrefs = async (shell: ReturnType<typeof wholeShell>) => {
    const page = await browser.open(<AccountPage page={accountPage({ account })} />, shell)
    return page.locator('nav li a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  }
  const own = wholeShell('en-gb', { advancedMyAccount: false, pointsSystem: true })
  const accountMenu = Object.entries(allLinks).map(([pageAlias, url]) => ({ title: url, icon: null, url, pageAlias }))
  const written = { ...own, navigation: { ...own.navigation, accountMenu } }

  expect(await hrefs(own)).toEqual(main)
  expect(await hrefs(written)).toEqual(main)
})
