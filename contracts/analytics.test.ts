import { expect, test } from 'vitest'
import { trackingEvent } from './analytics.ts'

test('knows an event for each action of a shopper [B-TRK-O1]', () => {
  const names = trackingEvent.options.map(({ shape }) => shape.event.value)

  expect(names).toEqual(
    expect.arrayContaining([
      ...['page_view', 'view_item_list', 'select_item', 'view_item', 'search', 'view_search_results'],
      ...['add_to_wishlist', 'remove_from_wishlist', 'share', 'add_to_basket', 'select_promotion', 'view_promotion'],
      ...['filter', 'sort', 'flyout_open', 'sign_up_newsletter', 'select_market', 'error'],
    ]),
  )
})
