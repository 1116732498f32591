import { expect, test } from 'vitest'
import type { TrackingEvent } from '#contracts/analytics.ts'
import type { AnalyticsReceiver, MeasuredVisit } from './analytics.port.ts'

export const exampleVisit: MeasuredVisit = {
  visitorId: '0198c3a2-7b1d-7a7e-9f00-000000000001',
  sessionId: '0198c3a2-7b1d-7a7e-9f00-000000000002',
  market: 'en-gb',
  currency: 'GBP',
  advertisement: false,
}
const items = [{ productId: '100231_navy_03', sku: '100231_navy_03_38', name: 'Dress', price: 49.99, quantity: 2 }]

/** One event of each name, with all possible fields. */
export const exampleEvents: readonly TrackingEvent[] = [
  { event: 'page_view', pageKind: 'homePage', title: 'Home', path: '/en-gb', at: 1_750_000_000_000 },
  { event: 'view_item_list', list: 'home-new', items: [{ ...items[0]!, position: 1 }], trackingId: 'home-new' },
  { event: 'select_item', list: 'home-new', items, trackingId: 'home-new' },
  { event: 'view_item', items },
  { event: 'search', searchTerm: 'dress' },
  { event: 'view_search_results', searchTerm: 'dress', results: 12 },
  { event: 'add_to_wishlist', items },
  { event: 'remove_from_wishlist', items },
  { event: 'share', method: 'mail' },
  { event: 'add_to_basket', items },
  { event: 'select_promotion', trackingId: 'hero', link: '/en-gb/women' },
  { event: 'view_promotion', trackingId: 'hero' },
  { event: 'filter', filter: 'colour', value: 'navy' },
  { event: 'sort', sorting: 'price-asc' },
  { event: 'flyout_open', flyout: 'Basket' },
  { event: 'sign_up_newsletter' },
  { event: 'select_market', market: 'da-dk' },
  { event: 'error', category: 'basket', label: 'Promotion code not found' },
  {
    ...{
      event: 'purchase',
      userStatus: 'guest',
      orderNumber: '20000001',
      affiliation: 'Online Store',
      currency: 'GBP',
    },
    ...{ revenue: 83.32, subTotal: 99.98, totalDiscount: 0, totalVat: 16.66, shippingTotal: 0, shippingVat: 0 },
    promoCodes: ['SUMMER'],
    lineItems: [
      {
        ...{ styleNumber: '100231', size: '38', variantSizeName: '38', salesPrice: 49.99, salesPriceWithoutVat: 41.66 },
        ...{ quantity: 2, isDigital: false },
      },
    ],
  },
]

export interface TriedReceiver {
  readonly receiver: AnalyticsReceiver
  /** Names of the received events, in their order, and mistakes in them. */
  received(): Promise<{ readonly names: readonly string[]; readonly mistakes: readonly string[] }>
  /** Makes it fail from now. */
  fail(): Promise<void>
  close(): Promise<void>
}

/** The contract of every adapter that receives events. */
export function describeAnalytics(open: () => Promise<TriedReceiver>): void {
  test('takes each event there is, and more at once than its service does [B-SIM-13, B-TRK-O1]', async () => {
    const { receiver, received, close } = await open()
    await receiver.send(exampleVisit, exampleEvents)
    const once = await received()
    await receiver.send(
      { ...exampleVisit, userId: 'u'.repeat(32) },
      Array.from({ length: 60 }, () => exampleEvents[4]!),
    )
    const all = await received()
    await close()

    expect(once.mistakes).toEqual([])
    expect(once.names).toHaveLength(exampleEvents.length)
    expect(all.names).toHaveLength(exampleEvents.length + 60)
  })

  test('says that it failed, and does not try again by itself [B-SIM-16]', async () => {
    const { receiver, received, fail, close } = await open()
    await fail()

    await expect(receiver.send(exampleVisit, [exampleEvents[4]!])).rejects.toThrow()
    expect((await received()).names).toEqual([])
    await close()
  })
}
