import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WidgetOf } from '#contracts/widgets.ts'
import { browsingShell, exampleBanner, exampleRow } from '../pages/browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../pages/in-browser.fakes.tsx'
import { Rows } from './rows.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const { kind: _, images: _images, texts: _texts, link: _link, safeSide: _safe, ...common } = exampleBanner()
const signup = (more: Partial<WidgetOf<'customerClubSignup'>> = {}): WidgetOf<'customerClubSignup'> => ({
  ...{ ...common, id: 'club', kind: 'customerClubSignup', headline: 'Join us', html: '<p>News first.</p>' },
  ...{ buttonText: 'Be a member', terms: '<p>It is free.</p>', successMessage: null, excludedPages: [] },
  subBrands: [
    { id: 'women', name: 'Halden', preSelected: true },
    { id: 'men', name: 'Halden Men', preSelected: false },
  ],
  ...{ asPopup: false, ...more },
})
const open = (widget = signup(), market: 'en-gb' | 'ar-ae' = 'en-gb') => {
  const shell = browsingShell(market)
  const links = { ...shell.links, customerClubPage: `/${market}/customer-club` }
  return browser.open(<Rows rows={[exampleRow(widget)]} />, { ...shell, links })
}
const wrong = async (page: Awaited<ReturnType<typeof open>>) =>
  (await violations(page)).filter((id) => !/landmark|region|heading|page-has/.test(id))

test('shows an editor’s form of the club, with topics ticked and the box for the consent empty, that works without script [B-WID-19] [B-WID-O9] [D-22]', async () => {
  const page = await open()
  const form = page.locator('form')

  expect(await page.getByRole('heading', { name: 'Join us' }).count()).toBe(1)
  expect(await page.getByText('News first.').count()).toBe(1)
  expect(await page.getByText('It is free.').count()).toBe(1)
  expect(await page.getByRole('checkbox', { name: 'Halden', exact: true }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'Halden Men' }).isChecked()).toBe(false)
  expect(await page.getByRole('checkbox', { name: /join the customer club/ }).isChecked()).toBe(false)
  expect([await form.getAttribute('method'), await form.getAttribute('action')]).toEqual([
    'post',
    '/en-gb/customer-club',
  ])
  expect(await page.getByRole('button', { name: 'Be a member' }).getAttribute('value')).toBe('join-club')
  expect(await wrong(page)).toEqual([])
})

test('names the form of the club itself where an editor does not', async () => {
  const page = await open(signup({ headline: null, html: '', buttonText: null, terms: '', subBrands: [] }))

  expect(await page.getByRole('heading', { name: 'Join the customer club' }).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Join the club' }).count()).toBe(1)
  expect(await page.getByRole('checkbox').count()).toBe(1)
})

test.each(['en-gb', 'ar-ae'] as const)(
  'asks in %s for an address alone in the popup, with the words beside its button',
  async (market) => {
    const page = await open(signup({ asPopup: true, headline: null, buttonText: null }), market)

    expect(await page.getByRole('textbox').count()).toBe(1)
    expect(await page.getByRole('checkbox').count()).toBe(0)
    expect(await page.locator('form button').getAttribute('value')).toBe('ask-newsletter')
    // The button must be in the server's HTML. If script added it, the other button would move while somebody taps it.
    expect(await page.locator('button[type="button"]').count()).toBe(1)
    if (market === 'en-gb') expect(await page.getByText('Sign up to get news and offers by email.').count()).toBe(1)
    expect(await wrong(page)).toEqual([])
  },
)
