import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WidgetOf } from '#contracts/widgets.ts'
import { exampleBanner, exampleCarousel, exampleRow } from '../pages/browsing.fakes.ts'
import { openScriptedBrowser } from '../pages/in-scripted-browser.fakes.ts'

let browser: Awaited<ReturnType<typeof openScriptedBrowser>>
beforeAll(async () => {
  browser = await openScriptedBrowser()
})
afterAll(() => browser.close())

const everyMs = 150

const show = (more: Partial<WidgetOf<'productCarousel'>> = {}, reducedMotion?: 'reduce' | 'no-preference') =>
  browser.show(
    { kind: 'rows', rows: [exampleRow({ ...exampleCarousel('en-gb'), ...more })] },
    { width: 1200, ...(reducedMotion ? { reducedMotion } : {}) },
  )
const moving = (reducedMotion: 'reduce' | 'no-preference') =>
  show({ autoplay: true, autoplayAfterMs: everyMs, speedMs: 1, displayed: fourAtOnce }, reducedMotion)
const fourAtOnce = { mobile: 4, tablet: 4, desktop: 4 }
const list = (page: Page) => page.getByRole('list', { name: 'New this week' })
const placeOf = (page: Page) => list(page).evaluate((it) => it.scrollLeft)

/** Waits for twenty moves of the carousel, by the page's timer because the machine may be busy. Returns how far the row moved. */
async function movedMeanwhile(page: Page): Promise<number> {
  const before = await placeOf(page)
  await page.evaluate(
    (ms) =>
      new Promise<void>((done) => {
        let left = 20
        const timer = setInterval(() => {
          left -= 1
          if (left > 0) return
          clearInterval(timer)
          done()
        }, ms)
      }),
    everyMs,
  )
  return Math.abs((await placeOf(page)) - before)
}

test('moves by itself, and rests under a pointer and while something in it has the focus [B-WID-O6, B-WID-13]', async () => {
  const page = await moving('no-preference')
  await page.mouse.move(5, 790)
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0)

  await list(page).hover()
  await expect.poll(() => list(page).getAttribute('data-gliding')).toBeNull()
  expect(await movedMeanwhile(page)).toBe(0)

  await page.mouse.move(5, 790)
  const here = await placeOf(page)
  await expect.poll(() => placeOf(page)).not.toBe(here)
  await list(page).focus()
  await expect.poll(() => list(page).getAttribute('data-gliding')).toBeNull()
  expect(await movedMeanwhile(page)).toBe(0)
})

test('does not move automatically for visitors who prefer no motion [B-WID-O6, B-WID-13]', async () => {
  const page = await moving('reduce')
  await page.mouse.move(5, 790)

  expect(await movedMeanwhile(page)).toBe(0)
})

test('goes on by the arrow keys, by its buttons and under a finger [B-WID-O6]', async () => {
  const page = await show({ displayed: { mobile: 1, tablet: 2, desktop: 2 } })
  await list(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0)

  const byKey = await placeOf(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => placeOf(page)).toBeGreaterThan(byKey)

  const again = await show({ displayed: fourAtOnce })
  await list(again).hover()
  await again.mouse.wheel(400, 0)
  await expect.poll(() => placeOf(again)).toBeGreaterThan(0)
  const moved = await list(again).evaluate((it) => getComputedStyle(it))
  expect([moved.overflowX, moved.touchAction]).toEqual(['auto', 'auto'])
})

test('each step takes the time that the editor set [B-WID-O5, B-CON-04, B-WID-13]', async () => {
  const lasts = async (speedMs: number) => {
    const page = await show({ speedMs, displayed: { mobile: 1, tablet: 2, desktop: 2 } }, 'no-preference')
    await list(page).evaluate((row) => {
      const moves: number[] = []
      new MutationObserver(() => moves.push(performance.now())).observe(row, { attributeFilter: ['data-gliding'] })
      Object.assign(window, { moves })
    })
    await page.getByRole('button', { name: 'Next' }).click()
    const moves = () => page.evaluate(() => (window as unknown as { moves: number[] }).moves)
    await expect.poll(async () => (await moves()).length).toBe(2)
    const [begun, ended] = await moves()
    return ended! - begun!
  }

  expect(await lasts(900)).toBeGreaterThan(850)
  expect(await lasts(1)).toBeLessThan(850)
})

/** How often the page reads the place of a row that reports fifty moves at once. */
const readsOf = (row: ReturnType<Page['getByRole']>): Promise<number> =>
  row.evaluate(async (it) => {
    const place = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollLeft')!
    let reads = 0
    Object.defineProperty(it, 'scrollLeft', {
      get: () => {
        reads += 1
        return place.get!.call(it) as number
      },
    })
    for (let moves = 0; moves < 50; moves++) it.dispatchEvent(new Event('scroll'))
    await new Promise((done) => setTimeout(done, 600))
    return reads
  })

test('looks at a row that moves every 200 ms at most: its arrows, its dots and the pictures of a product [B-PAGE-57]', async () => {
  const carousel = await show({ pagination: true, displayed: { mobile: 1, tablet: 2, desktop: 2 } })
  await expect.poll(() => carousel.getByRole('button', { name: 'Go to slide 1 of' }).count()).toBe(1)
  const ofArrowsAndDots = await readsOf(list(carousel))
  const product = await browser.show({ kind: 'product' }, { width: 480 })
  const ofPictures = await readsOf(product.getByRole('list', { name: 'Views' }))

  // A slow start may add a read of its own; without the pause there are fifty for each part.
  for (const reads of [ofArrowsAndDots, ofPictures]) {
    expect(reads).toBeGreaterThanOrEqual(1)
    expect(reads).toBeLessThan(10)
  }
})

test('shows a carousel of one product, and none of no product [B-WID-O5, B-CON-04, B-WID-13]', async () => {
  const { products } = exampleCarousel('en-gb')

  expect(
    await list(await show({ products: products.slice(0, 1) }))
      .getByRole('article')
      .count(),
  ).toBe(1)
  expect(await (await show({ products: [] })).getByText('New this week').count()).toBe(0)
})

const { kind: _, ...common } = exampleBanner()

test('a film that is seen begins by itself if its editor wants that, and no other does [B-WID-17, B-WID-O15]', async () => {
  const film = (id: string, autoplay: boolean): WidgetOf<'video'> => ({
    ...{ ...common, id, kind: 'video', headline: null, videoUrl: `/films/${id}.mp4`, poster: null, captions: [] },
    ...{ loop: true, muted: true, autoplay },
  })
  const rows = [exampleRow(film('waits', false)), exampleRow(film('begins', true))]
  const page = await browser.show({ kind: 'rows', rows }, { width: 480, reducedMotion: 'no-preference' })
  // A film is loaded only to be played. There is no file here, so the browser gives up at once.
  const isPlayed = (id: string) =>
    page.locator(`video[src*="${id}"]`).evaluate((it) => {
      it.scrollIntoView()
      return (it as HTMLVideoElement).networkState >= HTMLMediaElement.NETWORK_LOADING
    })

  await expect.poll(() => isPlayed('begins')).toBe(true)
  expect(await isPlayed('waits')).toBe(false)
})

test('says in its editor’s words that somebody has joined the customer club [B-WID-19]', async () => {
  const signup: WidgetOf<'customerClubSignup'> = {
    ...{ ...common, id: 'club', kind: 'customerClubSignup', headline: 'Join us', html: '', buttonText: 'Be a member' },
    ...{ terms: '', successMessage: 'Good to have you', subBrands: [], excludedPages: [], asPopup: false },
  }
  const answers = { '/api/account/en-gb/customerclub/subscribe': { state: 'active' } }
  const page = await browser.show({ kind: 'rows', rows: [exampleRow(signup)] }, { answers })
  await page.locator('#club-email').fill('ane@example.com')
  await page.getByRole('button', { name: 'Be a member' }).click()

  await page.getByRole('status').getByText('Good to have you').waitFor()
})

test('leaves out a row of recommendations that finds nothing or fails, and shows no error for it [B-REC-05, B-ERR-O2, B-WID-O5]', async () => {
  const { products, content, ...carousel } = exampleCarousel('en-gb')
  const { sorting: _, ...about } = content
  const row = (id: string, version: '2' | '3', headline: string) =>
    exampleRow({
      ...carousel,
      ...{ kind: 'recommendationCarousel', id, version, headline },
      type: 'TrendingProducts',
      content: about,
    })
  const rows = [row('second', '2', 'Nothing here'), row('third', '3', 'Bought most')]
  const call = '/api/recommendation/en-gb/recommendations'
  const shownWith = async (answers: Readonly<Record<string, object>>) => {
    const found = { [`${call}3`]: [{ title: '', type: 'TrendingProducts', products: products.slice(0, 2) }] }
    const page = await browser.show({ kind: 'rows', rows }, { width: 1200, answers: { ...found, ...answers } })
    const asked = () =>
      page.evaluate(
        (path) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(path)).length,
        call,
      )
    await expect.poll(asked).toBe(2)
    await page.getByText('Bought most').waitFor()
    return [
      await page.getByRole('article').count(),
      await page.getByText('Nothing here').count(),
      await page.getByRole('alert').count(),
    ]
  }

  expect(await shownWith({ [call]: products.slice(0, 1) })).toEqual([3, 1, 0])
  expect(await shownWith({ [call]: [] })).toEqual([2, 0, 0])
  expect(await shownWith({})).toEqual([2, 0, 0])
})
