import { expect, test } from 'vitest'
import type { WidgetOf } from '#contracts/widgets.ts'
import { plainDocument } from './plain-document.ts'
import { readWidget } from './read-rows.ts'
import { fakeReading } from './reading.fakes.ts'

type Carousel = WidgetOf<'productCarousel'>

const read = (blockType: string, fields: object): Carousel => {
  const written = { blockType, id: 'w', content: { category: 'women-coats' }, product: '1_navy_01', ...fields }
  return readWidget(
    plainDocument(written, { market: 'da-dk', language: 'da' }) as never,
    fakeReading(),
  ) as unknown as Carousel
}
const none = { mobile: 0, tablet: 0, desktop: 0 }
const ofProducts = [
  'productCarousel',
  'productCarouselRecommendationV2',
  'productCarouselRecommendationV3',
  'productCarouselWishlist',
]

test.each(ofProducts)(
  'a %s that an editor left as it is shows 3, 5 and 6 products, at rest, with arrows inside and nothing of their neighbours [B-WID-13, B-WID-O4, B-WID-O5, B-CON-04]',
  (type) => {
    expect(read(type, {})).toMatchObject({
      displayed: { mobile: 3, tablet: 5, desktop: 6 },
      ...{ autoplay: false, autoplayAfterMs: 2500, speedMs: 100, pagination: false, toggleFullWidth: false },
      preview: { left: none, right: none },
      arrowsPosition: 'inside',
      ...{ headline: null, headlineFontSize: null, headlineColor: null, headlineTextAlignment: 'left' },
      padding: { top: 0, right: 0, bottom: 0, left: 0 },
      backgroundColor: null,
    })
  },
)

test.each(ofProducts)('a %s takes every setting from its editor [B-WID-13, B-WID-O5]', (type) => {
  const settings = {
    ...{ autoplay: true, autoplayAfter: 0.5, speed: 400, pagination: true, toggleFullWidth: true },
    ...{ displayedProductsMobile: 1, displayedProductsTablet: 2, displayedProductsDesktop: 4 },
    ...{ previewLeftMobile: 11, previewLeftTablet: 12, previewLeftDesktop: 13 },
    ...{ previewRightMobile: 21, previewRightTablet: 22, previewRightDesktop: 23 },
    ...{ arrowsPosition: 'OUTSIDE', headline: 'Coats', headlineFontSize: 30, headlineColor: '#C4161C' },
    ...{ headlineTextAlignment: 'right', backgroundColor: '#F4EFE6' },
    ...{ paddingTop: 1, paddingRight: 2, paddingBottom: 3, paddingLeft: 4 },
  }

  expect(read(type, settings)).toMatchObject({
    ...{ autoplay: true, autoplayAfterMs: 500, speedMs: 400, pagination: true, toggleFullWidth: true },
    displayed: { mobile: 1, tablet: 2, desktop: 4 },
    preview: { left: { mobile: 11, tablet: 12, desktop: 13 }, right: { mobile: 21, tablet: 22, desktop: 23 } },
    ...{ arrowsPosition: 'outside', headline: 'Coats', headlineFontSize: 30, headlineColor: '#c4161c' },
    ...{ headlineTextAlignment: 'right', backgroundColor: '#f4efe6' },
    padding: { top: 1, right: 2, bottom: 3, left: 4 },
  })
})
