import { sizeGuidesCalls } from '#contracts/size-guides.ts'
import { refused } from '#foundation/result.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { sizeGuidesProblems } from './size-guides.problems.ts'
import type { SizeGuides } from './size-guides.ts'

export function sizeGuidesRoutes(sizeGuides: SizeGuides): CallGroup {
  return serveCalls(sizeGuidesCalls, sizeGuidesProblems, {
    'GET /api/size-guide-settings': async ({ market }) =>
      market ? sizeGuides.settings(market) : refused({ code: 'size-guides.no-market' as const }),
    'POST /api/size-advisor/{catalog}/advice': ({ market, body }) => sizeGuides.advise(market, body),
  })
}
