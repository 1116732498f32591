import { expect, test } from 'vitest'
import { testedMarkets } from '../checks/harness/shop/tested-markets.ts'
import { openJourney } from './journey.ts'
import { walkEveryKind } from './walk-every-kind.ts'

const { shop, shopper } = await openJourney()

/** `EVERY_PAGE=all`: every open market at every width; `EVERY_PAGE=de-de,tr-tr`: these markets; unset: two markets at two widths. */
const asked = process.env.EVERY_PAGE
const markets = asked === undefined ? ['en-gb', 'ar-ae'] : asked === 'all' ? [...testedMarkets] : asked.split(',')
const widths = asked === undefined ? [390, 1440] : [360, 390, 768, 820, 1024, 1440]
const walks = markets.flatMap((market) =>
  // At every other width the pages are visited in reverse order, so that each is also reached from the page after it.
  widths.map((width, at) => [market, width, at % 2 === 0 ? 'there' : 'back'] as const),
)

test.each(walks)(
  'every kind of page has content, fits the screen, has no errors and is accessible in %s at %i px, loaded or navigated to [B-SYS-07]',
  async (market, width, way) => {
    const isTouched = width < 960
    const { page, browserErrors } = await shopper({
      viewport: { width, height: width < 480 ? 844 : 900 },
      hasTouch: isTouched,
      isMobile: isTouched,
    })

    const wrong = await walkEveryKind({ page, shop, market }, way)

    expect(wrong).toEqual([])
    expect(browserErrors).toEqual([])
  },
)
