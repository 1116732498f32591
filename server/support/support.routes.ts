import { supportCalls } from '#contracts/support.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { supportProblems } from './support.problems.ts'
import type { Support } from './support.ts'

export interface SupportCallNeeds {
  readonly support: Support
  /** Used if a call names no market. */
  readonly anyMarket: () => Market
}

export const supportRoutes = ({ support, anyMarket }: SupportCallNeeds): CallGroup =>
  serveCalls(supportCalls, supportProblems, {
    async 'POST /api/voyado/voyado/contactform'({ market, visitor, body }) {
      const { address, accountId } = visitor
      const asked = await support.sendQuestion({ market: market ?? anyMarket(), address, accountId }, body)
      return asked.ok ? accepted({ ok: true as const }) : refused(asked.problem)
    },
  })
