import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { AccountPreferencesPage } from './account-preferences-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const options = ['linen', 'wool'].map((key) => ({ key, title: key, description: `made of ${key}` }))
const look = { type: 'likes', icon: '/images/likes.svg', description: 'Say it', columns: 2, isAccordionOpen: false }
const preferencesPage = {
  ...{ pageAlias: 'accountPreferencesPage', news: 'off', saved: true },
  sections: [
    { id: 'cloth', title: 'Cloth', ...look, isAccordion: false, isRadio: false, options },
    { id: 'fit', title: 'Fit', ...look, type: null, icon: null, isAccordion: true, isRadio: true, options },
  ],
  preferences: { cloth: ['wool'], fit: ['linen'] },
  brands: [{ id: 'women', name: 'Halden Women', chosen: true }],
} as unknown as PageOf<'accountPreferencesPage'>

const shellOf = (market: 'en-gb' | 'ar-ae', advancedMyAccount = true) => {
  const shell = exampleShell(market)
  const links = { accountPage: `/${market}/account`, accountPreferencesPage: `/${market}/account/preferences` }
  return {
    ...shell,
    featureToggles: { ...shell.featureToggles, advancedMyAccount },
    links: { ...shell.links, ...links },
  }
}

test.each(['en-gb', 'ar-ae'] as const)(
  'asks in %s what members like, as boxes or one of several, folded where editors want it [B-NAV-09, C-PRF-O1]',
  async (market) => {
    const page = await browser.open(<AccountPreferencesPage page={preferencesPage} />, shellOf(market))
    const ticked = () => page.locator('input:checked').evaluateAll((all) => all.map((box) => box.getAttribute('name')))

    expect(await ticked()).toEqual(['brand:women', 'in:cloth:wool', 'in:fit'])
    const section = page.locator('fieldset[data-type="likes"]')
    expect(await section.locator('legend').textContent()).toBe('Cloth')
    expect(await section.locator('legend img').getAttribute('src')).toBe('/images/likes.svg')
    expect(await section.locator('[data-columns="2"] input').count()).toBe(2)
    expect(await section.getByText('Say it').count()).toBe(1)
    expect(await section.locator('label').allInnerTexts()).toEqual(['linen made of linen', 'wool made of wool'])
    expect(await page.getByRole('radio').count()).toBe(0)
    await page.locator('summary').click()
    expect(await page.getByRole('radio').count()).toBe(3)
    expect(await page.getByRole('group').count()).toBeGreaterThanOrEqual(3)
    expect(await violations(page)).toEqual([])
  },
)

test('opens a folded question from the start where editors want it [C-PRF-O1, B-NAV-09]', async () => {
  const [boxes, folded] = preferencesPage.sections
  const sections = [boxes!, folded!, { ...folded!, id: 'open', title: 'Open', isAccordionOpen: true }]
  const page = await browser.open(<AccountPreferencesPage page={{ ...preferencesPage, sections }} />, shellOf('en-gb'))

  expect(await page.locator('details').evaluateAll((all) => all.map((one) => one.hasAttribute('open')))).toEqual([
    false,
    true,
  ])
})

test('leaves preferences out of the menu where the shop has the main parts of an account alone [C-TGL-13, B-NAV-O5]', async () => {
  const hrefs = async (isWhole: boolean) => {
    const page = await browser.open(<AccountPreferencesPage page={preferencesPage} />, shellOf('en-gb', isWhole))
    return page.locator('nav a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  }

  expect(await hrefs(true)).toEqual(['/en-gb/account', '/en-gb/account/preferences'])
  expect(await hrefs(false)).toEqual([])
})

test('shows the menu of editors in place of its own, and marks the page that is open [B-NAV-07, B-NAV-O5]', async () => {
  const shell = shellOf('en-gb')
  const entry = { icon: null, pageAlias: null }
  const accountMenu = [
    { ...entry, title: 'What I like', url: '/en-gb/account/preferences', pageAlias: 'accountPreferencesPage' },
    { ...entry, title: 'Help', url: '/en-gb/help', icon: '/images/help.svg' },
  ]
  const navigation = { ...shell.navigation, accountMenu }
  const page = await browser.open(<AccountPreferencesPage page={preferencesPage} />, { ...shell, navigation })

  expect(await page.locator('nav a').allTextContents()).toEqual(['What I like', 'Help'])
  expect(await page.locator('nav a[aria-current="page"]').textContent()).toBe('What I like')
  expect(await page.locator('nav a img').getAttribute('src')).toBe('/images/help.svg')
  expect(await violations(page)).toEqual([])
})
