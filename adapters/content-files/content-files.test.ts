import { expect, test } from 'vitest'
import { describeContentSource } from '#server/content/content-source.port-test.ts'
import { openShopFolder } from './server.ts'
import { fakeShopFolder } from './shop-folder.fakes.ts'

describeContentSource('content-files', async () => {
  const fake = await fakeShopFolder()
  const opened = await openShopFolder(fake)
  if (!opened.ok) throw new Error(opened.problem.mistakes.join('; '))
  return {
    source: opened.value.content,
    publish: (title) => fake.write('pages/about.json', { slug: 'about', title }),
    close: fake.remove,
  }
})

async function mistakesOf(changes: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const fake = await fakeShopFolder(changes)
  const opened = await openShopFolder(fake)
  await fake.remove()
  return opened.ok ? [] : opened.problem.mistakes
}

test('opens a whole shop folder', async () => {
  const fake = await fakeShopFolder({
    'stores.csv': 'store_id,name,line1,postal_code,city,country,phone\n1,Bath,9 High St,BA1,Bath,GB,+44 1\n',
  })
  const opened = await openShopFolder(fake)
  const content = opened.ok && (await opened.value.content.read())
  await fake.remove()

  expect(opened.ok && [opened.value.shop.name, Object.keys(opened.value.markets)]).toEqual(['Otter', ['en-gb']])
  expect(content !== false && content.ok && content.value).toMatchObject({
    shopName: 'Otter',
    toggles: { wishlist: true },
    words: { program: { en: { close: 'Close' } }, shop: {} },
    theme: undefined,
    stores: [{ name: 'Bath', postalCode: 'BA1', country: 'GB' }],
  })
})

test('reads a page for everybody, for a language and for a market', async () => {
  const fake = await fakeShopFolder({
    'pages/da/about.json': {},
    'pages/en-gb/help/contact.json': {},
    'pages/categories/coats.json': {},
  })
  const opened = await openShopFolder(fake)
  const content = opened.ok && (await opened.value.content.read())
  await fake.remove()

  const places =
    content !== false && content.ok ? content.value.documents.map(({ scope, key }) => `${scope} ${key}`) : []
  expect(places).toEqual(['all about', 'all categories/coats', 'da about', 'en-gb help/contact'])
})

test('reports a missing file, a file that is not JSON and a field of the wrong type, each in one line', async () => {
  expect(await mistakesOf({ 'shop.json': undefined })).toEqual(['shop.json: (file): is missing'])
  expect(await mistakesOf({ 'pages/about.json': '{' })).toEqual([
    expect.stringMatching(/^pages\/about\.json: \(file\): is not JSON: /),
  ])
  expect(await mistakesOf({ 'words/da.json': { close: 7 } })).toEqual([
    expect.stringMatching(/^words\/da\.json: close: /),
  ])
  expect(await mistakesOf({ 'toggles.json': { form: 1, toggles: { listingQuickBy: true } } })).toEqual([
    expect.stringMatching(/^toggles\.json: toggles.*listingQuickBy/),
  ])
  expect(await mistakesOf({ 'stores.csv': 'name,line1\nBath,9 High St\n' })).toContain(
    'stores.csv: postal_code: this column is missing',
  )
})

test('reports all mistakes at once', async () => {
  const mistakes = await mistakesOf({
    'shop.json': { form: 1, name: 'Otter', markets: ['en-gb', 'da-dk', 'denmark'], subBrands: [] },
    'toggles.json': '',
  })
  expect(mistakes).toHaveLength(2)
  expect(mistakes[0]).toBe('shop.json: markets.2: must be a market id, such as da-dk')
})

test('reports an open market without a file', async () => {
  expect(
    await mistakesOf({ 'shop.json': { form: 1, name: 'Otter', markets: ['en-gb', 'da-dk'], subBrands: [] } }),
  ).toEqual(['markets/da-dk.json: (file): is missing'])
})
