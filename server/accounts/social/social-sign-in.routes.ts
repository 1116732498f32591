import { socialSignInCalls } from '#contracts/social-sign-in.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { pathOfOurs } from '#server/sessions/index.ts'
import { signInRequest } from '../sign-in.routes.ts'
import { userOnWire } from '../user-on-wire.ts'
import type { SocialOutcome, SocialSignIn } from './social-sign-in.service.ts'

export interface SocialRoutesNeeds {
  readonly social: SocialSignIn
  readonly markets: Pick<Markets, 'open'>
  readonly words: (market: Market) => Translate
  readonly linkTo: (market: Market, page: 'loginPage' | 'accountPage') => string
}

/** Sign-in by other providers: in the format of the public session protocol, and by plain links of our pages. */
export function socialSignInRoutes({ social, markets, words, linkTo }: SocialRoutesNeeds): CallGroup {
  const marketOf = ({ market }: { readonly market: Market | undefined }): Market => market ?? markets.open[0]!

  return serveCalls(
    socialSignInCalls,
    {},
    {
      'GET /api/auth/authorisationurl': async (ask) => {
        const { thirdPartyId, redirectURIOnProviderDashboard } = ask.query
        const started = await social.start(marketOf(ask), thirdPartyId, redirectURIOnProviderDashboard)
        if (!started)
          return { status: 'GENERAL_ERROR' as const, message: words(marketOf(ask))('login.thirdparty_error') }
        const { url, ...rest } = started
        return { status: 'OK' as const, urlWithQueryParams: url, ...rest }
      },
      'POST /api/auth/signinup': async (ask) => {
        const { thirdPartyId, redirectURIInfo } = ask.body
        const outcome = await social.finish(signInRequest(ask, markets), {
          provider: thirdPartyId,
          redirectUri: redirectURIInfo.redirectURIOnProviderDashboard,
          params: redirectURIInfo.redirectURIQueryParams,
          pkceCodeVerifier: redirectURIInfo.pkceCodeVerifier ?? undefined,
        })
        return outcomeOnWire(words(marketOf(ask)), outcome)
      },
      'POST /api/auth/callback/apple': async ({ body }) => ({ goElsewhere: social.pageAfterForm(body) }),
      'GET /api/auth/loginmethods': async (ask) => {
        const providers = [...social.providersOf(marketOf(ask))]
        return {
          status: 'OK' as const,
          emailPassword: { enabled: true },
          passwordless: { enabled: false },
          thirdParty: { enabled: providers.length > 0, providers },
          firstFactors: ['emailpassword', ...(providers.length > 0 ? ['thirdparty'] : [])],
        }
      },
      'GET /api/auth/start/{provider}': async (ask) => {
        const market = marketOf(ask)
        const to = ask.query.to === undefined ? undefined : pathOfOurs(ask.query.to)
        if (ask.visitor.session) return { goElsewhere: to ?? linkTo(market, 'accountPage') }
        const url = await social.startPage(signInRequest(ask, markets), ask.params.provider, to)
        return { goElsewhere: url ?? `${linkTo(market, 'loginPage')}?done=provider-failed` }
      },
    },
  )
}

function outcomeOnWire(t: Translate, outcome: SocialOutcome) {
  switch (outcome.status) {
    case 'OK': {
      const { account, created } = outcome
      return {
        ...{ status: 'OK' as const, user: userOnWire(account) },
        ...{ createdNewUser: created, createdNewRecipeUser: created },
      }
    }
    case 'SIGN_IN_UP_NOT_ALLOWED':
      return { status: outcome.status, reason: t(outcome.code) }
    case 'GENERAL_ERROR':
      return { status: outcome.status, message: t(outcome.code) }
    default:
      return { status: outcome.status }
  }
}
