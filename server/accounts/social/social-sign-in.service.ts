import type { Clock } from '#foundation/clock.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import { callerOf } from '#server/platform/network-of.ts'
import { countedAttempt } from '#server/platform/rate-counts.repository.ts'
import type { Account } from '../account.ts'
import type { Accounts } from '../accounts.ts'
import type { IdentityProvider, ProviderId, StartedSignIn } from '../identity-provider.port.ts'
import { providerNames } from '../provider-names.ts'
import type { GeneralError, SignInRequest } from '../sign-in.ts'
import { type CallbackQuery, stateProblem } from './check-state.ts'
import { type Joined, joinAccount } from './join-account.service.ts'
import { isRedirectUri, pageOfState, redirectUriOf } from './redirect-addresses.ts'
import { spentSignInsIn } from './spent-sign-ins.repository.ts'
import { sealedStates, stateCookies } from './state-cookies.service.ts'

export interface SocialSignInNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly accounts: Pick<
    Accounts,
    'isStaff' | 'byProvider' | 'byEmail' | 'addFromProvider' | 'linkProvider' | 'renewPicture' | 'welcome'
  >
  readonly providers: readonly IdentityProvider[]
  readonly markets: Pick<Markets, 'find' | 'open'>
  readonly toggle: (market: Market, key: 'loginMaintenanceMode' | 'socialLogin') => boolean
  /** Secrets of the shop, the newest first. */
  readonly secrets: readonly string[]
  readonly publicUrl: string
  /** The name of a cookie as this shop's browsers know it. */
  readonly cookieName: (name: string) => string
  readonly warn: (details: object, message: string) => void
}

export interface ReturnedBrowser {
  readonly provider: string
  readonly redirectUri: string
  readonly params: CallbackQuery
  readonly pkceCodeVerifier?: string | undefined
}

export type SocialOutcome =
  | Joined
  | GeneralError
  /** The visitor is already signed in. */
  | { readonly status: 'ERROR' }

/** The result of a sign-in that began on our page, with the market and page where it began. */
export type FinishedSignIn = { readonly market: Market; readonly to: string | undefined } & (
  | { readonly status: 'OK'; readonly account: Account; readonly created: boolean }
  /** The visitor signed in meanwhile, in another tab. */
  | { readonly status: 'ALREADY' }
  /** `message` is for the log; shoppers only see that the sign-in failed. */
  | { readonly status: 'FAILED'; readonly message: string }
)

export interface SocialSignIn {
  /** Providers that a market offers. The directory is offered even if `socialLogin` is off. */
  providersOf(market: Market): readonly { readonly id: ProviderId; readonly name: string }[]
  /** Undefined for a provider that is not offered or does not answer, and for an address outside the shop. */
  start(market: Market, provider: string, redirectUri: string): Promise<StartedSignIn | undefined>
  /** Exchanges what a provider sent back with the browser for a session. The code that started the sign-in has compared the state. */
  finish(ask: SignInRequest, back: ReturnedBrowser): Promise<SocialOutcome>
  /** For pages without scripts: the provider's address. Its state is stored in a cookie of the browser. */
  startPage(ask: SignInRequest, provider: string, to: string | undefined): Promise<string | undefined>
  /** Finishes what `startPage` began, on the callback page. */
  finishPage(ask: SignInRequest, query: CallbackQuery): Promise<FinishedSignIn>
  /** The page to which Apple's form leads. */
  pageAfterForm(form: CallbackQuery): string
}

/** The dependencies of each step of a sign-in with a provider. */
interface Steps {
  readonly needs: SocialSignInNeeds
  readonly states: ReturnType<typeof sealedStates>
  readonly spent: ReturnType<typeof spentSignInsIn>
}

export function openSocialSignIn(needs: SocialSignInNeeds): SocialSignIn {
  const steps: Steps = { needs, states: sealedStates(needs.secrets), spent: spentSignInsIn(needs.database) }
  return {
    providersOf: (market) => offered(needs, market).map(({ id }) => ({ id, name: providerNames[id] ?? id })),
    start: (market, name, redirectUri) => start(needs, market, { name, redirectUri }),
    finish: (ask, back) => finish(steps, ask, back),
    startPage: (ask, provider, to) => startPage(steps, ask, { provider, to }),
    finishPage: (ask, query) => finishPage(steps, ask, query),

    pageAfterForm(form) {
      const { state, code, error, user } = form
      const passed = { state, code, error, user: user === undefined ? undefined : steps.states.hideName(user) }
      const query = Object.entries(passed).filter((entry): entry is [string, string] => entry[1] !== undefined)
      return `${pageOfState(needs.publicUrl, state)}?${new URLSearchParams(query)}`
    },
  }
}

const offered = ({ providers, toggle }: SocialSignInNeeds, market: Market): readonly IdentityProvider[] =>
  providers.filter(({ id }) => id === 'active-directory' || toggle(market, 'socialLogin'))

const find = (needs: SocialSignInNeeds, market: Market, provider: string) =>
  offered(needs, market).find(({ id }) => id === provider)

async function start(
  needs: SocialSignInNeeds,
  market: Market,
  { name, redirectUri }: { readonly name: string; readonly redirectUri: string },
): Promise<StartedSignIn | undefined> {
  const provider = find(needs, market, name)
  if (!provider || !isRedirectUri(needs.publicUrl, provider.id, redirectUri)) return undefined
  try {
    return await provider.start({ redirectUri })
  } catch (error) {
    needs.warn({ err: error, provider: name }, 'a provider of sign-in does not answer')
    return undefined
  }
}

async function identityOf({ needs, states, spent }: Steps, provider: IdentityProvider, back: ReturnedBrowser) {
  const { redirectUri, params, pkceCodeVerifier } = back
  const user = states.readName(params.user)
  const page = { redirectUri, pkceCodeVerifier, params: { ...params, user } }
  if (params.code && !(await spent.spend('code', `${provider.id} ${params.code}`))) return undefined
  try {
    const found = await provider.finish(page)
    if (found.ok) return found.value
    needs.warn({ provider: provider.id, ...found.problem }, 'a provider’s answer was refused')
  } catch (error) {
    needs.warn({ err: error, provider: provider.id }, 'a provider of sign-in does not answer')
  }
  return undefined
}

async function finish(steps: Steps, ask: SignInRequest, back: ReturnedBrowser): Promise<SocialOutcome> {
  const { accounts, database, publicUrl, toggle } = steps.needs
  if (ask.visitor.session) return { status: 'ERROR' }
  if (toggle(ask.market, 'loginMaintenanceMode')) return maintenance
  const provider = find(steps.needs, ask.market, back.provider)
  if (!provider || !isRedirectUri(publicUrl, provider.id, back.redirectUri)) return failed
  const network = { what: 'provider-sign-in-by-network', who: callerOf(ask.visitor.address) } as const
  const tried = await countedAttempt(database, [network], async () => {
    const identity = await identityOf(steps, provider, back)
    const value = identity ? await joinAccount(accounts, ask, provider.id, identity) : failed
    return { right: value.status === 'OK' && !value.created, value }
  })
  const outcome = tried.allowed ? tried.value : tooOften
  if (outcome.status === 'OK') await accounts.welcome(ask, outcome.account, outcome.created)
  return outcome
}

/** The sign-ins that a browser has begun, the newest first. */
const begunBy = ({ needs, states }: Steps, { sentCookies }: SignInRequest) =>
  states.read(sentCookies, needs.cookieName(stateCookies.start))

async function startPage(
  steps: Steps,
  ask: SignInRequest,
  { provider, to }: { readonly provider: string; readonly to: string | undefined },
): Promise<string | undefined> {
  const { needs, states } = steps
  const redirectUri = redirectUriOf(needs.publicUrl, provider as ProviderId)
  const started = await start(needs, ask.market, { name: provider, redirectUri })
  if (!started) return undefined
  const { pkceCodeVerifier } = started
  const begun = {
    ...{ provider, market: ask.market.id },
    ...(pkceCodeVerifier === undefined ? {} : { pkceCodeVerifier }),
    ...(to === undefined ? {} : { to }),
  }
  const { state, name, value } = states.begin(begun, needs.clock().getTime())
  for (const older of begunBy(steps, ask).slice(stateCookies.most - 1)) ask.answer.cookies.clear(older.name)
  ask.answer.cookies.set(name, value)
  const url = new URL(started.url)
  url.searchParams.set('state', state)
  return url.href
}

async function finishPage(steps: Steps, ask: SignInRequest, query: CallbackQuery): Promise<FinishedSignIn> {
  const { needs, spent } = steps
  const all = begunBy(steps, ask)
  const own = all.find(({ begun: { state } }) => state === query.state)
  // If a callback matches no sign-in, it is refused with the reason of the newest one.
  const begun = (own ?? all[0])?.begun
  const market = (begun && needs.markets.find(begun.market)) ?? ask.market
  const place = { market, to: begun?.to }
  const problem = stateProblem(begun, query, needs.clock().getTime())
  // A forged callback must not end another sign-in that is in progress.
  if (own) ask.answer.cookies.clear(own.name)
  if (ask.visitor.session) return { ...place, status: 'ALREADY' }
  if (!begun || problem !== undefined) return failedAt(needs, place, problem!)
  if (!(await spent.spend('state', begun.state))) return failedAt(needs, place, stateProblem(undefined, query, 0)!)
  const { provider, pkceCodeVerifier } = begun
  const redirectUri = redirectUriOf(needs.publicUrl, provider as ProviderId)
  const outcome = await finish(steps, { ...ask, market }, { provider, redirectUri, params: query, pkceCodeVerifier })
  if (outcome.status === 'OK') return { ...place, ...outcome }
  return failedAt(needs, place, `${outcome.status} ${'code' in outcome ? outcome.code : ''}`.trim())
}

function failedAt(
  { warn }: Pick<SocialSignInNeeds, 'warn'>,
  place: Pick<FinishedSignIn, 'market' | 'to'>,
  message: string,
): FinishedSignIn {
  warn({ code: 'sign-in.provider-failed', why: message }, 'a sign-in by a provider failed')
  return { ...place, status: 'FAILED', message }
}

const failed: GeneralError = { status: 'GENERAL_ERROR', code: 'login.thirdparty_error' }
const tooOften: GeneralError = { status: 'GENERAL_ERROR', code: 'sign-in.too-often' }
const maintenance = { status: 'SIGN_IN_UP_NOT_ALLOWED', code: 'sign-in.maintenance' } as const
