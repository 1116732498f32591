import { expect, onTestFinished, test } from 'vitest'
import { fakeMarkets } from '#server/markets/markets.fakes.ts'
import { apiOf } from '#server/platform/calls/call-routes.fakes.ts'
import { signatureOf } from '#server/platform/signed-json.ts'
import { contentRoutes, noticeSignature } from './content.routes.ts'
import { openContent } from './open-content.ts'

const markets = fakeMarkets('da-dk', 'en-gb', 'ar-ae')
Object.assign(markets.find('ar-ae')!.choices, { freeFreightMinor: null })
Object.assign(markets.find('en-gb')!.choices, { toggles: { wishlist: false, loginFlyout: true } })
const danish = markets.find('da-dk')!
const daysInDanish = {
  'delivery.shop': 'Til pakkeshop',
  'delivery.working-days': '{0} hverdage',
  'delivery.working-days-range': '{0} til {1} hverdage',
}
const content = openContent(
  { clock: () => new Date(0), markets, safeHtml: String, category: () => undefined, report: () => {} },
  {
    shopName: 'Halden',
    subBrands: [
      { id: 'women', name: 'Halden', preSelected: true },
      { id: 'kids', name: 'Halden Kids' },
    ],
    documents: [
      {
        name: 'menus/service.json',
        kind: 'menu',
        key: 'service',
        scope: 'all',
        document: {
          service: [{ url: '/help', title: { en: 'Help', da: 'Hjælp' } }],
          freeFreight: {
            freightVersion: 'message',
            colours: { bar: '#0a0b0c', text: 'no colour', background: '#fafafa' },
          },
        },
      },
      {
        name: 'menus/bar.en-gb.json',
        kind: 'menu',
        key: 'bar',
        scope: 'en-gb',
        document: { freeFreight: { freightVersion: 'progressBar', textColor: '#112233' } },
      },
      {
        name: 'badges/new.json',
        kind: 'badge',
        key: 'new',
        scope: 'all',
        document: { badgeId: 'new', badgeTitle: { en: 'New in', da: 'Nyhed' } },
      },
      ...['1', '2024.2'].map((version) => ({
        name: `pages/terms-${version}.json`,
        kind: 'page' as const,
        key: `terms-${version}`,
        scope: 'all',
        document: {
          pageAlias: 'termsConditionsPage',
          slug: `terms-and-conditions/${version}`,
          title: { en: 'Terms of sale', da: 'Handelsbetingelser' },
          date: '2026-11-01T09:00:00Z',
          rows: [{ id: 'r', widgets: [{ id: 't', type: 'text', text: `<p>Version ${version}</p>` }] }],
        },
      })),
      {
        name: 'pages/terms-of-yore.json',
        kind: 'page' as const,
        key: 'terms-of-yore',
        scope: 'all',
        document: { pageAlias: 'termsConditionsPage', slug: 'archive/old', version: '2019', title: 'Terms', rows: [] },
      },
      {
        name: 'pages/terms-neighbour.json',
        kind: 'page' as const,
        key: 'terms-neighbour',
        scope: 'all',
        document: { slug: 'terms-and-conditions/leasing', title: 'Leasing', rows: [] },
      },
    ],
    toggles: { wishlist: true },
    stores: [],
    theme: undefined,
    words: { program: { en: { close: 'Close' }, da: { close: 'Luk', ...daysInDanish } }, shop: {} },
  },
)
const api = apiOf([contentRoutes(content)], { markets })

/** Brand names are not translated. */
const brands = { 'sub-brand.women': 'Halden', 'sub-brand.kids': 'Halden Kids' }

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await api.inject({ url, headers })
  return { status: answer.statusCode, body: answer.json() as unknown }
}

test('serves menus, texts and toggles of the market in the path [B-API-10, B-API-13, B-API-19, C-EOT-01, C-TGL-O1, B-NAV-01]', async () => {
  expect((await ask('/api/f/da-dk/navigation')).body).toMatchObject({
    service: [{ title: 'Hjælp', url: '/da-dk/help' }],
  })
  const { body } = await ask('/api/f/da-dk/navigation')
  expect(body).toEqual(content.shell(danish).navigation)
  expect(Object.keys(body as object)).toEqual([
    ...['main', 'brands', 'menuPosition', 'service', 'footer', 'footerSecondary', 'social', 'paymentLogos'],
    ...['shippingLogos', 'freeFreight', 'accountMenu', 'apps', 'iconBar', 'slimBanner'],
  ])
  expect((await ask('/api/f/da-dk/translations')).body).toEqual({ close: 'Luk', ...daysInDanish, ...brands })
  expect((await ask('/api/f/da-dk/feature-flags')).body).toMatchObject({ wishlist: true, loginFlyout: false })
  expect((await ask('/api/f/en-gb/feature-flags')).body).toMatchObject({ wishlist: false, loginFlyout: true })
})

test('names the brands of the shop, and those that are ticked beforehand [B-API-20]', async () => {
  expect((await ask('/api/f/da-dk/sub-brands')).body).toEqual([
    { id: 'women', name: 'Halden', preSelected: true },
    { id: 'kids', name: 'Halden Kids', preSelected: false },
  ])
  expect(await ask('/api/f/xx-yy/sub-brands')).toMatchObject({ status: 400 })
})

test('takes the market from the query, else the header, else refuses [B-API-10, B-API-19, B-API-O3]', async () => {
  expect((await ask('/api/translations?market=en-gb')).body).toEqual({ close: 'Close', ...brands })
  expect((await ask('/api/translations', { 'x-current-market': 'da-dk' })).body).toEqual({
    close: 'Luk',
    ...daysInDanish,
    ...brands,
  })
  expect((await ask('/api/feature-flags?market=da-dk')).body).toEqual(content.shell(danish).featureToggles)
  expect((await ask('/api/feature-flags', { 'x-current-market': 'en-gb' })).body).toMatchObject({ loginFlyout: true })
  for (const call of ['translations', 'feature-flags'])
    expect(await ask(`/api/${call}`)).toMatchObject({ status: 400, body: { code: 'content.no-market' } })
  expect(await ask('/api/f/xx-yy/translations')).toMatchObject({ status: 400 })
})

test.each([
  ['navigation', 200],
  ['translations', 200],
  ['feature-flags', 200],
  ['badges', 200],
  ['free-freight-value', 200],
  ['shipping-methods', 200],
  ['terms-and-conditions', 200],
  ['terms-and-conditions?version=2024.2', 200],
  ['terms-and-conditions?version=7', 404],
  ['sub-brands', 200],
])(
  'answers %s alike under both of its paths, for the market of the query, the header or the cookie [C-EOT-01, C-EOT-O1, B-API-O3]',
  async (name, status) => {
    const answers = [
      await ask(`/api/f/da-dk/${name}`),
      await ask(`/api/${name}${name.includes('?') ? '&' : '?'}market=da-dk`, { 'x-current-market': 'en-gb' }),
      await ask(`/api/${name}`, { 'x-current-market': 'da-dk', cookie: 'market=en-gb' }),
      await ask(`/api/${name}`, { cookie: 'market=da-dk' }),
    ]

    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status])
    for (const answer of answers)
      expect({ ...answer, body: timeless(answer.body) }).toEqual({ status, body: timeless(answers[0]!.body) })
    expect((await ask(`/api/f/xx-yy/${name}`)).status).toBe(400)
  },
)

/** The request reference differs in every refusal. */
const timeless = (body: unknown) => ({ ...(body as object), traceId: undefined })

test('returns the badges of products in the words of a market [B-API-08, B-BADGE-04, B-BADGE-01]', async () => {
  expect((await ask('/api/f/da-dk/badges')).body).toMatchObject([{ badgeId: 'new', badgeTitle: 'Nyhed' }])
  expect((await ask('/api/badges?market=en-gb&preview=1')).body).toMatchObject([{ badgeTitle: 'New in' }])
  expect(await ask('/api/badges')).toMatchObject({ status: 400 })
  expect(await ask('/api/f/xx-yy/badges')).toMatchObject({ status: 400 })
})

test('returns the amount from which delivery is free, if it ever is, and how editors want that shown [B-NAV-08, B-NAV-01, B-API-11, D-25, C-EOT-01, C-EOT-O1]', async () => {
  const { freeFreightMinor } = danish.choices

  expect((await ask('/api/f/da-dk/free-freight-value')).body).toEqual({
    freightValue: { amount: freeFreightMinor! / 100, currency: 'DKK' },
    freightVersion: 'message',
    colours: { bar: '#0a0b0c', text: null, background: '#fafafa' },
  })
  expect((await ask('/api/f/en-gb/free-freight-value')).body).toMatchObject({
    freightVersion: 'progressBar',
    colours: { bar: null, text: '#112233', background: null },
  })
  expect((await ask('/api/f/ar-ae/free-freight-value')).body).toMatchObject({ freightValue: null })
  for (const id of ['da-dk', 'ar-ae'])
    expect((await ask(`/api/f/${id}/navigation`)).body).toMatchObject({
      freeFreight: (await ask(`/api/f/${id}/free-freight-value`)).body,
    })
  expect(await ask('/api/free-freight-value')).toMatchObject({ status: 400 })
})

test('returns the name and the duration of each delivery method [B-API-16, C-EOT-01, C-EOT-O1]', async () => {
  const { shippingMethods } = danish.choices
  const [home] = shippingMethods
  onTestFinished(() => void Object.assign(danish.choices, { shippingMethods }))
  const shop = { ...home!, id: 'gls-shop', name: 'delivery.shop', carrier: 'GLS', deliveryType: 'pickup' }
  Object.assign(danish.choices, { shippingMethods: [{ ...shop, workingDays: [3, 3] }, home!] })
  const { body } = await ask('/api/shipping-methods?market=da-dk')

  expect(body).toEqual([
    {
      ...{ id: 'gls-shop', carrier: 'GLS', deliveryType: 'pickup' },
      ...{ name: 'Til pakkeshop', text: '3 hverdage' },
    },
    {
      ...{ id: 'post-home', carrier: 'PostNord', deliveryType: 'home' },
      // Words that nobody wrote are shown by their key.
      ...{ name: 'delivery.home', text: '1 til 2 hverdage' },
    },
  ])
  expect(await ask('/api/f/xx-yy/shipping-methods')).toMatchObject({ status: 400 })
})

test('accepts a preview key for menus and badges, and returns the public content if the key is wrong', async () => {
  for (const name of ['navigation', 'badges']) {
    const plain = await ask(`/api/${name}?market=da-dk`)

    expect(plain.status).toBe(200)
    expect(await ask(`/api/${name}?market=da-dk&preview=guess`)).toEqual(plain)
  }
})

test('tells the terms of sale that hold, and any version of them, wherever they stand and whatever stands beside them [B-API-18, C-EOT-01, C-EOT-O1, C-TRM-03, C-TRM-04]', async () => {
  const terms = { date: '2026-11-01', title: 'Handelsbetingelser' }

  expect((await ask('/api/f/da-dk/terms-and-conditions')).body).toEqual({
    ...terms,
    ...{ version: '1', text: '<p>Version 1</p>' },
  })
  expect((await ask('/api/terms-and-conditions?market=da-dk&version=2024.2')).body).toMatchObject({
    ...terms,
    ...{ version: '2024.2', text: '<p>Version 2024.2</p>' },
  })
  expect((await ask('/api/terms-and-conditions?market=da-dk&version=2019')).body).toMatchObject({
    ...{ version: '2019', title: 'Terms' },
  })
  for (const version of ['7', 'leasing', 'old', '../help', '%2F'])
    expect(await ask(`/api/f/da-dk/terms-and-conditions?version=${version}`)).toMatchObject({
      ...{ status: 404, body: { code: 'content.no-such-version' } },
    })
  expect(await ask('/api/terms-and-conditions')).toMatchObject({ status: 400 })
})

test('reads content anew at once for a signed notice that something was published, and for no other [B-CMS-O4]', async () => {
  const now = new Date('2026-11-24T12:00:00Z')
  const key = 'a-key-that-cms-and-shop-share-here'
  let published = 0
  const editors = {
    cmsNoticeKeys: [key],
    clock: () => now,
    published: async () => {
      published += 1
    },
  }
  const app = apiOf([contentRoutes(content, editors)], { markets })
  const payload = { collection: 'pages', id: 41 }
  const post = (signature?: string, body: object = payload) =>
    app.inject({
      method: 'POST',
      url: '/api/content/published',
      headers: signature === undefined ? {} : { [noticeSignature]: signature },
      payload: body,
    })

  const signature = signatureOf(payload, key, now)
  const refused = await Promise.all([
    post(),
    post(signatureOf(payload, 'another-key-that-nobody-here-shares', now)),
    post(signature, { ...payload, id: 42 }),
    post(signatureOf(payload, key, new Date(now.getTime() - 600_000))),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
  expect(published).toBe(0)
  expect((await post(signature)).statusCode).toBe(200)
  expect(published).toBe(1)
})

test('returns draft menus and badges only to a visitor with the secret cookie [B-CMS-10, B-API-08, B-API-13]', async () => {
  const shell = content.shell(danish)
  const drafted = {
    ...shell,
    badges: [{ ...shell.badges[0]!, badgeTitle: 'Kladde' }],
    navigation: { ...shell.navigation, service: [] },
  }
  const asked: (Date | undefined)[] = []
  const editors = {
    ...{ cmsNoticeKeys: [], clock: () => new Date(0), published: async () => {} },
    drafts: async (at: Date | undefined) => {
      asked.push(at)
      return { shell: () => drafted }
    },
  }
  let preview = false
  const visitor = { mode: 'web', basketId: undefined, accountId: undefined, address: '' } as const
  const app = apiOf([contentRoutes(content, editors)], {
    markets,
    visitor: (_, market) => ({ ...visitor, market, preview }),
  })
  const read = async (path: string) => (await app.inject(`${path}?market=da-dk&preview=true`)).json()

  expect(await read('/api/badges')).toEqual(shell.badges)
  expect((await read('/api/navigation')).service).toEqual(shell.navigation.service)
  preview = true
  expect(await read('/api/badges')).toMatchObject([{ badgeTitle: 'Kladde' }])
  expect((await read('/api/navigation')).service).toEqual([])
  expect(asked).toEqual([undefined, undefined])
})
