import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import type { TrackedOrder } from '#contracts/tracking.ts'
import { exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { TrackOrderPage } from './track-order-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const event = (eventtype: string, createDate: string, text: string) => ({
  ...{ eventtype, createDate, deliveryStatus: eventtype },
  ...{ deliveryStatusLocaleShort: text, deliveryStatusLocaleLong: `${text}, in full.` },
})
const tracked: TrackedOrder = {
  orderNumber: '10000012',
  parcelTrackings: [
    {
      ...{ orderNumber: '10000012', trackingNumber: 'P1', courier: 'GLS', trackingLink: 'https://gls.example/P1' },
      events: [
        event('pickupReady', '2026-06-18T06:30:00Z', 'Ready to collect'),
        event('dispatch', '2026-06-16T08:00:00Z', 'Sent'),
      ],
      expectedDeliveryDate: { start: '2026-06-18', end: '2026-06-20' },
      pickupLocationAddress: { name: 'Kiosk Nord', line1: 'Nordgade 1', city: 'Aarhus' },
    },
    {
      ...{ orderNumber: '10000012', trackingNumber: 'P2', courier: 'UPS' },
      events: [event('delivered', '2026-06-19T06:30:00Z', 'Delivered')],
      expectedDeliveryDate: { start: '2026-06-21', end: '2026-06-21' },
      promisedDeliveryDate: { start: '2026-06-18', end: '2026-06-18' },
      deliveredAt: '2026-06-19T06:30:00Z',
    },
  ],
  trackingUrls: ['https://gls.example/P1'],
  cancelledLineItems: [{ lineItemId: '2', sku: 's', name: 'Shirt', quantity: 1 }],
  refundedTotal: { amount: 20, currency: 'GBP' },
}
const show = (more: object, market: 'en-gb' | 'ar-ae' = 'en-gb') => {
  const shell = exampleShell(market)
  const page = { pageAlias: 'trackOrderPage', zones: {}, ...more } as unknown as PageOf<'trackOrderPage'>
  const links = { ...shell.links, trackOrderPage: `/${market}/track-order` }
  return browser.open(<TrackOrderPage page={page} />, { ...shell, links })
}

test.each(['en-gb', 'ar-ae'] as const)('asks for number and email in %s [B-PAGE-15, C-TRK-O1]', async (market) => {
  const form = { formAction: 'track-order', values: { orderNumber: '123' }, problems: { '': ['Nothing found.'] } }
  const page = await show({ form }, market)

  expect(await page.locator('form').getAttribute('action')).toBe(`/${market}/track-order`)
  expect(await page.locator('#orderNumber').inputValue()).toBe('123')
  expect(await page.locator('button[value="track-order"]').count()).toBe(1)
  expect(await violations(page)).toEqual([])
})

test.each(['en-gb', 'ar-ae'] as const)(
  'shows in %s each parcel with its state, its steps, the promised days and the place, and what does not come [C-TRK-01, C-TRK-02, C-TRK-04]',
  async (market) => {
    const page = await show({ tracked, returnUrl: '/back' }, market)

    const titles = await page.locator('h2').allTextContents()
    expect(titles.slice(0, 2)).toEqual(['Ready to collect', 'Delivered'])
    expect(titles).toHaveLength(3)
    expect(await page.locator('ol').first().locator('li span').allTextContents()).toEqual(['Ready to collect', 'Sent'])
    expect(await page.locator('time').first().getAttribute('datetime')).toBe('2026-06-18T06:30:00Z')
    expect(await page.locator('section h2 + p').first().innerText()).toBe('Ready to collect, in full.')
    const links = await page.locator('section a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(links).toEqual(['https://gls.example/P1'])
    expect(await page.getByText(/Kiosk Nord.*Nordgade 1.*Aarhus/).count()).toBe(1)
    expect(await page.getByText('Shirt').count()).toBe(1)
    if (market === 'en-gb') {
      const days = (at: number) => page.locator('section').nth(at).locator('dl').innerText()
      expect(await days(0)).toMatch(/Expected\s+Thu 18 Jun – Sat 20 Jun/)
      expect(await days(0)).not.toContain('Promised')
      expect(await days(1)).toMatch(/Promised\s+Thu 18 Jun\s+Delivered\s+Fri 19 Jun/)
    }
    expect(await page.locator('a[href="/back"]').count()).toBe(1)
    expect(await violations(page)).toEqual([])
  },
)

test('tells the day that was promised beside the day a parcel came [C-TRK-04]', async () => {
  const page = await show({ tracked })

  expect(await page.getByRole('term').allTextContents()).toEqual(expect.arrayContaining(['Expected', 'Promised']))
  expect(await page.getByText('Thu 18 Jun').count()).toBeGreaterThan(0)
  const first = page.locator('section').first().locator('dl').first()
  expect(await first.innerText()).toMatch(/^GLS\s+P1\s/)
  const { deliveredAt: _, ...late } = tracked.parcelTrackings[1]!
  const moved = await show({ tracked: { ...tracked, parcelTrackings: [late] } })
  expect(await moved.locator('section').first().locator('dl').first().innerText()).toMatch(
    /UPS\s+P2\s+Promised\s+Thu 18 Jun\s+Expected\s+Sun 21 Jun/,
  )
})

test('says that there is no tracking info yet, that the hour is over, or that tracking is off [C-TRK-05, C-TRK-07]', async () => {
  const nothing = await show({ tracked: { ...tracked, parcelTrackings: [], cancelledLineItems: [] } })
  expect(await nothing.getByText(/No tracking info found for this order number/).count()).toBe(1)
  expect(await (await show({ expired: true })).getByText(/Look up your order again/).count()).toBe(1)
  const off = await show({ isOff: true })
  expect(await off.locator('form').count()).toBe(0)
  expect(await violations(off)).toEqual([])
})
