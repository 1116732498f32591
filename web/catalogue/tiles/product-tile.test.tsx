import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BadgeContent } from '#contracts/badges.ts'
import type { ProductCard } from '#contracts/catalogue.ts'
import { styleElement } from '#ui/style-sheet.fakes.ts'
import { badgesAt, marketView } from '#web/markets/index.ts'
import { browsingShell, exampleCard, examplePrice } from '../../pages/browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../../pages/in-browser.fakes.tsx'
import styles from './product-grid.module.css'
import { ProductGrid } from './product-grid.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const allOn = {
  listingQuickBuy: true,
  listingGallerySwiper: true,
  listingColourSwatches: true,
  completeTheLook: true,
  listingCompleteTheLook: true,
  memberPrice: true,
}
const look = {
  shape: 'chip',
  image: null,
  rotation: 0,
  backgroundColor: '#ffffff',
  color: '#1b1a18',
  borderColor: null,
  opacity: 100,
  textAlign: 'start',
  textSize: 10,
  width: null,
} as const
const badge = (badgeId: string, position: 'topLeft' | 'belowImage', places: 'listing'[]): BadgeContent => ({
  badgeId,
  badgeTitle: `The ${badgeId}`,
  productTile: places.length > 0 ? { ...look, position, places } : null,
  productDetail: { ...look, position, places: ['detailPage'] },
  lineItem: null,
})
const badges = [
  badge('new', 'topLeft', ['listing']),
  badge('club', 'belowImage', ['listing']),
  badge('page', 'topLeft', []),
]

const show = (more: Partial<ProductCard>, featureToggles: Record<string, boolean> = allOn) =>
  browser.open(
    <>
      <h1>Dresses</h1>
      <ProductGrid products={[exampleCard('en-gb', 0, more)]} />
    </>,
    {
      ...browsingShell('en-gb'),
      featureToggles,
      badges,
    },
  )

const ids = (...names: string[]) => names.map((id) => ({ id, title: id }))

test('shows the badges of a product that editors wrote, where they are to stand, in its order [B-BADGE-02, B-BADGE-04]', async () => {
  const page = await show({ badges: ids('club', 'unknown', 'page', 'new') })

  expect(await page.getByText('The club').locator('..').getAttribute('data-position')).toBe('belowImage')
  expect(await page.getByText('The new').locator('..').getAttribute('data-position')).toBe('topLeft')
  expect(await page.getByText(/The page|unknown/).count()).toBe(0)
})

test('shows on a tile every badge of the product’s list, however many, in the order of the list [B-BADGE-04]', async () => {
  const shell = {
    ...browsingShell('en-gb'),
    badges: ['a', 'b', 'c', 'd'].map((id) => badge(id, 'topLeft', ['listing'])),
  }
  const card = exampleCard('en-gb', 0, { badges: ids('d', 'a', 'c', 'a', 'b') })
  const page = await browser.open(<ProductGrid products={[card]} />, shell)

  expect(await page.locator('[data-position="topLeft"] > *').allTextContents()).toEqual([
    ...['The d', 'The a', 'The c', 'The b'],
  ])
})

test('puts badges in five places, those of one place one below the other in the order of the product, turned and tinted as written [B-BADGE-O1, B-BADGE-03]', async () => {
  const at = (badgeId: string, position: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | 'belowImage') => ({
    ...badge(badgeId, 'topLeft', ['listing']),
    productTile: {
      ...look,
      position,
      rotation: -8,
      opacity: 60,
      width: 80,
      textSize: 14,
      places: ['listing' as const],
    },
  })
  const shell = { ...browsingShell('en-gb'), featureToggles: allOn }
  const shown = async (badgesOf: BadgeContent[], ...order: string[]) => {
    const card = exampleCard('en-gb', 0, { badges: ids(...order) })
    const page = await browser.open(<ProductGrid products={[card]} />, { ...shell, badges: badgesOf })
    return page
  }
  const two = await shown([at('a', 'bottomRight'), at('b', 'bottomRight')], 'b', 'a')

  expect(await two.locator('[data-position="bottomRight"] > *').allTextContents()).toEqual(['The b', 'The a'])
  const style = await two.getByText('The a').getAttribute('style')
  for (const value of ['-8', '60%', '80px', '0.875rem']) expect(style).toContain(value)
  for (const position of ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'belowImage'] as const)
    expect(await (await shown([at('a', position)], 'a')).locator(`[data-position="${position}"]`).count()).toBe(1)
  expect(await (await shown([at('a', 'topLeft')], 'unwritten')).locator('[data-position]').count()).toBe(0)
})

test('uses the badge settings of each place, including search suggestions [B-SUG-05]', () => {
  const shell = { ...browsingShell('en-gb'), badges: [...badges, suggested] }
  const at = (place: 'listing' | 'searchSuggestion' | 'detailPage' | 'basket') =>
    badgesAt(place, { badges: ids('new', 'tip') }, marketView(shell)).map(({ id }) => id)

  expect([at('listing'), at('searchSuggestion'), at('detailPage'), at('basket')]).toEqual([
    ['new'],
    ['tip'],
    ['new', 'tip'],
    [],
  ])
})
const suggested: BadgeContent = {
  ...badge('tip', 'topLeft', []),
  productTile: { ...look, position: 'topLeft', places: ['searchSuggestion'] },
}

test('offers quick buy, colours, views and the look only where the shop wants them [B-FT-10, B-FT-17, B-FT-18, B-FT-19, B-FT-O1, B-REC-04]', async () => {
  const counts = async (toggles: Record<string, boolean>) => {
    const page = await show({ hasCompleteTheLook: true }, toggles)
    const of = (selector: string) => page.locator(selector).count()
    return [
      await of('[data-quick-buy]'),
      await of('[data-option]'),
      await of('[data-views]'),
      await of('a[href$="#look"]'),
    ]
  }

  expect(await counts(allOn)).toEqual([1, 3, 1, 1])
  expect(await counts({})).toEqual([0, 0, 0, 0])
  expect(await counts({ listingCompleteTheLook: true })).toEqual([0, 0, 0, 0])
  const alone = await show({ hasCompleteTheLook: false }, allOn)
  expect(await alone.locator('a[href$="#look"]').count()).toBe(0)
})

test('has a heart on a tile only where the market has wishlists [B-FT-12]', async () => {
  const hearts = async (toggles: Record<string, boolean>) =>
    (await show({}, toggles)).locator('button[form="save"]').count()

  expect([await hearts({ wishlist: true }), await hearts({})]).toEqual([1, 0])
})

test('counts on a tile the other colours of its style where it does not show them [B-CAT-09]', async () => {
  const said = async (more: Partial<ProductCard>, toggles = {}) =>
    (await show(more, toggles)).getByText(/more colours?$/).allTextContents()

  expect(await said({ styleOptionCount: 3 })).toEqual(['2 more colours'])
  expect(await said({ styleOptionCount: 2 })).toEqual(['1 more colour'])
  expect(await said({ styleOptionCount: 1 })).toEqual([])
  expect(await said({ styleOptionCount: 3 }, allOn)).toEqual([])
})

test('offers no quick buy for products that cannot be bought, and links to the product without script', async () => {
  const quick = async (more: Partial<ProductCard>) => (await show(more)).locator('[data-quick-buy]').count()

  expect(await quick({ inStock: false })).toBe(0)
  expect(await quick({ hasEcom: false })).toBe(0)
  expect(await quick({ comingSoonProduct: true })).toBe(0)
  expect(await quick({ isProductSet: true })).toBe(0)
  const link = (await show({})).getByRole('link', { name: 'Quick buy, V-neck crêpe dress' })
  expect(await link.getAttribute('href')).toBe(exampleCard('en-gb').url)
})

test('shows the launch date of a product, the number of parts of a set, and the text of an offer [B-CAT-13, B-CAT-14]', async () => {
  const coming = await show({ comingSoonProduct: true, inStock: false, launchDateTime: '2026-12-01T09:00:00Z' })
  const price = examplePrice('en-gb', 89.9)
  const from = { ...price, shown: { ...price.shown, isFrom: true as const } }
  const set = await show({ isProductSet: true, productSetOptionsCount: 3, price: from })
  const offer = await show({
    calloutAttributes: {
      callout: 'Two for one',
      disclaimer: 'Until Sunday',
      hideDiscountBadge: false,
      hideListPrice: false,
    },
  })

  expect(await coming.locator('[data-launch]').textContent()).toContain('1 Dec')
  expect(await set.getByText('Set of 3').count()).toBe(1)
  expect(await set.getByText('From £89.90').count()).toBe(1)
  expect(await offer.getByText('Two for one').count()).toBe(1)
  expect(await offer.getByText('Until Sunday').count()).toBe(1)
})

test('shows goods in pictures of three to four [B-WID-07, B-CON-06]', async () => {
  const sizes = await (await show({}))
    .locator('article img')
    .first()
    .evaluate((it) => ['width', 'height'].map((side) => Number(it.getAttribute(side))))

  expect(sizes[0]! / sizes[1]!).toBe(0.75)
})

test('lets promotions span their cells, and none more than there are; with one tile a row there is none [B-WID-08, B-WID-20] [B-WID-O13, B-CON-06]', async () => {
  const spans = ['1x1', '1x2', '2x1', '3x1', '2x2'] as const
  const inserts = spans.map((span, nth) => ({ key: span, position: nth + 2, span, content: <p>{span}</p> }))
  const products = Array.from({ length: 12 }, (_, nth) => exampleCard('en-gb', nth))
  const measured = async (width: number, perRow?: number) => {
    const page = await browser.open(
      <ProductGrid id="products" products={products} inserts={inserts} perRow={perRow} />,
      browsingShell('en-gb'),
    )
    const style = styleElement('ui/tokens.css') + styleElement('web/catalogue/tiles/product-grid.module.css', styles)
    await page.setContent(
      (await page.content()).replace(
        '<title>',
        `${style}<style>main{display:block}ul{padding:0;list-style:none}</style><title>`,
      ),
    )
    await page.setViewportSize({ width, height: 900 })
    return page.locator('#products').evaluate((grid) => {
      const cell = grid.querySelector('li')!.getBoundingClientRect().width
      const spots = [...grid.querySelectorAll<HTMLElement>('[data-span]')]
      const all = spots.map((it) => Math.round(it.offsetWidth / cell))
      // A cell takes two rows of the grid: its picture, and the text below.
      const down = spots.map((it) => Number(getComputedStyle(it).gridRowStart.replace('span ', '')) / 2)
      return { all, down, fits: grid.scrollWidth <= grid.clientWidth }
    })
  }

  expect(await measured(1440)).toEqual({ all: [1, 1, 2, 3, 2], down: [1, 2, 1, 1, 2], fits: true })
  // On a phone the large one takes a row already.
  expect(await measured(390)).toEqual({ all: [1, 1, 2, 2, 2], down: [1, 2, 1, 1, 1], fits: true })
  expect((await measured(470)).all).toEqual([1, 1, 2, 2, 2])
  expect(await measured(1440, 2)).toEqual({ all: [1, 1, 2, 2, 2], down: [1, 2, 1, 1, 2], fits: true })
  expect((await measured(1440, 1)).all).toEqual([0, 0, 0, 0, 0])
})

test('a tile with all its parts has no accessibility violations', async () => {
  expect(await violations(await show({ badges: ids('new', 'club'), hasCompleteTheLook: true }))).toEqual([])
})
