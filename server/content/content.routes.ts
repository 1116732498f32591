import type { Shell } from '#contracts/content.ts'
import { contentCalls } from '#contracts/content.ts'
import { accepted, refused } from '#foundation/result.ts'
import { translator } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { contentProblems } from './content.problems.ts'
import type { OpenContent } from './open-content.ts'
import { freeFreight, shippingTexts, termsOf } from './told-of-market.ts'

const { 'GET /api/f': _page, ...calls } = contentCalls

const noMarket = refused({ code: 'content.no-market' as const })

/** The parts of the first payload, one at a time, and what editors and settings say besides. The payload as a whole is served with the pages. */
export function contentRoutes(content: OpenContent): CallGroup {
  const part =
    <Name extends keyof Shell>(name: Name) =>
    async ({ market }: { market: Market | undefined }) =>
      market ? content.shell(market)[name] : noMarket
  return serveCalls(calls, contentProblems, {
    'GET /api/navigation': part('navigation'),
    'GET /api/translations': part('translations'),
    'GET /api/feature-flags': part('featureToggles'),
    'GET /api/badges': part('badges'),
    'GET /api/free-freight-value': async ({ market }) => (market ? freeFreight(content, market) : noMarket),
    'GET /api/shipping-methods': async ({ market }) =>
      market ? shippingTexts(market, translator(content.words(market), {}, market.locale)) : noMarket,
    async 'GET /api/terms-and-conditions'({ market, query }) {
      if (!market) return noMarket
      const terms = termsOf(content, market, query.version)
      return terms ? accepted(terms) : refused({ code: 'content.no-such-version' as const })
    },
    'GET /api/sub-brands': async () => [...content.subBrands()],
    // Nothing watches what real users meet.
    'GET /api/monitoring': async () => ({}),
  })
}
