import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { objectionsOf } from './axe.ts'
import { waitForHydration } from './hydration.ts'
import { openJourney } from './journey.ts'
import { desk, phone } from './shopper.ts'
import { textsIn } from './texts-in.ts'

const { shop, shopper } = await openJourney()
const simulators = shop.replace(/\d+$/, (port) => String(Number(port) + 1)).replace('localhost', '127.0.0.1')

async function productOf(market: string): Promise<string> {
  const answer = await fetch(`${shop}/api/catalog/${market}/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ size: 60 }),
  })
  const { results } = (await answer.json()) as {
    results: { url: string; comingSoonProduct: boolean; isProductSet: boolean }[]
  }
  return results.find((one) => !one.comingSoonProduct && !one.isProductSet)!.url
}
const agree = (page: Page, ...granted: string[]) =>
  page.context().addCookies([
    {
      name: 'consent',
      value: encodeURIComponent(
        ['consentid:1,consent:yes,action:yes,necessary:yes', ...granted.map((it) => `${it}:yes`)].join(','),
      ),
      url: shop,
    },
  ])
const reviews = (page: Page) => page.locator('#reviews section')

/** Reviews that arrive while their place is in sight are shown once it is out of sight. */
async function lookAtEndAndBack(page: Page): Promise<void> {
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/reviews/')),
  )
  await page.evaluate(() => scrollTo(0, 0))
}

test.each([
  ['en-gb', desk],
  ['ar-ae', phone],
] as const)(
  'in %s reviews stand on product pages and the home page, the returns service on the return page, for shoppers who agreed [B-TPS-01, B-SIM-08, B-SIM-09, B-TPS-O1]',
  async (market, viewport) => {
    const t = textsIn(market)
    const { page, browserErrors } = await shopper({ viewport }, 'not yet')
    await agree(page, 'functional')
    const policy = (await (await page.goto(shop + (await productOf(market))))!.headerValue('content-security-policy'))!
    await lookAtEndAndBack(page)
    await reviews(page)
      .getByRole('heading', { level: 2, name: t('reviews.title') })
      .waitFor()
    expect(await reviews(page).locator('li').count()).toBeGreaterThan(1)
    expect(await objectionsOf(page)).toEqual([])
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("script-src 'self';")

    await page.goto(`${shop}/${market}`)
    await lookAtEndAndBack(page)
    await reviews(page)
      .getByRole('heading', { level: 2, name: t('reviews.of-shop') })
      .waitFor()
    await page.goto(`${shop}/${market}/return-items`)
    await page.getByRole('link', { name: t('returns-plugin.title', 'Parcel Return') }).waitFor()
    expect(browserErrors).toEqual([])
  },
  240_000,
)

test.each(['en-gb', 'ar-ae'])(
  'in %s reviews that come late do not move the footer that a shopper reads [B-TPS-O1]',
  async (market) => {
    const { page } = await shopper({ viewport: phone }, 'not yet')
    await agree(page, 'functional')
    const late = Promise.withResolvers<void>()
    await page.route('**/api/reviews/**', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.goto(`${shop}/${market}`)
    await waitForHydration(page)
    const asked = page.waitForRequest(/\/api\/reviews\//)
    await page.locator('footer').evaluate((footer) => footer.scrollIntoView({ block: 'center' }))
    await asked
    const top = () => page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(phone.height)
    const before = await top()
    const answered = page.waitForResponse(/\/api\/reviews\//)
    late.resolve()
    await answered
    await page.waitForTimeout(500)
    expect(await top()).toBe(before)
    expect(await reviews(page).count()).toBe(0)

    await page.evaluate(() => scrollTo(0, 0))
    await reviews(page).waitFor()
  },
)

test('visitors who refused get no services and no requests to them, and no listing has reviews [B-TPS-01, D-16, B-TPS-O1]', async () => {
  const { page } = await shopper({ viewport: desk }, 'necessary')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(?:reviews|returns-plugin|conversion-tests|monitoring)/.test(request.url())) asked.push(request.url())
  })
  for (const address of [shop + (await productOf('en-gb')), `${shop}/en-gb`, `${shop}/en-gb/return-items`]) {
    await page.goto(address)
    await waitForHydration(page)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    expect(await reviews(page).count()).toBe(0)
  }
  expect(asked).toEqual([])
  expect(await page.evaluate(() => document.documentElement.dataset.variants)).toBeUndefined()
})

test('a visitor sees the same variants on each page, and none once consent is withdrawn [B-CONS-06, B-CONS-07, B-SIM-12]', async () => {
  const { page } = await shopper({ viewport: desk })
  const variants = () => page.evaluate(() => document.documentElement.dataset.variants)
  await page.goto(`${shop}/en-gb/women`)
  await expect.poll(variants).toMatch(/^buy-button:[\w-]+ tile-price:[\w-]+$/)
  const first = await variants()
  await page.goto(`${shop}/da-dk`)
  await expect.poll(variants).toBe(first)

  await page.goto(`${shop}/en-gb/cookie-settings`)
  await expect.poll(variants).toBe(first)
  await page.locator('#consent-analytics').uncheck()
  await page.getByRole('button', { name: textsIn('en-gb')('consent.keep') }).click()
  await expect.poll(variants).toBeUndefined()
})

test('a fault of a script reaches the collector, with consent to performance and not without [B-ERR-15, D-16]', async () => {
  const kinds = async () =>
    (
      (await (await fetch(`${simulators}/sentry/ledger`)).json()) as {
        kind: string
        content?: { exception?: unknown }
      }[]
    )
      .filter(({ content }) => JSON.stringify(content?.exception ?? '').includes('PlantedFault'))
      .map(({ kind }) => kind)
  const fail = async (page: Page) => {
    await page.goto(`${shop}/en-gb/women`)
    await waitForHydration(page)
    await page.waitForTimeout(1_000)
    await page.evaluate(() => {
      class PlantedFault extends Error {
        override name = 'PlantedFault'
      }
      setTimeout(() => {
        throw new PlantedFault('ida@example.com')
      })
    })
    await page.waitForTimeout(1_000)
  }
  const { page: refusing } = await shopper({ viewport: desk }, 'necessary')
  await fail(refusing)
  expect(await kinds()).toEqual([])

  const { page } = await shopper({ viewport: desk }, 'not yet')
  await agree(page, 'performance')
  await fail(page)
  await expect.poll(kinds).toEqual(['script-fault'])
  expect(await (await fetch(`${simulators}/sentry/ledger`)).text()).not.toContain('ida@example.com')
})

interface Seen {
  /** In the format of rrweb: 2 is the whole page, 4 its address and size, and 3 each later change. */
  readonly type: number
  readonly data: { readonly source?: number; readonly text?: string }
}

/** Returns what a page has recorded and sent so far. */
function listenToRecording(page: Page): () => Seen[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/monitoring/reports')) sent.push(request.postData() ?? '')
  })
  return () =>
    sent.flatMap((body) =>
      (JSON.parse(body) as { reports: { report: string; events?: string }[] }).reports
        .filter(({ report }) => report === 'replay')
        .flatMap((one) => JSON.parse(one.events!) as Seen[]),
    )
}

/** The shop records some visits, which it chooses by their ids. This gives the shopper the id of such a visit. */
async function chooseForRecording(page: Page): Promise<void> {
  const visit = async () => (await (await page.request.get(`${shop}/api/visitor/en-gb`)).json()) as { recorded?: true }
  while (!(await visit()).recorded) await page.context().clearCookies({ name: 'session' })
}

/** A recording is sent every ten seconds and when the page is left. */
const untilSentMs = 12_000

async function clickAndScroll(page: Page): Promise<void> {
  await page.mouse.click(4, 300)
  await page.mouse.wheel(0, 400)
}

test('what a shopper does is recorded with consent to analytics, and not before the answer, after a no, or once the consent is withdrawn [B-CONS-07, B-CONS-O3, B-CONS-06]', async () => {
  const unrecorded = await Promise.all(
    (['not yet', 'necessary'] as const).map(async (answered) => {
      const { page } = await shopper({ viewport: desk }, answered)
      const recorded = listenToRecording(page)
      // Only the consent is missing: the shop would record this visit.
      await page.route('**/api/visitor/**', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), recorded: true } })
      })
      await page.goto(`${shop}/en-gb/customer-club`)
      await waitForHydration(page)
      await clickAndScroll(page)
      await page.waitForTimeout(untilSentMs)
      await page.goto(`${shop}/en-gb`)
      const cookies = (await page.context().cookies()).map(({ name }) => name)
      return [...recorded(), ...cookies.filter((name) => name === 'session')]
    }),
  )
  expect(unrecorded).toEqual([[], []])

  const { page } = await shopper({ viewport: desk }, 'not yet')
  const recorded = listenToRecording(page)
  const taken: unknown[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/monitoring/reports')) taken.push(await response.json().catch(() => undefined))
  })
  await agree(page, 'analytics')
  await chooseForRecording(page)
  await page.goto(`${shop}/en-gb/customer-club`)
  await waitForHydration(page)
  await expect.poll(() => recorded().map(({ type }) => type), { timeout: 60_000 }).toContain(2)
  await clickAndScroll(page)
  const [click, scroll] = [2, 3]
  const deeds = () => recorded().flatMap(({ type, data }) => (type === 3 ? data.source : []))
  await expect.poll(deeds, { timeout: 60_000 }).toEqual(expect.arrayContaining([click, scroll]))
  await expect.poll(() => taken).toContainEqual({ taken: 1 })

  await page.goto(`${shop}/en-gb/cookie-settings`)
  await waitForHydration(page)
  await page.locator('#consent-analytics').uncheck()
  await page.getByRole('button', { name: textsIn('en-gb')('consent.keep') }).click()
  await page.getByText(textsIn('en-gb')('consent.kept')).waitFor()
  await page.waitForTimeout(1_000)
  const before = recorded().length
  await clickAndScroll(page)
  await page.goto(`${shop}/en-gb/customer-club`)
  await waitForHydration(page)
  await clickAndScroll(page)
  await page.waitForTimeout(untilSentMs)
  expect(recorded()).toHaveLength(before)
}, 240_000)

test('a recorded visit contains shown and typed text only as asterisks [B-TPS-02, B-SIM-11]', async () => {
  const { page } = await shopper({ viewport: desk }, 'not yet')
  const recorded = listenToRecording(page)
  await agree(page, 'analytics')
  await chooseForRecording(page)
  await page.goto(`${shop}/en-gb/customer-club`)
  await waitForHydration(page)

  const kinds = () => recorded().map(({ type }) => type)
  await expect.poll(kinds, { timeout: 60_000 }).toEqual(expect.arrayContaining([2, 4]))
  await page.locator('main input[type="email"]').first().fill('ida@example.com')
  await expect.poll(kinds, { timeout: 60_000 }).toContain(3)
  await expect.poll(() => recorded().some(({ data }) => data.text !== undefined), { timeout: 60_000 }).toBe(true)

  const events = recorded()
  expect(events.find(({ data }) => data.text !== undefined)!.data.text).toBe('***')
  expect(JSON.stringify(events)).not.toMatch(/ida|Customer|newsletter"|[Ss]elvedge[^"]*mail/)
})
