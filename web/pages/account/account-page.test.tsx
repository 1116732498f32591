import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { exampleShell } from '../buying.fakes.ts'
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

test('greets by name, offers to confirm the address, and signs out this device and any other', async () => {
  const page = await browser.open(<AccountPage page={accountPage({ account })} />, shellOf('en-gb'))

  expect(await page.getByRole('heading', { level: 1, name: 'Hello, Signe' }).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Send the email again' }).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Log out Unknown device' }).getAttribute('value')).toBe('end-session')
  expect(await page.getByRole('button', { name: 'Log out all other devices' }).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Log out', exact: true }).getAttribute('value')).toBe('sign-out')
  expect(await violations(page)).toEqual([])
})

test('shows a loader and the way to log in to who is not signed in [B-PAGE-45, C-RTE-19]', async () => {
  const page = await browser.open(<AccountPage page={accountPage({ account: null })} />, shellOf('ar-ae'))

  expect(await page.getByRole('link').getAttribute('href')).toBe('/en-gb/login?to=x')
  expect(await page.getByText('signe').count()).toBe(0)
  expect(await violations(page)).toEqual([])
})

test('asks for the processing of data in Türkiye alone, and for marketing apart [C-TRM-03]', async () => {
  const turkish = await browser.open(<AccountPage page={accountPage({ account })} />, shellOf('tr-tr'))
  const british = await browser.open(<AccountPage page={accountPage({ account })} />, shellOf('en-gb'))

  expect(await turkish.getByRole('checkbox').count()).toBe(2)
  expect(await turkish.locator('input:checked').count()).toBe(0)
  expect(await british.getByRole('checkbox').count()).toBe(0)
  expect(await violations(turkish)).toEqual([])
})
