import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
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
  expect(await list(page).evaluate((it) => it.tabIndex)).toBe(0)
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

/** A row whose motions are timed: the page remembers when each begins and ends. */
async function timed(page: Page): Promise<Page> {
  await list(page).evaluate((row) => {
    const moves: number[] = []
    new MutationObserver(() => moves.push(performance.now())).observe(row, { attributeFilter: ['data-gliding'] })
    Object.assign(window, { moves })
  })
  return page
}

async function lengthOfMotion(page: Page): Promise<number> {
  const moves = () => page.evaluate(() => (window as unknown as { moves: number[] }).moves)
  await expect.poll(async () => (await moves()).length).toBeGreaterThanOrEqual(2)
  const [begun, ended] = await moves()
  return ended! - begun!
}

const press = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click()

test.each<[string, Partial<WidgetOf<'productCarousel'>>, (page: Page) => Promise<void>]>([
  ['by its arrow', {}, press('Next')],
  ['by its dots', { pagination: true }, press(/^Go to slide 2 of/)],
  ['by itself', { autoplay: true, autoplayAfterMs: 2000 }, (page) => page.mouse.move(5, 790)],
])(
  'each motion of a row %s takes the time that the editor set [B-WID-O5, B-CON-04, B-WID-13]',
  async (_, settings, act) => {
    const lasts = async (speedMs: number) => {
      const page = await timed(await show({ ...settings, speedMs, displayed: fourAtOnce }, 'no-preference'))
      await act(page)
      return lengthOfMotion(page)
    }

    expect(await lasts(900)).toBeGreaterThan(850)
    expect(await lasts(1)).toBeLessThan(850)
  },
)

/** How often the page reads the place of a row that reports fifty moves at once, or takes another width fifty times. */
const readsOf = (row: ReturnType<Page['getByRole']>, change: 'moves' | 'widths' = 'moves'): Promise<number> =>
  row.evaluate(async (it, changes) => {
    const place = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollLeft')!
    let reads = 0
    Object.defineProperty(it, 'scrollLeft', {
      get: () => {
        reads += 1
        return place.get!.call(it) as number
      },
    })
    for (let moves = 0; moves < 50; moves++) {
      if (changes === 'moves') it.dispatchEvent(new Event('scroll'))
      else {
        it.style.inlineSize = `${600 + moves}px`
        await new Promise((done) => requestAnimationFrame(done))
      }
    }
    await new Promise((done) => setTimeout(done, 600))
    return reads
  }, change)

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

test('measures a row again only when its width has come to rest [B-PAGE-O2]', async () => {
  const carousel = await show({ pagination: true, displayed: { mobile: 1, tablet: 2, desktop: 2 } })
  await expect.poll(() => carousel.getByRole('button', { name: 'Go to slide 1 of' }).count()).toBe(1)
  const reads = await readsOf(list(carousel), 'widths')

  // A busy machine may rest between two widths; without the pause there are fifty.
  expect(reads).toBeGreaterThanOrEqual(1)
  expect(reads).toBeLessThan(25)
})

test.each([
  ['a phone', 400, 'mobile'],
  ['a tablet', 800, 'tablet'],
  ['a desktop', 1200, 'desktop'],
] as const)(
  'shows on %s as many pixels of the slides before and after as the editor set for it [B-WID-O5, B-WID-13]',
  async (_, width, screen) => {
    const preview = {
      left: { mobile: 10, tablet: 20, desktop: 30 },
      right: { mobile: 14, tablet: 26, desktop: 38 },
    }
    const page = await show({ preview, displayed: { mobile: 2, tablet: 2, desktop: 2 } })
    await page.setViewportSize({ width, height: 800 })
    const places = await list(page).evaluate(async (row) => {
      const { columnGap, paddingInlineStart } = getComputedStyle(row)
      const [gap, edge] = [Number.parseFloat(columnGap), Number.parseFloat(paddingInlineStart)]
      const slides = [...row.children]
      const startOf = (nth: number) =>
        slides[nth]!.getBoundingClientRect().left - row.getBoundingClientRect().left - edge
      const inside = row.clientWidth - 2 * edge
      const atStart = inside - startOf(2) + gap
      row.scrollTo({ left: startOf(3), behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 300))
      return { atStart, before: startOf(3), after: inside - startOf(5) + gap }
    })

    expect(Math.round(places.atStart)).toBe(preview.left[screen] + preview.right[screen])
    expect(Math.round(places.before)).toBe(preview.left[screen])
    expect(Math.round(places.after)).toBe(preview.right[screen])
  },
)

test('shows the goods that somebody saved, and leaves the row out when none is sold any more [B-WID-O5]', async () => {
  const { products, content: _content, ...carousel } = exampleCarousel('en-gb')
  const shownWith = async (saved: object[]) => {
    const page = await browser.show(
      { kind: 'rows', rows: [exampleRow({ ...carousel, kind: 'wishlistCarousel', headline: 'Saved by you' })] },
      {
        answers: {
          '/api/visitor/en-gb': { wishlist: { skus: ['1'] }, basket: { quantity: 0 } },
          '/api/wishlist/en-gb/wishlist': { products: saved },
        },
      },
    )
    const asked = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/wishlist/')).length,
      )
    await expect.poll(asked).toBe(1)
    return page
  }

  const some = await shownWith(products.slice(0, 1))
  await some.getByText('Saved by you').waitFor()
  expect(await some.getByRole('article').count()).toBe(1)
  const none = await shownWith([])
  await none.waitForTimeout(200)
  expect(await none.getByText('Saved by you').count()).toBe(0)
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

test('a press copies the code of a widget [B-WID-09]', async () => {
  const text = { id: 'text', kind: 'text' as const, headline: null, html: '<p>Linen.</p>', rest: '', wordLimit: 9 }
  const page = await browser.show({ kind: 'rows', rows: [exampleRow({ ...common, ...text, clipboard: 'LINEN20' })] })
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (copied: string) => Object.assign(document, { title: copied }) },
    }),
  )
  await page.getByRole('button', { name: 'LINEN20' }).click()

  await expect.poll(() => page.title()).toBe('LINEN20')
})

const signup = (more: Partial<WidgetOf<'customerClubSignup'>>): WidgetOf<'customerClubSignup'> => ({
  ...{ ...common, id: 'club', kind: 'customerClubSignup', headline: 'Join us', html: '', buttonText: 'Be a member' },
  ...{ terms: '', successMessage: 'Good to have you', subBrands: [], excludedPages: [], asPopup: false },
  ...more,
})
/** Shows forms of the club in a browser in which nobody has joined. */
async function showForms(...forms: readonly WidgetOf<'customerClubSignup'>[]): Promise<Page> {
  const answers = { '/api/account/en-gb/customerclub/subscribe': { state: 'active' } }
  const page = await browser.show({ kind: 'rows', rows: forms.map((one) => exampleRow(one)) }, { answers })
  onTestFinished(() => page.evaluate(() => localStorage.clear()))
  return page
}

test('says in its editor’s words that somebody has joined the customer club [B-WID-19]', async () => {
  const page = await showForms(signup({}))
  await page.locator('#club-email').fill('ane@example.com')
  await page.getByRole('button', { name: 'Be a member' }).click()

  await page.getByRole('status').getByText('Good to have you').waitFor()
})

test('hides the popup and every other form of the club as soon as somebody has joined by one of them [B-STO-08, C-CLB-06]', async () => {
  const again = signup({ id: 'again', headline: 'Come in' })
  const page = await showForms(signup({}), again, signup({ id: 'popup', asPopup: true }))
  const isShown = () => Promise.all(['again-title', 'popup-title'].map((id) => page.locator(`#${id}`).count()))
  await expect.poll(isShown).toEqual([1, 1])
  await page.locator('#club-email').fill('ane@example.com')
  await page.locator('section[aria-labelledby="club-title"]').getByRole('button', { name: 'Be a member' }).click()

  await page.getByRole('status').getByText('Good to have you').waitFor()
  await expect.poll(isShown).toEqual([0, 0])
})

test('leaves out a row of recommendations that finds nothing or fails, and asks for each by the call of its version [B-REC-05, B-ERR-O2, B-WID-O5, B-REC-01]', async () => {
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
