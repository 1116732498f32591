import { expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { servePages, smallShop } from '../pages.fakes.ts'

const path = '/da-dk/p/dress-7/100007_navy_01'
const { app, cache, clock, state } = servePages()
const product = async (query = '') => (await app.inject(`${path}?type=json${query}`)).json<PageOf<'productPage'>>()

test('shows a product with its sizes, and how it could be delivered', async () => {
  const page = await product()

  expect(page.product.variants.map(({ id }) => id)).toEqual(['100007_navy_01_36', '100007_navy_01_38'])
  expect(page.shippingMethods).toMatchObject([{ id: 'home', price: { amount: 49, currency: 'DKK' } }])
})

test('opens with the size the address names, and ignores one there is not [B-PDP-03]', async () => {
  const entries = cache.size

  expect((await product('&sku=100007_navy_01_38')).chosenSku).toBe('100007_navy_01_38')
  expect((await product('&sku=100007_navy_01_99')).chosenSku).toBeUndefined()
  expect(cache.size).toBe(entries + 1)
})

test('offers advice on a size only where the shop has it and somebody advises in the country, and for no digital goods [B-FT-24, B-FT-49]', async () => {
  const { parts } = smallShop()
  const advised = async ({ on = true, advises = true, isDigital = false }) => {
    const detail: typeof parts.catalogue.detail = (market, id) => {
      const found = parts.catalogue.detail(market, id)
      return found && { ...found, isDigital }
    }
    const shop = servePages({
      parts: {
        catalogue: { ...parts.catalogue, detail },
        content: { ...parts.content, toggle: (_, key) => on && key === 'sizeAdvisor' },
        sizeGuides: { ...parts.sizeGuides, advisesIn: ({ id }) => advises && id === 'da-dk' },
      },
    })
    return (await shop.app.inject(`${path}?type=json`)).json<PageOf<'productPage'>>().sizeAdvisor
  }

  expect(await advised({})).toBe(true)
  expect(await advised({ on: false })).toBeUndefined()
  expect(await advised({ advises: false })).toBeUndefined()
  expect(await advised({ isDigital: true })).toBeUndefined()
})

test('redirects an old name of a product permanently to its address', async () => {
  const answer = await app.inject('/da-dk/p/old-name/100007_navy_01?sku=100007_navy_01_38')

  expect([answer.statusCode, answer.headers.location]).toEqual([301, `${path}?sku=100007_navy_01_38`])
})

test('names the same product in every market that sells it [B-MKT-O4, B-SEO-O3]', async () => {
  const page = await product()

  expect(page.linkTags.filter(({ rel }) => rel === 'alternate').map(({ hreflang, href }) => [hreflang, href])).toEqual([
    ['en-GB', 'https://halden.test/en-gb/p/dress-7/100007_navy_01'],
    ['da-DK', 'https://halden.test/da-dk/p/dress-7/100007_navy_01'],
    ['ar-AE', 'https://halden.test/ar-ae/p/dress-7/100007_navy_01'],
  ])
  expect(page.alternates['ar-ae']).toBe('/ar-ae/p/dress-7/100007_navy_01')
})

test('tells search engines the price of each size, and whether there is any', async () => {
  const offers = async () =>
    ((await product()).structuredData[0]!.hasVariant as { offers: object }[]).map((variant) => variant.offers)

  expect((await offers())[0]).toMatchObject({
    '@type': 'Offer',
    price: 200,
    priceCurrency: 'DKK',
    availability: 'https://schema.org/InStock',
    url: `https://halden.test${path}?sku=100007_navy_01_36`,
  })
  state.pieces = 0
  cache.drop(new Set(['product:100007_navy_01']))
  expect((await offers())[0]).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
  state.pieces = 5
})

test('promises delivery by the hour, so the page is made anew each hour', async () => {
  clock.now = Date.parse('2026-03-02T10:05:00Z')
  await app.inject(path)
  const before = state.renders

  clock.now += 30 * 60_000
  await app.inject(path)
  expect(state.renders).toBe(before)
  clock.now += 27 * 60_000
  await app.inject(path)
  expect(state.renders).toBe(before + 1)
})

test('takes a size by its name where the page could not name the variant, and refuses one there is not [B-PDP-02]', async () => {
  const send = (form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ formAction: 'add-to-basket', ...form }).toString(),
    })

  expect((await send({ size: '38' })).statusCode).toBe(303)
  expect((await send({ size: '38', length: '32' })).statusCode).toBe(422)
  expect((await send({})).statusCode).toBe(422)
})

test('refuses a size that is not the product’s by the page itself, with all that was typed', async () => {
  const send = (form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      payload: new URLSearchParams({ formAction: 'add-to-basket', quantity: '3', ...form }).toString(),
    })
  const before = state.baskets.size
  const wrong = [
    '100007_navy_01_99',
    '100008_navy_01_36',
    '100008_navy_01',
    '__proto__',
    'constructor',
    '\u0000',
    '_',
    "' or 1=1",
  ]

  for (const form of [...wrong.map((sku) => ({ sku })), { size: '99' }, { size: '38', length: 'toString' }]) {
    const answer = await send(form)
    expect([form, answer.statusCode, answer.json().pageAlias]).toEqual([form, 422, 'productPage'])
    expect(answer.json().form).toMatchObject({
      values: { quantity: '3', ...form },
      problems: { sku: [expect.any(String)] },
    })
  }
  expect(state.baskets.size).toBe(before)
})
