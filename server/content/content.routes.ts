import type { Shell } from '#contracts/content.ts'
import { contentCalls } from '#contracts/content.ts'
import { refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { contentProblems } from './content.problems.ts'
import type { OpenContent } from './open-content.ts'

const { 'GET /api/f': _page, ...calls } = contentCalls

/** The parts of the first payload, one at a time. The payload as a whole is served with the pages. */
export function contentRoutes(content: Pick<OpenContent, 'shell' | 'subBrands'>): CallGroup {
  const part =
    <Name extends keyof Shell>(name: Name) =>
    async ({ market }: { market: Market | undefined }) =>
      market ? content.shell(market)[name] : refused({ code: 'content.no-market' as const })
  return serveCalls(calls, contentProblems, {
    'GET /api/navigation': part('navigation'),
    'GET /api/translations': part('translations'),
    'GET /api/feature-flags': part('featureToggles'),
    'GET /api/badges': part('badges'),
    'GET /api/sub-brands': async () => [...content.subBrands()],
    // Nothing watches what real users meet.
    'GET /api/monitoring': async () => ({}),
  })
}
