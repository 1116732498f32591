import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row, Widget, WidgetOf } from '#contracts/widgets.ts'
import { styleElement } from '#ui/style-sheet.fakes.ts'
import { browsingShell, exampleBanner, exampleRow } from '../pages/browsing.fakes.ts'
import { openBrowser, type Shown } from '../pages/in-browser.fakes.tsx'
import textStyles from './banner/banner-texts.module.css'
import linkStyles from './multi-link/multi-link.module.css'
import rowStyles from './rows.module.css'
import { Rows } from './rows.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const show = (...rows: Row[]) => browser.open(<Rows rows={rows} />, browsingShell('en-gb'))

const sheets = [
  ['web/widgets/rows.module.css', rowStyles],
  ['web/widgets/banner/banner-texts.module.css', textStyles],
  ['web/widgets/multi-link/multi-link.module.css', linkStyles],
] as const

async function styled(page: Page, width: number): Promise<Page> {
  const style = sheets.map(([file, names]) => styleElement(file, names)).join('')
  const reset = '<style>body{margin:0}ul{margin:0;padding:0;list-style:none}</style>'
  await page.setViewportSize({ width, height: 800 })
  await page.setContent((await page.content()).replace('<title>', `${style}${reset}<title>`))
  return page
}

const { kind: _, ...fields } = exampleBanner()
const text = (nth: number): WidgetOf<'text'> => ({
  ...{ ...fields, id: `t${nth}`, kind: 'text', headline: null, html: `<p>${nth}</p>`, rest: '', wordLimit: 9 },
})
const to = (title: string, newTab = false) => ({ title, url: `/en-gb/${title.toLowerCase()}`, newTab })
const links = (more: Partial<WidgetOf<'multiLink'>> = {}): WidgetOf<'multiLink'> => ({
  ...{ ...fields, id: 'links', kind: 'multiLink', headline: 'Ways on', textAlign: 'left', slider: false },
  ...{ buttonsPerRow: null, gap: null, width: 'page' },
  sections: ['Coats', 'Shoes', 'Bags'].map((title) => ({
    ...{ link: to(title), image: null, ctaTitle: null, trackingId: `to-${title}` },
  })),
  ...more,
})

test('shares the twelve columns among the widgets of a row on wide screens, shows one a line on a phone, and wraps the rest [B-WID-O1, B-WID-01, B-WID-03, B-CON-03, B-CMS-04]', async () => {
  const lefts = async (width: number, count: number, more: Partial<Row> = {}) => {
    const widgets = Array.from({ length: count }, (_none, nth) => text(nth))
    const page = await styled(await show({ ...exampleRow(...widgets), ...more }), width)
    return page.locator('[data-count] > *').evaluateAll((all) => {
      const boxes = all.map((it) => it.getBoundingClientRect())
      return boxes.filter(({ top }) => top === boxes[0]!.top).length
    })
  }

  expect([
    await lefts(1440, 2),
    await lefts(1440, 3),
    await lefts(1440, 5),
    await lefts(1440, 7, { perRow: 6 }),
  ]).toEqual([2, 3, 4, 6])
  expect(await lefts(390, 3)).toBe(1)
  for (const perRowMobile of [2, 3, 4, 5, 6])
    expect(await lefts(390, perRowMobile + 1, { perRow: 6, perRowMobile })).toBe(perRowMobile)
})

test('opens a new tab only for a link that is to, and tells it nothing of this page [B-WID-O14] [B-WID-21]', async () => {
  const picture = fields.images.mobile!
  const away = to('Elsewhere', true)
  const widgets: Widget[] = [
    links({ sections: [{ link: away, image: null, ctaTitle: null, trackingId: '' }] }),
    links({ sections: [{ link: away, image: picture, ctaTitle: null, trackingId: '' }] }),
    exampleBanner({ link: away, texts: { ...fields.texts, mobile: { ...fields.texts.mobile!, cta: away } } }),
    { ...fields, kind: 'usp', points: [{ icon: 'truck', title: 'Free', text: '', link: away }] },
  ]
  const targets = async (page: Page) =>
    page.locator('main a').evaluateAll((all) => all.map((it) => [it.getAttribute('target'), it.getAttribute('rel')]))
  const opened = await targets(
    await show({ ...exampleRow(...widgets.map((widget, nth) => ({ ...widget, id: `${nth}` }))) }),
  )

  expect(opened).toHaveLength(5)
  expect(opened.every(([target, rel]) => target === '_blank' && rel === 'noopener')).toBe(true)
  expect(await targets(await show(exampleRow(links())))).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
})

test('names each link of a group for analytics [B-TRK-05, B-WID-21]', async () => {
  const listed = (await show(exampleRow(links()))).getByRole('listitem')

  expect(await listed.evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.trackingId))).toEqual([
    ...['to-Coats', 'to-Shoes', 'to-Bags'],
  ])
})

test('sets a group of links as its editor wants it: so many a row, so far apart, to one side, in a line that scrolls [B-WID-21]', async () => {
  const box = (page: Page, nth: number) => page.getByRole('listitem').nth(nth).boundingBox()
  const two = await styled(await show(exampleRow(links({ buttonsPerRow: 2, gap: 40 }))), 1440)
  const [first, second, third] = [await box(two, 0), await box(two, 1), await box(two, 2)]
  expect(second!.x - first!.x - first!.width).toBeCloseTo(40)
  expect([second!.y, third!.y > first!.y]).toEqual([first!.y, true])

  const named = await show(exampleRow(links({ sections: [{ ...links().sections[0]!, ctaTitle: 'See the coats' }] })))
  expect(await named.getByRole('listitem').textContent()).toBe('See the coats')
  expect(await named.getByRole('listitem').getAttribute('data-tracking-id')).toBe('to-Coats')

  const right = await styled(await show(exampleRow(links({ textAlign: 'right', width: 'full' }))), 1440)
  const last = await box(right, 2)
  expect(last!.x + last!.width).toBeGreaterThan(1300)

  const many = Array.from({ length: 30 }, (_none, nth) => ({ ...links().sections[0]!, link: to(`Way${nth}`) }))
  const slides = await styled(await show(exampleRow(links({ slider: true, sections: many }))), 390)
  expect((await box(slides, 29))!.y).toBe((await box(slides, 0))!.y)
  expect(await slides.getByRole('list').evaluate((it) => it.scrollWidth > it.clientWidth)).toBe(true)
})

const words = (more: object) => ({ ...fields.texts.mobile!, ...more })

test('places the words of a canvas where its editor put them, over one picture, with a button in its size and place [B-WID-O7, B-WID-10]', async () => {
  const placed = words({ xSpace: 120, ySpace: 60, ctaFontSize: 22, ctaPosition: 'right', enableCtaIcon: true })
  const at = async (text: object) => {
    const banner = exampleBanner({ texts: { mobile: text as never, tablet: null, desktop: null } })
    const page = await styled(await show(exampleRow(banner)), 1440)
    const box = await page.getByRole('heading').boundingBox()
    return { page, x: box!.x, y: box!.y }
  }
  const usual = await at(words({}))
  const [usualX, usualY] = [usual.x, usual.y]
  const { page, x, y } = await at(placed)
  const button = page.getByRole('link', { name: 'See the coats' })

  expect([Math.round(x - usualX), Math.round(y - usualY)]).toEqual([120, 60])
  expect(await button.evaluate((it) => getComputedStyle(it).fontSize)).toBe('22px')
  expect(await button.locator('svg').count()).toBe(1)
  expect(await (await at(words({}))).page.getByRole('link', { name: 'See the coats' }).locator('svg').count()).toBe(0)
  expect((await button.boundingBox())!.x).toBeGreaterThan(x + 100)
})

test('shows at each width the words of a banner written for it, else those for narrower screens [B-WID-10, B-WID-06, B-WID-09]', async () => {
  const said = (name: string) => words({ text: `<h2>For ${name}</h2>`, cta: null })
  const seen = async (texts: object) => {
    const page = await styled(await show(exampleRow(exampleBanner({ texts: texts as never }))), 1440)
    const shown: string[] = []
    for (const width of [390, 767, 768, 959, 960, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      shown.push((await page.getByRole('heading').allTextContents()).join())
    }
    return shown
  }
  const [mobile, tablet, desktop] = ['phones', 'tablets', 'desks'].map(said)
  const phones = ['For phones', 'For phones']

  expect(await seen({ mobile, tablet, desktop })).toEqual([
    ...[...phones, 'For tablets', 'For tablets', 'For desks', 'For desks'],
  ])
  expect(await seen({ mobile, tablet: null, desktop })).toEqual([...phones, ...phones, 'For desks', 'For desks'])
  expect(await seen({ mobile, tablet, desktop: null })).toEqual([...phones, ...Array(4).fill('For tablets')])
  expect(await seen({ mobile, tablet: null, desktop: null })).toEqual(Array(6).fill('For phones'))
})

test('shows at each width the picture of a banner written for it, and on phones the narrowest there is [B-WID-10, B-WID-06, B-WID-09]', async () => {
  const picture = (name: string) => ({ imageUrl: `/images/${name}/1/1-1.{1}`, alt: name, aspectRatio: '1/1' })
  const shown = async (images: object) => {
    const page = await show(exampleRow(exampleBanner({ images: images as never })))
    const wide = page.locator('source[media]')
    const pairs = await wide.evaluateAll((all) =>
      all.map((it) => `${it.getAttribute('media')} ${/images\/(\w+)/.exec(it.getAttribute('srcset') ?? '')?.[1]}`),
    )
    return [...new Set(pairs), await page.getByRole('img').getAttribute('alt')]
  }
  const [mobile, tablet, desktop] = ['phone', 'tablet', 'desk'].map(picture)

  expect(await shown({ mobile, tablet, desktop })).toEqual([
    '(width >= 960px) desk',
    '(width >= 768px) tablet',
    'phone',
  ])
  expect((await shown({ mobile: null, tablet, desktop })).at(-1)).toBe('tablet')
  expect((await shown({ mobile: null, tablet: null, desktop })).at(-1)).toBe('desk')
})

test('gives the picture of a banner room in the ratio that is written [B-WID-07, B-WID-09]', async () => {
  const ratioOf = async (aspectRatio: string) => {
    const mobile = { imageUrl: '/images/scene/1/1-1.{1}', alt: 'A coat', aspectRatio }
    const page = await show(exampleRow(exampleBanner({ images: { mobile, tablet: null, desktop: null } })))
    const sides = await page.getByRole('img').evaluate((it) => [it.getAttribute('width'), it.getAttribute('height')])
    return Number(sides[0]) / Number(sides[1])
  }

  expect(await ratioOf('16/9')).toBeCloseTo(16 / 9)
  expect(await ratioOf('1/1')).toBe(1)
})

test('shows of a banner its disclaimer and, on its button, the colours that its editor wrote [B-WID-10]', async () => {
  const mobile = words({ disclaimer: 'While stocks last', ctaBackgroundColor: '#112233', ctaColor: '#ffeedd' })
  const banner = exampleBanner({ texts: { mobile: mobile as never, tablet: null, desktop: null } })
  const page = await styled(await show(exampleRow(banner)), 1440)
  const button = page.getByRole('link', { name: 'See the coats' })
  const placed = page.locator('[data-position]')

  expect(await page.getByText('While stocks last').count()).toBe(1)
  expect(await button.evaluate((it) => [getComputedStyle(it).backgroundColor, getComputedStyle(it).color])).toEqual([
    'rgb(17, 34, 51)',
    'rgb(255, 238, 221)',
  ])
  expect(await placed.evaluate((it) => getComputedStyle(it).justifySelf)).toBe('center')
})

test('a banner beside others has its button where its words are, unless its editor placed it elsewhere [B-WID-10]', async () => {
  const placeOf = async (ctaPosition: string) => {
    const texts = { mobile: words({ ctaPosition }) as never, tablet: null, desktop: null }
    const page = await show(exampleRow(exampleBanner({ texts }), exampleBanner({ texts, id: 'second' })))
    const button = page.getByRole('link', { name: 'See the coats' }).first()
    return button.locator('xpath=..').getAttribute('data-position')
  }

  expect([await placeOf('center'), await placeOf('right')]).toEqual([null, 'right'])
})

test('stands on the colour that its editor chose, over the whole width only if wanted [B-WID-10, B-WID-09]', async () => {
  const shown = async (more: object) => {
    const page = await styled(await show(exampleRow(exampleBanner(more))), 1440)
    const grounds = await page
      .locator('main *')
      .evaluateAll((all) => all.map((it) => getComputedStyle(it).backgroundColor).filter((it) => /244/.test(it)))
    return [grounds, await page.locator('section[data-safe]').count()]
  }

  expect(await shown({ backgroundColor: '#f4efe6', toggleFullWidth: false })).toEqual([['rgb(244, 239, 230)'], 0])
  expect(await shown({ backgroundColor: null, toggleFullWidth: true })).toEqual([[], 1])
})

test('shows a promotion by its picture and words, or by its words alone [B-WID-20, B-CON-05]', async () => {
  const { safeSide: _side, toggleFullWidth: _wide, ...banner } = fields
  const parts = async (mode: 'image' | 'text') => {
    const spot: Widget = { ...banner, kind: 'promotionSpot', position: 1, randomPosition: false, type: '1x1', mode }
    const page = await show(exampleRow(spot))
    return [await page.getByRole('img').count(), await page.getByRole('heading', { name: /^Coats for/ }).count()]
  }

  expect([await parts('image'), await parts('text')]).toEqual([
    [1, 1],
    [0, 1],
  ])
})

test.each(['image', 'text'] as const)('counts down on a promotion with %s [B-CNT-04]', async (mode) => {
  const launch = { at: '2099-01-01T09:00:00.000Z', backgroundColor: null, color: null }
  const countdown = { ...launch, disabledMobile: false, disabledTablet: false, disabledDesktop: false }
  const { safeSide: _side, toggleFullWidth: _wide, ...banner } = exampleBanner({ countdown })
  const spot: Widget = { ...banner, kind: 'promotionSpot', position: 1, randomPosition: false, type: '1x1', mode }

  expect(await (await show(exampleRow(spot))).locator('time[datetime]').count()).toBe(1)
})

test('shows a smart widget as one tile: picture, words, button, where it leads, countdown and a code to copy [B-WID-O7] [B-WID-09, B-CNT-04, B-CNT-01]', async () => {
  const launch = { at: '2099-01-01T09:00:00.000Z', backgroundColor: null, color: null }
  const everywhere = { disabledMobile: false, disabledTablet: false, disabledDesktop: false }
  const tile = exampleBanner({ clipboard: 'LINEN20', link: to('Linen'), countdown: { ...launch, ...everywhere } })
  const page = await show(exampleRow(tile, { ...text(1), clipboard: 'TEXT10', countdown: tile.countdown }))

  expect(await page.getByRole('img').count()).toBe(1)
  expect(await page.getByRole('heading', { name: 'Coats for the long way home' }).count()).toBe(1)
  expect(await page.getByRole('link', { name: 'Linen' }).getAttribute('href')).toBe('/en-gb/linen')
  expect(await page.getByRole('link', { name: 'See the coats' }).count()).toBe(1)
  expect(await page.locator('time[datetime]').count()).toBe(2)
  expect(await page.getByRole('button').evaluateAll((all) => all.map((it) => it.textContent))).toEqual([
    'LINEN20',
    'TEXT10',
  ])
})

test.each([true, false])(
  'a banner alone in its row has its countdown and its code to copy, over the whole width: %s [B-WID-10, B-WID-09, B-CNT-01, B-CNT-04]',
  async (toggleFullWidth) => {
    const launch = { at: '2099-01-01T09:00:00.000Z', backgroundColor: null, color: null }
    const countdown = { ...launch, disabledMobile: false, disabledTablet: false, disabledDesktop: false }
    const page = await show(exampleRow(exampleBanner({ toggleFullWidth, clipboard: 'LINEN20', countdown })))

    expect(await page.locator('section time[datetime]').count()).toBe(1)
    expect(await page.locator('section').getByRole('button').allTextContents()).toEqual(['LINEN20'])
  },
)

test('folds the rest of a long text under words that unfold it [B-WID-15, B-WID-O11]', async () => {
  const page = await show(exampleRow({ ...text(1), html: '<p>The beginning…</p>', rest: '<p>The end.</p>' }))
  const seen = () => page.getByText('The end.').isVisible()

  expect([await page.getByText('The beginning…').isVisible(), await seen()]).toEqual([true, false])
  await page.getByText('Read more').click()
  expect(await seen()).toBe(true)
})

test('folds text for search engines under its headline, which keeps its place among headings [B-WID-O7]', async () => {
  const seo: Widget = { ...fields, id: 's', kind: 'seo', headline: 'About linen', html: '<h3>Care</h3><p>Cool.</p>' }
  const page = await show(exampleRow(seo))
  await page.getByRole('heading', { name: 'About linen', level: 2 }).click()

  expect(await page.getByText('Cool.').isVisible()).toBe(false)
  await page.getByRole('heading', { name: 'About linen', level: 2 }).click()
  expect(await page.getByRole('heading', { name: 'Care', level: 3 }).isVisible()).toBe(true)
})

test('shows four selling points with an icon each, and links the ones that have an address [B-WID-O7, B-WID-18]', async () => {
  const point = (title: string) => ({ icon: 'truck', title, text: 'Soon', link: to(title) })
  const page = await show(exampleRow({ ...fields, kind: 'usp', points: ['A', 'B', 'C', 'D'].map(point) }))
  const points = page.getByRole('listitem')

  expect([await points.count(), await points.locator('svg').count()]).toEqual([4, 4])
  expect(await points.getByText('Soon', { exact: true }).count()).toBe(4)
  expect(await page.getByRole('link', { name: 'C' }).getAttribute('href')).toBe('/en-gb/c')
})

test('shows a score of reviews or a short text under its headline [B-WID-O7, B-WID-22]', async () => {
  const trust = { ...fields, kind: 'trustWidget', headline: 'Trusted', html: '<p>4.8 of 5</p>', wordLength: 9 } as const
  const page = await show(exampleRow({ ...trust, id: 'trust' }))

  expect(await page.getByRole('heading', { name: 'Trusted' }).count()).toBe(1)
  expect(await page.getByText('4.8 of 5').count()).toBe(1)
})

test('leads from what is wanted to searches and to products, and lets several questions be open at once [B-WID-O7, B-WID-18, B-WID-23]', async () => {
  const page = await show(
    exampleRow({
      ...{ ...fields, kind: 'trender', headline: 'Wanted', terms: [to('Search')] },
      products: [{ id: '1', name: 'Coat', url: '/en-gb/p/coat-1' } as never],
    }),
    exampleRow({
      ...{ ...fields, kind: 'accordionText', headline: null },
      items: ['One', 'Two'].map((title) => ({ title, html: `<p>${title} told</p>` })),
    }),
  )
  const wanted = page.getByRole('navigation', { name: 'Wanted' }).getByRole('link')
  expect(await wanted.evaluateAll((all) => all.map((it) => it.getAttribute('href')))).toEqual([
    '/en-gb/search',
    '/en-gb/p/coat-1',
  ])
  for (const title of ['One', 'Two']) {
    await page.locator('summary', { hasText: title }).focus()
    await page.keyboard.press('Enter')
  }
  expect(await page.getByText(/told/).evaluateAll((all) => all.map((it) => it.checkVisibility()))).toEqual([true, true])
})
