import { expect, test } from 'vitest'
import { tileSizes } from '#contracts/banners.ts'
import { exampleListing } from '../browsing.fakes.ts'
import { insertsOf } from './inserts-of.tsx'

test('hands promotions to the products with the place, the size and the screens that editors chose [B-WID-08, B-WID-20, B-CMS-03, B-CMS-O3]', () => {
  const shown = { disabledMobile: false, disabledTablet: false, disabledDesktop: false }
  const spots = tileSizes.map((type, nth) => ({ kind: 'promotionSpot', id: type, type, position: nth + 3, ...shown }))
  const hidden = { ...spots[0], id: 'hidden', disabledMobile: true, disabledDesktop: true }
  const offTablets = { ...spots[0], id: 'off-tablets', disabledTablet: true }
  const page = {
    zones: { promotionalSpots: [{ widgets: [...spots, hidden, offTablets] }] },
    listing: exampleListing('en-gb'),
  }

  expect(insertsOf(page as never)).toMatchObject([
    { span: '1x1', position: 3, notOn: undefined },
    { span: '1x2', position: 4, notOn: undefined },
    { span: '2x1', position: 5, notOn: undefined },
    { span: '3x1', position: 6, notOn: undefined },
    { span: '2x2', position: 7, notOn: undefined },
    { span: '1x1', position: 3, notOn: 'mobile desktop' },
    { span: '1x1', position: 3, notOn: 'tablet' },
  ])
})
