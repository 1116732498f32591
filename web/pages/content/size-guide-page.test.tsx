import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SizeTable } from '#contracts/size-guides.ts'
import { browsingShell, examplePage } from '../browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { ContentPage } from './content-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const measure = (id: string) => ({ id, name: id, howTo: `How to measure the ${id}` })
const women: SizeTable = {
  ...{ id: 'women', title: 'Women', categories: ['women'], measures: ['bust', 'waist', 'hip'].map(measure) },
  system: { id: 'uk', name: 'UK' },
  otherSystems: [
    { id: 'eu', name: 'EU' },
    { id: 'us', name: 'US' },
  ],
  rows: [
    { size: '8', others: ['36', '4'], letter: 'S', waists: ['26'], sizeIds: ['36', 's', '26'], figures: [84, 66, 92] },
    { size: '10', others: ['38', '6'], letter: 'M', waists: ['27'], sizeIds: ['38', 'm', '27'], figures: [88, 70, 96] },
  ],
}
const shoes: SizeTable = {
  ...women,
  ...{ id: 'women-shoes', title: 'Women’s shoes', measures: [measure('foot')] },
  rows: [{ size: '5', others: ['38', '7'], sizeIds: ['38'], figures: [24.1] }],
}
const kids: SizeTable = {
  ...women,
  ...{ id: 'kids', title: 'Kids', measures: [measure('height'), measure('chest')] },
  rows: [{ size: '8 yrs', others: ['128', '8'], sizeIds: ['128'], figures: [128, 66] }],
}
const show = (id: 'en-gb' | 'ar-ae') =>
  browser.open(
    <ContentPage page={examplePage(id, 'contentPage', { heading: 'Size guide', sizeTables: [women, kids, shoes] })} />,
    browsingShell(id),
  )

test('shows a size table without script, in the market’s sizes beside other size systems [B-PDP-10]', async () => {
  const page = await show('en-gb')
  const rows = async (table: string) => page.getByRole('table', { name: table }).getByRole('row').allTextContents()

  expect(await rows('Women (cm, inches in brackets)')).toEqual([
    'Size (UK)S, M, Lbustwaisthip',
    '8S84 (33)66 (26)92 (36)',
    '10M88 (34.5)70 (27.5)96 (38)',
  ])
  expect(await rows('Women: sizes in other countries')).toEqual(['Size (UK)EUUSJeans, inches', '836426', '1038627'])
  expect(
    await page.getByRole('navigation', { name: 'Size guide' }).getByRole('link', { name: 'Kids' }).getAttribute('href'),
  ).toBe('#kids')
})

test('draws where each measure is taken, by the numbers of the list beside it', async () => {
  const page = await show('en-gb')
  const drawing = (title: string) => page.getByRole('img', { name: `Where to measure: ${title}`, exact: true })

  expect(await drawing('Women').locator('text').allTextContents()).toEqual(['1', '2', '3'])
  expect(await drawing('Kids').locator('text').allTextContents()).toEqual(['1', '2'])
  expect(await drawing('Women’s shoes').locator('text').allTextContents()).toEqual(['1'])
  expect(await page.locator('#women dt').allTextContents()).toEqual(['1. bust', '2. waist', '3. hip'])
})

test.each(['en-gb', 'ar-ae'] as const)('has no accessibility violations in %s', async (id) => {
  expect(await violations(await show(id))).toEqual([])
})
