import type { Shell } from '#contracts/content.ts'
import { contentCalls } from '#contracts/content-calls.ts'
import type { Clock } from '#foundation/clock.ts'
import { accepted, refused } from '#foundation/result.ts'
import { translator } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { isSignedBy } from '#server/platform/signed-json.ts'
import type { Visitor } from '#server/sessions/index.ts'
import { contentProblems } from './content.problems.ts'
import { shippingTexts, termsOf } from './market-facts.ts'
import type { OpenContent } from './open-content.ts'

const { 'GET /api/f': _page, ...calls } = contentCalls

/** The header with which a CMS signs its notices. */
export const noticeSignature = 'x-selvedge-signature'

export interface Editors {
  /** The keys may change while the shop runs. Without keys no notice is accepted. */
  readonly cmsNoticeKeys: readonly string[]
  readonly clock: Clock
  /** Content with unpublished changes. Without this, previews show the published content. */
  drafts?(at: Date | undefined): Promise<Pick<OpenContent, 'shell'>>
  /** Makes every process of the shop read the content again. */
  published(): Promise<void>
}

const noEditors: Editors = { cmsNoticeKeys: [], clock: () => new Date(0), published: async () => {} }

const noMarket = refused({ code: 'content.no-market' as const })

/** The parts of the first payload, one at a time, and other data of editors and settings. `server/pages` serves the payload as a whole. */
export function contentRoutes(content: OpenContent, editors: Editors = noEditors): CallGroup {
  const part =
    <Name extends keyof Shell>(name: Name) =>
    async ({ market, visitor }: { market: Market | undefined; visitor: Visitor }) => {
      if (!market) return noMarket
      const seen = visitor.preview ? await editors.drafts?.(visitor.previewAt) : undefined
      return (seen ?? content).shell(market)[name]
    }
  return serveCalls(calls, contentProblems, {
    'GET /api/navigation': part('navigation'),
    'GET /api/translations': part('translations'),
    'GET /api/feature-flags': part('featureToggles'),
    'GET /api/badges': part('badges'),
    'GET /api/free-freight-value': async ({ market }) =>
      market ? content.shell(market).navigation.freeFreight : noMarket,
    'GET /api/shipping-methods': async ({ market }) =>
      market ? shippingTexts(market, translator(content.words(market), {}, market.locale)) : noMarket,
    async 'GET /api/terms-and-conditions'({ market, query }) {
      if (!market) return noMarket
      const terms = termsOf(content, market, query.version)
      return terms ? accepted(terms) : refused({ code: 'content.no-such-version' as const })
    },
    async 'POST /api/content/published'({ headers, body }) {
      const isSigned = isSignedBy(body, headers[noticeSignature], { keys: editors.cmsNoticeKeys, now: editors.clock() })
      if (!isSigned) return refused({ code: 'content.not-signed' as const })
      await editors.published()
      return accepted({})
    },
    'GET /api/sub-brands': async () => [...content.subBrands()],
  })
}
