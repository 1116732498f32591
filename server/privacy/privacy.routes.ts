import { privacyCalls } from '#contracts/privacy.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import { signInRequest } from '#server/accounts/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import type { AccountDeletions } from './deletion/account-deletion.service.ts'
import type { DataExports } from './export/exports.service.ts'
import { readableExport } from './export/readable-export.ts'
import { privacyProblems } from './privacy.problems.ts'

export interface PrivacyRoutesNeeds {
  readonly dataExports: DataExports
  readonly accountDeletions: Pick<AccountDeletions, 'request'>
  readonly markets: Pick<Markets, 'open'>
  readonly words: (market: Market) => Translate
}

/** Calls in which the owner of an account requests all their data, or deletes them. */
export function privacyRoutes({ accountDeletions, dataExports, markets, words }: PrivacyRoutesNeeds): CallGroup {
  const gone = refused({ code: 'privacy.export-gone' as const })
  return serveCalls(privacyCalls, privacyProblems, {
    async 'DELETE /api/account/{catalog}/delete-account'(ask) {
      const asked = await accountDeletions.request(signInRequest(ask, markets), {})
      if (asked.status === 'OK') return accepted({ status: 'OK' as const })
      const isGone = 'code' in asked && asked.code === 'profile.account-gone'
      return refused({ code: isGone ? ('profile.account-gone' as const) : ('account-deletion.sign-in-again' as const) })
    },
    async 'POST /api/account/{catalog}/data-export'({ market, visitor }) {
      const asked = await dataExports.request({ accountId: visitor.accountId!, market })
      if (asked === 'too-often') return refused({ code: 'privacy.too-often' as const })
      return asked === 'gone' ? refused({ code: 'profile.account-gone' as const }) : accepted({ status: 'OK' as const })
    },
    async 'GET /api/account/{catalog}/data-export/json'({ visitor, query, answerHeader }) {
      const data = await dataExports.open(visitor.accountId!, query.token)
      if (!data) return gone
      answerHeader('content-disposition', 'attachment; filename="personal-data.json"')
      return accepted({ readyJson: JSON.stringify(data) })
    },
    async 'GET /api/account/{catalog}/data-export/page'({ market, visitor, query }) {
      const data = await dataExports.open(visitor.accountId!, query.token)
      if (!data) return gone
      const { locale: language, direction } = market
      const readyFile = Buffer.from(readableExport(data, { language, direction, t: words(market) }))
      return accepted({ readyFile, type: 'text/html; charset=utf-8', name: 'personal-data.html' })
    },
  })
}
