import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '#contracts/widgets.ts'
import carouselStyles from '#ui/carousel/carousel.module.css'
import { styleElement } from '#ui/style-sheet.fakes.ts'
import { browsingShell, exampleBanner, exampleCarousel, exampleRow } from '../pages/browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../pages/in-browser.fakes.tsx'
import frameStyles from './carousels/carousel-frame.module.css'
import styles from './rows.module.css'
import { Rows } from './rows.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const show = (...rows: Row[]) => browser.open(<Rows rows={rows} leading />, browsingShell('en-gb'))

test('leaves no gap for a row without widgets', async () => {
  const page = await show(exampleRow(), exampleRow(exampleBanner()))

  expect(await page.locator('main > *').count()).toBe(1)
})

test('tells the editor of a preview where a row is left out [D-31]', async () => {
  const page = await show({ ...exampleRow(), leftOut: true }, exampleRow(exampleBanner()))

  expect(await page.getByRole('note').allTextContents()).toEqual(['A row is hidden here'])
})

test('shows a film with buttons, a picture before it and captions, and fetches and begins nothing by itself without script [B-WID-17] [B-WID-O15]', async () => {
  const { kind: _, ...banner } = exampleBanner()
  const page = await show(
    exampleRow({
      ...{ ...banner, kind: 'video', headline: 'How linen grows', videoUrl: '/films/linen.mp4' },
      poster: { imageUrl: '/images/field/1/1.jpeg', alt: 'A field of flax', aspectRatio: '21/9' },
      ...{ loop: true, muted: true, autoplay: true },
      captions: [{ url: '/films/linen.en.vtt', language: 'en', title: 'English' }],
    }),
  )
  const film = page.locator('video')
  const said = await film.evaluate((it: HTMLVideoElement) => ({
    ...{ controls: it.controls, loop: it.loop, muted: it.defaultMuted, preload: it.preload, autoplay: it.autoplay },
    ...{
      poster: it.getAttribute('poster'),
      room: it.parentElement!.querySelector('svg')!.getAttribute('viewBox'),
    },
    tracks: [...it.querySelectorAll('track')].map((track) => [track.kind, track.srclang, track.label, track.default]),
  }))

  expect(said).toEqual({
    ...{ controls: true, loop: true, muted: true, preload: 'none', autoplay: false },
    ...{ poster: '/images/field/1/1.jpeg', room: '0 0 4200 1800', tracks: [['captions', 'en', 'English', false]] },
  })
  expect(await film.getAttribute('aria-label')).toBe('A field of flax')
  expect((await violations(page)).filter((id) => !/landmark|region|heading/.test(id))).toEqual([])
})

test('hides a widget on the screens it is switched off for [B-WID-05, B-PAGE-O1] [B-WID-O2, B-WID-09, B-PAGE-56, B-CON-01]', async () => {
  const seen = async (off: Parameters<typeof exampleBanner>[0]) => {
    const page = await show(exampleRow(exampleBanner(off)))
    const style = styleElement('web/widgets/rows.module.css', styles)
    await page.setContent((await page.content()).replace('<title>', `${style}<title>`))
    const visible: boolean[] = []
    for (const width of [390, 767, 768, 959, 960, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      visible.push(await page.getByRole('heading').isVisible())
    }
    return visible
  }

  expect(await seen({ disabledMobile: true })).toEqual([false, false, true, true, true, true])
  expect(await seen({ disabledTablet: true })).toEqual([true, true, false, false, true, true])
  expect(await seen({ disabledDesktop: true })).toEqual([true, true, true, true, false, false])
})

test('shows the picture for narrower screens where a wider one has none [B-WID-06]', async () => {
  const images = exampleBanner().images
  const both = await show(exampleRow(exampleBanner()))
  const narrowOnly = await show(exampleRow(exampleBanner({ images: { ...images, desktop: null } })))

  expect(await both.locator('source[media="(width >= 960px)"]').count()).toBe(2)
  expect(await narrowOnly.locator('source[media]').count()).toBe(0)
  expect(await narrowOnly.getByRole('img').getAttribute('src')).toContain('/4-5.webp')
})

test('has the words for phones beside those for wide screens, each shown at its widths', async () => {
  const { images, texts } = exampleBanner()
  const wide = { ...texts.mobile!, text: '<h2>For wide screens</h2>' }
  const page = await show(exampleRow(exampleBanner({ images, texts: { ...texts, desktop: wide } })))

  expect(await page.getByRole('img').getAttribute('src')).toContain('/4-5.webp')
  expect(await page.locator('[data-from="desktop"]').count()).toBe(1)
  expect(await page.locator('[data-until="desktop"]').textContent()).toContain('Coats for')
})

test('leaves text for search engines out where the market hides it [B-WID-16] [B-FT-37]', async () => {
  const { kind: _, ...banner } = exampleBanner()
  const seo = exampleRow({ ...banner, kind: 'seo', headline: 'About our dresses', html: '<p>Linen.</p>' })
  const shell = browsingShell('en-gb')
  const shown = async (hideSeoWidget: boolean) => {
    const page = await browser.open(<Rows rows={[seo]} />, { ...shell, featureToggles: { hideSeoWidget } })
    return page.getByRole('heading', { name: 'About our dresses' }).count()
  }

  expect([await shown(false), await shown(true)]).toEqual([1, 0])
})

test('waits for the first picture of the page and for no other', async () => {
  const page = await show(exampleRow(exampleBanner()), exampleRow(exampleBanner({ id: 'b', toggleFullWidth: false })))

  expect(
    await page
      .getByRole('img')
      .evaluateAll((all) => all.map((it) => [it.getAttribute('fetchpriority'), it.getAttribute('loading')])),
  ).toEqual([
    ['high', null],
    [null, 'lazy'],
  ])
})

test('scrolls products under their headline, and leaves a carousel without products out [B-WID-O5]', async () => {
  const page = await show(exampleRow(exampleCarousel('en-gb')))
  const empty = await show(exampleRow({ ...exampleCarousel('en-gb'), products: [] }))

  expect(await page.getByRole('list', { name: 'New this week' }).getByRole('article').count()).toBe(8)
  expect(await empty.getByText('New this week').count()).toBe(0)
})

test('has no accessibility violations', async () => {
  const page = await show(exampleRow(exampleBanner()), exampleRow(exampleCarousel('en-gb')))
  const found = await violations(page)

  expect(found.filter((id) => id !== 'page-has-heading-one')).toEqual([])
})

test('marks every widget with its name for analytics of views [B-WID-09, B-TRK-05]', async () => {
  const page = await show(exampleRow({ ...exampleCarousel('en-gb'), trackingId: 'home-new' }))

  expect(await page.locator('[data-tracking-id="home-new"]').getByRole('article').count()).toBe(8)
})

test('keeps text and pictures away from the edges of a colour that an editor chose [B-WID-13]', async () => {
  const paddings = async (backgroundColor: string | null) => {
    const { kind: _, ...banner } = exampleBanner()
    const trust = { ...banner, kind: 'trustWidget' as const, html: '<p>4.8 of 5</p>', wordLength: 9 }
    const page = await show(
      exampleRow({ ...exampleCarousel('en-gb'), backgroundColor }),
      exampleRow({ ...trust, id: 'trust', headline: null, backgroundColor }),
    )
    await styled(page)
    const shown = page.locator('[data-coloured]')
    return shown.evaluateAll((all) => all.map((it) => getComputedStyle(it).paddingBlock))
  }

  expect(await paddings('#1b1a18')).toEqual(['32px', '32px'])
  expect(await paddings(null)).toEqual([])
})

test('sets a row the way its editor wants it: headline, dots, arrows over its ends, as many at once [B-WID-13, B-WID-09]', async () => {
  const look = {
    ...{ headlineFontSize: 40, headlineColor: '#c4161c', headlineTextAlignment: 'center' as const },
    ...{ arrowsPosition: 'inside' as const, pagination: true, toggleFullWidth: true, backgroundColor: '#f4efe6' },
    padding: { top: 24, right: 8, bottom: 16, left: 4 },
  }
  const page = await show(
    exampleRow({ ...exampleCarousel('en-gb'), ...look, displayed: { mobile: 1, tablet: 3, desktop: 4 } }),
  )
  await styled(page)
  const computed = (it: Element) => {
    const { backgroundColor, padding, color, textAlign } = getComputedStyle(it)
    return { backgroundColor, padding, color, textAlign }
  }
  expect(await page.getByRole('region', { name: 'New this week' }).evaluate(computed)).toMatchObject({
    ...{ backgroundColor: 'rgb(244, 239, 230)', padding: '24px 8px 16px 4px' },
  })
  expect(await page.getByRole('heading', { name: 'New this week' }).evaluate(computed)).toMatchObject({
    ...{ color: 'rgb(196, 22, 28)', textAlign: 'center' },
  })
  expect(await page.locator(`.${frameStyles.full}`).count()).toBe(1)
  const tileWidth = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return (await page.getByRole('listitem').first().boundingBox())!.width / width
  }

  expect(
    await page.getByRole('heading', { name: 'New this week' }).evaluate((it) => getComputedStyle(it).fontSize),
  ).toBe('40px')
  expect(await page.locator('[data-arrows="inside"]').count()).toBe(1)
  expect(await tileWidth(400)).toBeGreaterThan(0.7)
  expect(await tileWidth(800)).toBeLessThan(0.34)
  expect(await tileWidth(1200)).toBeLessThan(0.26)
})

test('tells what is wanted as links under a name, opens questions to their answers, without script [B-WID-18] [B-WID-23]', async () => {
  const { kind: _, ...banner } = exampleBanner()
  const page = await show(
    exampleRow({
      ...banner,
      ...{ kind: 'trender', headline: 'Trending now', products: [] },
      terms: [{ title: 'linen', url: '/en-gb/search?q=linen', newTab: false }],
    }),
    exampleRow({
      ...banner,
      ...{ kind: 'accordionText', headline: null },
      items: [
        { title: 'How long does it take?', html: '<p>Two days.</p>' },
        { title: 'What does it cost?', html: '<p>Nothing.</p>' },
      ],
    }),
    exampleRow({ ...banner, kind: 'trustWidget', headline: null, html: '<p>4.8 of 5</p>', wordLength: 9 }),
  )
  const wanted = page.getByRole('navigation', { name: 'Trending now' })

  expect(await wanted.getByRole('link', { name: 'linen' }).getAttribute('href')).toBe('/en-gb/search?q=linen')
  await page.getByText('How long').click()
  await page.getByText('What does it cost?').click()
  expect(await page.getByText('Two days.').isVisible()).toBe(true)
  expect(await page.getByText('Nothing.').isVisible()).toBe(true)
  expect(await page.getByText('4.8 of 5').isVisible()).toBe(true)
})

test('puts four widgets beside each other, as many as six where an editor says so, and wraps the rest [B-WID-03] [B-CON-03]', async () => {
  const { kind: _, ...banner } = exampleBanner()
  const texts = Array.from({ length: 7 }, (_none, nth) => ({
    ...{ ...banner, id: `t${nth}`, kind: 'text' as const, headline: null },
    ...{ html: `<p>${nth}</p>`, rest: '', wordLimit: 9 },
  }))
  const columns = async (perRow?: number) => {
    const page = await show({ ...exampleRow(...texts), ...(perRow ? { perRow } : {}) })
    const style = styleElement('web/widgets/rows.module.css', styles)
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.setContent((await page.content()).replace('<title>', `${style}<title>`))
    return page.locator('[data-count]').evaluate((it) => getComputedStyle(it).gridTemplateColumns.split(' ').length)
  }

  expect([await columns(), await columns(6)]).toEqual([4, 6])
})

async function styled(page: Page): Promise<void> {
  const sheets = [
    styleElement('ui/tokens.css'),
    styleElement('ui/carousel/carousel.module.css', carouselStyles),
    styleElement('web/widgets/carousels/carousel-frame.module.css', frameStyles),
    styleElement('web/widgets/rows.module.css', styles),
  ]
  await page.setContent((await page.content()).replace('<title>', `${sheets.join('')}<title>`))
}
