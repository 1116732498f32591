import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { AccountProfilePage } from './account-profile-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const profile = {
  ...{ email: 'signe@example.com', hasPassword: true },
  values: { firstName: 'Signe', lastName: 'Holm', favoriteStore: 'aarhus', dueDate: '2027-01-02' },
  asksBirthday: true,
  dueDates: { first: '2026-11-23', last: '2028-11-23' },
  stores: [{ value: 'aarhus', label: 'Halden Aarhus', group: 'Aarhus' }],
  payments: [{ value: 'paypal', label: 'PayPal' }],
  addresses: [{ id: 'a1', name: 'Signe Holm', lines: ['Nørregade 7', '1165 København K'], isPreferred: true }],
}
const profilePage = (more: object = {}) =>
  ({
    pageAlias: 'accountUserProfilePage',
    saved: false,
    profile,
    ...more,
  }) as unknown as PageOf<'accountUserProfilePage'>
const shellOf = (market: 'en-gb' | 'ar-ae') => {
  const shell = exampleShell(market)
  const links = { accountPage: `/${market}/account`, accountUserProfilePage: `/${market}/account/profile` }
  const featureToggles = { ...shell.featureToggles, advancedMyAccount: true }
  return { ...shell, featureToggles, links: { ...shell.links, ...links, accountAddressesPage: '/addresses' } }
}

test.each(['en-gb', 'ar-ae'] as const)(
  'shows a profile to change in %s, with the menu of the account: names, email, phone, birthday, address book and the way to delete the account [B-NAV-O5, B-PAGE-36, C-RTE-O7, C-ACC-O2]',
  async (market) => {
    const page = await browser.open(<AccountProfilePage page={profilePage()} />, shellOf(market))

    expect(await page.locator('nav a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `/${market}/account`,
      `/${market}/account/profile`,
      '/addresses',
    ])
    expect(await page.locator('nav a[aria-current="page"]').getAttribute('href')).toBe(`/${market}/account/profile`)
    expect(await page.locator('#favoriteStore').inputValue()).toBe('aarhus')
    expect(await page.locator('#dueDate').getAttribute('min')).toBe('2026-11-23')
    expect(await page.locator('#dueDate').getAttribute('max')).toBe('2028-11-23')
    expect(await page.locator('#birthday').count()).toBe(1)
    for (const field of ['firstName', 'lastName', 'phoneNumber'])
      expect(await page.locator(`#${field}`).count()).toBe(1)
    for (const action of ['save-profile', 'ask-email-change', 'delete-account'])
      expect(await page.locator(`button[value="${action}"]`).count()).toBe(1)
    expect(await page.getByText('1165 København K').count()).toBe(1)
    expect(await page.locator('a[href="/addresses"]').count()).toBe(2)
    expect(await page.locator('#change-password').getAttribute('autocomplete')).toBe('current-password')
    expect(await violations(page)).toEqual([])
  },
)

test('leads from what is wrong to its field and keeps what was typed; leaves out pages the shop does not have [B-NAV-O5]', async () => {
  const form = {
    ...{ formAction: 'save-profile', values: { firstName: '', lastName: 'Lund' } },
    problems: { firstName: ['Fill in this field.'] },
  }
  const shell = shellOf('en-gb')
  const { accountUserProfilePage: _, accountAddressesPage: __, ...links } = shell.links
  const page = await browser.open(<AccountProfilePage page={profilePage({ form, done: 'saved' })} />, {
    ...shell,
    links,
  })

  expect(await page.locator('[role=alert] a').getAttribute('href')).toBe('#firstName')
  expect(await page.locator('#lastName').inputValue()).toBe('Lund')
  expect(await page.getByText('Your profile is saved.').count()).toBe(0)
  expect(await page.locator('nav a').count()).toBe(1)
  expect(await violations(page)).toEqual([])
})

test('asks for a birthday only where the shop wants it, and never requires it [C-ACC-O1, C-TGL-10]', async () => {
  const asked = await browser.open(<AccountProfilePage page={profilePage()} />, shellOf('en-gb'))
  const page = profilePage({ profile: { ...profile, asksBirthday: false } })
  const notAsked = await browser.open(<AccountProfilePage page={page} />, shellOf('en-gb'))

  expect(await asked.locator('#birthday').getAttribute('required')).toBeNull()
  expect(await notAsked.locator('#birthday').count()).toBe(0)
})

test('asks an account without a password for none, and says that a link was sent [D-27]', async () => {
  const withoutPassword = { ...profile, hasPassword: false }
  const page = await browser.open(
    <AccountProfilePage page={profilePage({ profile: withoutPassword, done: 'email-change-asked' })} />,
    shellOf('en-gb'),
  )

  expect(await page.locator('#change-password').count()).toBe(0)
  expect(await page.getByRole('status').textContent()).toContain('we have sent a link')
})

test.each(['en-gb', 'ar-ae'] as const)(
  'offers all data of the account to download by the link of a mail: %s',
  async (market) => {
    const download = { jsonUrl: '/api/json', pageUrl: '/api/page' }
    const page = await browser.open(<AccountProfilePage page={profilePage({ download })} />, shellOf(market))

    const links = page.locator('#data a[download]')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/api/page',
      '/api/json',
    ])
    expect(await page.locator('button[value="ask-data-export"]').count()).toBe(0)
    expect(await violations(page)).toEqual([])
  },
)

test('asks for all data of the account, and says when it was asked for and when the link works no more', async () => {
  const page = await browser.open(<AccountProfilePage page={profilePage({ done: 'export-asked' })} />, shellOf('en-gb'))
  expect(await page.locator('button[value="ask-data-export"]').count()).toBe(1)
  expect(await page.getByRole('status').textContent()).toContain('You will get an email')

  const late = await browser.open(
    <AccountProfilePage page={profilePage({ done: 'export-expired' })} />,
    shellOf('en-gb'),
  )
  expect(await late.getByRole('status').textContent()).toContain('no longer works')
  expect(await late.locator('button[value="ask-data-export"]').count()).toBe(1)
})

test.each(['en-gb', 'ar-ae'] as const)(
  'says what deleting the account means, and asks for its address and password: %s',
  async (market) => {
    const form = {
      formAction: 'delete-account',
      values: { email: 'other@example.com' },
      problems: { email: ['Enter the email of your account.'] },
    }
    const page = await browser.open(<AccountProfilePage page={profilePage({ form })} />, shellOf(market))

    expect(await page.locator('#delete-email').inputValue()).toBe('other@example.com')
    expect(await page.locator('#delete-password').getAttribute('autocomplete')).toBe('current-password')
    expect(await page.locator('[role=alert] a').getAttribute('href')).toBe('#delete-email')
    expect(await page.locator('button[value="delete-account"]').count()).toBe(1)
    expect(await violations(page)).toEqual([])
  },
)
