import { accountCalls } from '#contracts/account.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import type { AcceptedTerms } from './account.ts'
import { accountProblems } from './accounts.problems.ts'
import type { Accounts } from './accounts.ts'
import { readEmail } from './email-field.ts'
import { signInRequest } from './sign-in.routes.ts'

export interface AccountRoutesNeeds {
  readonly accounts: Accounts
  readonly markets: Pick<Markets, 'open'>
  /** The versions of the terms that a market has or had. */
  readonly termsVersions: (market: Market) => readonly string[]
}

/** Calls of the signed-in account besides its sessions. */
export function accountRoutes({ accounts, markets, termsVersions }: AccountRoutesNeeds): CallGroup {
  const accept = async (market: Market, accountId: string, termsId: string, marketing = false) => {
    if (!termsVersions(market).includes(termsId)) return refused({ code: 'account.terms-unknown' })
    return accepted(onWire(await accounts.acceptTerms(accountId, { market, version: termsId, marketing })))
  }
  return serveCalls(accountCalls, accountProblems, {
    'POST /api/account/{catalog}/accept-terms/{termsId}': async ({ market, visitor, params }) =>
      market.country.agreesToDataApart
        ? refused({ code: 'account.data-processing-needed' })
        : accept(market, visitor.accountId!, params.termsId),
    'POST /api/account/{catalog}/accept-terms-tr/{termsId}': async ({ market, visitor, params, body }) => {
      if (!body.acceptTerms) return refused({ code: 'account.terms-needed' })
      if (!body.acceptDataProcessing) return refused({ code: 'account.data-processing-needed' })
      return accept(market, visitor.accountId!, params.termsId, body.acceptMarketing)
    },
    'GET /api/account/{catalog}/check-email-exists': async (ask) => {
      if (readEmail(ask.query.email) === undefined) return refused({ code: 'account.email-invalid' })
      const exists = await accounts.emailExists(signInRequest(ask, markets), ask.query.email)
      return exists === undefined ? refused({ code: 'sign-in.too-often' }) : { exists }
    },
    'GET /api/voyado/voyado/validatetermsversion/{accountEmail}/latestversion/{latestVersion}': async ({
      visitor,
      params,
    }) => {
      const account = await accounts.find(visitor.accountId!)
      if (!account || readEmail(params.accountEmail) !== account.email) return refused({ code: 'account.not-yours' })
      const isKnown = markets.open.some((one) => termsVersions(one).includes(params.latestVersion))
      if (!isKnown) return refused({ code: 'account.terms-unknown' })
      return { isValid: account.terms?.version === params.latestVersion }
    },
  })
}

const onWire = ({ version, at, market }: AcceptedTerms) => ({ termsVersion: version, acceptedAt: at, market })
