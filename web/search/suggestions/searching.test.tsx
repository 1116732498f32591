import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { BadgeContent } from '#contracts/badges.ts'
import type { SearchSuggestions } from '#contracts/search.ts'
import { browsingShell, exampleCard } from '../../pages/browsing.fakes.ts'
import { openScriptedBrowser } from '../../pages/in-scripted-browser.fakes.ts'

let browser: Awaited<ReturnType<typeof openScriptedBrowser>>
beforeAll(async () => {
  browser = await openScriptedBrowser()
})
afterAll(() => browser.close())

const answer = (more: Partial<SearchSuggestions> = {}): SearchSuggestions => ({
  ...{ term: '', categories: [], products: [], fallback: false, totalResults: 0, url: '/en-gb/search?q=' },
  terms: [{ term: 'linen shirt', url: '/en-gb/search?q=linen+shirt' }],
  ...more,
})

const badges = ['new', 'tip', 'low'].map((id) => ({ id, title: id }))
const badge = (badgeId: string, place: string, position = 'topLeft') =>
  ({
    ...{ badgeId, badgeTitle: `The ${badgeId}`, productDetail: null, lineItem: null },
    productTile: { shape: 'chip', position, places: [place] },
  }) as unknown as BadgeContent

async function show(
  told: SearchSuggestions,
  searched: readonly string[] = [],
  featureToggles = {},
  shown: BadgeContent[] = [],
) {
  const answers = { '/api/catalog/en-gb/search-suggestions': told }
  const page = await browser.show({ kind: 'search' }, { answers, shell: { featureToggles, badges: shown } })
  await page.evaluate((terms) => localStorage.setItem('searched-for', JSON.stringify(terms)), searched)
  return page
}

const terms = (count: number) => Array.from({ length: count }, (_, nth) => `term ${nth + 1}`)

test('shows before typing the last five searches, newest first, with a button that clears them, and what is often searched for [B-SUG-03, B-SUG-O1, B-CON-02]', async () => {
  const page = await show(answer(), terms(8))
  await page.getByRole('searchbox').click()
  const before = page.getByRole('region', { name: 'Recent searches' })
  await before.getByRole('link').first().waitFor()

  expect(await before.getByRole('link').allTextContents()).toEqual(terms(5))
  expect(await page.getByRole('option').allTextContents()).toEqual(['linen shirt'])
  expect(await page.getByText('Popular searches').isVisible()).toBe(true)
  await before.getByRole('button', { name: 'Clear history' }).click()
  await before.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('searched-for'))).toBe('[]')
})

test('shows as many earlier searches as editors set, or none [B-SUG-03, B-API-15]', async () => {
  const listed = async (searchHistoryCount: number) => {
    const page = await show(answer({ searchHistoryCount }), terms(8))
    await page.getByRole('searchbox').click()
    await page.getByRole('option').first().waitFor()
    return page.getByRole('region', { name: 'Recent searches' }).getByRole('link').allTextContents()
  }

  expect(await listed(7)).toEqual(terms(7))
  expect(await listed(2)).toEqual(terms(2))
  expect(await listed(0)).toEqual([])
})

test('shows while typing three products, categories with their number, with the badges for suggestions, and the way to all results [B-SUG-O1, B-SUG-02, B-SUG-05, B-BADGE-02, B-SRCH-O9]', async () => {
  const told = answer({
    ...{ term: 'lin', totalResults: 47, url: '/en-gb/search?q=lin' },
    categories: [{ displayName: 'Linen', productsInCategory: 24, categoryUri: '/en-gb/women/linen' }],
    products: Array.from({ length: 5 }, (_, nth) => exampleCard('en-gb', nth, { badges })),
  })
  const shown = [badge('tip', 'searchSuggestion'), badge('low', 'searchSuggestion', 'belowImage')]
  const page = await show(told, terms(3), {}, [...shown, badge('new', 'listing')])
  await page.getByRole('searchbox').pressSequentially('lin')
  const products = page.getByRole('region', { name: 'Products' })
  await products.waitFor()

  expect(await products.getByRole('listitem').count()).toBe(3)
  const seen = ['tip', 'low', 'new'].map((id) => products.getByText(`The ${id}`).count())
  expect(await Promise.all(seen)).toEqual([3, 3, 0])
  expect(await page.getByRole('option', { name: /Linen 24/ }).getAttribute('href')).toBe('/en-gb/women/linen')
  expect(await page.getByRole('link', { name: /^See all 47/ }).getAttribute('href')).toBe('/en-gb/search?q=lin')
  expect(await page.getByRole('region', { name: 'Recent searches' }).count()).toBe(0)
})

test('requests suggestions once, half a second after the last letter is typed in the field [B-SUG-01]', async () => {
  const page = await show(answer({ term: 'linen', totalResults: 1, products: [exampleCard('en-gb')] }))
  const field = page.locator('#search-header')
  await field.click()
  await page.getByRole('option').first().waitFor()
  const asked: string[] = []
  page.on('request', (request) => {
    const term = new URL(request.url()).searchParams.get('q')
    if (term) asked.push(term)
  })
  // The test moves the clock of the page, so that a slow machine types no slower.
  await page.clock.install()
  onTestFinished(() => page.clock.resume())
  await page.clock.pauseAt(Date.now() + 60_000)
  await field.pressSequentially('line')
  await page.clock.runFor(499)
  await field.press('n')
  await page.clock.runFor(499)
  const early = [...asked]
  await page.clock.runFor(1)

  await expect.poll(() => asked).toEqual(['linen'])
  expect(early).toEqual([])
})

test('suggests the same below the field of the header as in the flyout that a link opens [B-SUG-O2, B-SUG-04, B-FT-45]', async () => {
  const told = answer({ term: 'lin', totalResults: 1, products: [exampleCard('en-gb')], url: '/en-gb/search?q=lin' })
  const inline = await show(told)
  await inline.getByRole('searchbox').pressSequentially('lin')
  await inline.getByRole('region', { name: 'Products' }).getByRole('link').first().waitFor()
  expect(await inline.getByRole('dialog').count()).toBe(0)

  const flyout = await show(told, [], { advancedSearchFlyout: true })
  const opener = flyout.getByRole('link', { name: 'Search', exact: true })
  await opener.waitFor()
  expect(await flyout.getByRole('searchbox').count()).toBe(0)
  await opener.click()
  await flyout.getByRole('dialog').locator('input').pressSequentially('lin')
  await flyout.getByRole('dialog').getByRole('region', { name: 'Products' }).getByRole('link').first().waitFor()
})

test('a search that is sent is kept in the browser, once and newest first [B-SRCH-15, B-SUG-O3]', async () => {
  const page = await show(answer(), ['coat', 'LINEN'])
  const field = page.locator('#search-header')
  await field.click()
  await page.getByRole('option').first().waitFor()
  await field.fill('Linen')
  await field.press('Enter')

  await expect.poll(() => page.evaluate(() => localStorage.getItem('searched-for'))).toBe('["Linen","coat"]')
})

test('a term that is opened by its address is kept in the browser as one that was typed [B-SRCH-15, B-SUG-O3]', async () => {
  const page = await show(answer(), ['coat', 'LINEN'])
  await page.evaluate(() => window.showPage({ kind: 'results', term: 'Linen' }, {}))
  const kept = () => page.evaluate(() => localStorage.getItem('searched-for'))

  await expect.poll(kept).toBe('["Linen","coat"]')
})

test('asks under a brand for its own suggestions, and elsewhere for those of the whole shop [B-FT-15, B-SRCH-12]', async () => {
  const shell = browsingShell('en-gb')
  const kids = { id: 'kids', name: 'Otter Kids', url: '/en-gb/kids', menu: [], searchUrl: '/en-gb/kids/search' }
  const navigation = { ...shell.navigation, brands: [kids] }
  const askedUnder = async (brand: object) => {
    const answers = { '/api/catalog/en-gb/search-suggestions': answer() }
    const page = await browser.show({ kind: 'search', ...brand }, { answers, shell: { navigation } })
    const asked = page.waitForRequest(/search-suggestions/)
    await page.getByRole('searchbox').click()
    return new URL((await asked).url()).search
  }

  expect([await askedUnder({ subBrand: 'kids' }), await askedUnder({})]).toEqual(['?subBrand=kids', ''])
})
