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
  return { ...shell, links: { ...shell.links, ...links } }
}

test.each(['en-gb', 'ar-ae'] as const)(
  'shows a profile to change in %s, with the menu of the account [B-NAV-O5]',
  async (market) => {
    const page = await browser.open(<AccountProfilePage page={profilePage()} />, shellOf(market))

    expect(await page.locator('nav a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `/${market}/account`,
      `/${market}/account/profile`,
    ])
    expect(await page.locator('nav a[aria-current="page"]').getAttribute('href')).toBe(`/${market}/account/profile`)
    expect(await page.locator('#favoriteStore').inputValue()).toBe('aarhus')
    expect(await page.locator('#dueDate').getAttribute('max')).toBe('2028-11-23')
    expect(await page.locator('#birthday').count()).toBe(1)
    expect(await page.locator('#change-password').getAttribute('autocomplete')).toBe('current-password')
    expect(await violations(page)).toEqual([])
  },
)

test('leads from what is wrong to its field and keeps what was typed; leaves out pages the shop does not have [B-NAV-O5]', async () => {
  const form = {
    ...{ formAction: 'save-profile', values: { firstName: '', lastName: 'Lund' } },
    problems: { firstName: ['Please fill this in.'] },
  }
  const shell = shellOf('en-gb')
  const { accountUserProfilePage: _, ...links } = shell.links
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

test('asks an account without a password for none, and says that a link was sent [D-27]', async () => {
  const withoutPassword = { ...profile, hasPassword: false }
  const page = await browser.open(
    <AccountProfilePage page={profilePage({ profile: withoutPassword, done: 'email-change-asked' })} />,
    shellOf('en-gb'),
  )

  expect(await page.locator('#change-password').count()).toBe(0)
  expect(await page.getByRole('status').textContent()).toContain('we have sent a link')
})
