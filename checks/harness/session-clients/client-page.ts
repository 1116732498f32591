import SuperTokens from 'supertokens-web-js'
import EmailPassword from 'supertokens-web-js/recipe/emailpassword/index.js'
import EmailVerification from 'supertokens-web-js/recipe/emailverification/index.js'
import Session from 'supertokens-web-js/recipe/session/index.js'
import ThirdParty from 'supertokens-web-js/recipe/thirdparty/index.js'
import { createSessionClient } from '#web/platform/sessions/session-client.ts'
import { sessionStorage } from '#web/platform/sessions/stored-session.ts'

/** The settings of the page, from its address. */
const query = new URLSearchParams(location.search)
const shop = query.get('shop')!
const mode = query.get('mode') as 'cookie' | 'header'
const events: string[] = []

/** The actions that a test can run with each client. Every answer can be sent to the test as JSON. */
export interface TriedClient {
  call(method: string, path: string, body?: object): Promise<{ readonly status: number; readonly body: unknown }>
  signUp(email: string, password: string): Promise<string>
  signIn(email: string, password: string): Promise<string>
  emailExists(email: string): Promise<boolean>
  resetPassword(password: string, token: string): Promise<string>
  verifyEmail(token: string): Promise<string>
  isVerified(): Promise<boolean>
  providerAddress(provider: string, back: string): Promise<string>
  signOut(): Promise<void>
  exists(): Promise<boolean>
  payload(): Promise<Readonly<Record<string, unknown>>>
  readonly events: readonly string[]
}

const sent = async (answer: Response) => ({ status: answer.status, body: await answer.json().catch(() => null) })
const person = { firstName: 'Ida', lastName: 'Holm', acceptTerms: 'true' }
const formFields = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([id, value]) => ({ id, value }))
const at = (address: string) => {
  history.replaceState(null, '', address)
  return location.href
}

/** The client of the public library, as published. */
function published(): TriedClient {
  SuperTokens.init({
    appInfo: { appName: 'Tried app', apiDomain: shop, apiBasePath: '/api/auth' },
    recipeList: [
      Session.init({ tokenTransferMethod: mode, onHandleEvent: ({ action }) => events.push(action) }),
      EmailPassword.init(),
      EmailVerification.init(),
      ThirdParty.init(),
    ],
  })
  const withToken = async <Answer>(token: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const before = location.href
    at(`${location.pathname}${location.search}&token=${token}`)
    return ask().finally(() => at(before))
  }
  return {
    call: async (method, path, body) =>
      sent(
        await fetch(shop + path, {
          method,
          ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
        }),
      ),
    signUp: async (email, password) =>
      (await EmailPassword.signUp({ formFields: formFields({ email, password, ...person }) })).status,
    signIn: async (email, password) =>
      (await EmailPassword.signIn({ formFields: formFields({ email, password }) })).status,
    emailExists: async (email) => (await EmailPassword.doesEmailExist({ email })).doesExist,
    resetPassword: (password, token) =>
      withToken(
        token,
        async () => (await EmailPassword.submitNewPassword({ formFields: formFields({ password }) })).status,
      ),
    verifyEmail: (token) => withToken(token, async () => (await EmailVerification.verifyEmail()).status),
    isVerified: async () => (await EmailVerification.isEmailVerified()).isVerified,
    providerAddress: async (thirdPartyId, frontendRedirectURI) =>
      ThirdParty.getAuthorisationURLWithQueryParamsAndSetState({ thirdPartyId, frontendRedirectURI }),
    signOut: () => Session.signOut(),
    exists: () => Session.doesSessionExist(),
    payload: () => Session.getAccessTokenPayloadSecurely(),
    events,
  }
}

function own(): TriedClient {
  const client = createSessionClient({
    ...{ shop, mode },
    storage: sessionStorage(localStorage, () => Date.now()),
    locks: navigator.locks,
    fetch: (request) => fetch(request),
    now: () => Date.now(),
    emit: ({ kind }) => events.push(kind),
  })
  const call: TriedClient['call'] = async (method, path, body) =>
    sent(
      await client.fetch(shop + path, {
        method,
        ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
      }),
    )
  const statusOf = async (path: string, body: object): Promise<string> =>
    ((await call('POST', `/api/auth${path}`, body)).body as { readonly status: string }).status
  return {
    call,
    signUp: (email, password) => statusOf('/signup', { formFields: formFields({ email, password, ...person }) }),
    signIn: (email, password) => statusOf('/signin', { formFields: formFields({ email, password }) }),
    emailExists: async (email) =>
      (
        (await call('GET', `/api/auth/emailpassword/email/exists?${new URLSearchParams({ email })}`)).body as {
          readonly exists: boolean
        }
      ).exists,
    resetPassword: (password, token) =>
      statusOf('/user/password/reset', { method: 'token', token, formFields: formFields({ password }) }),
    verifyEmail: (token) => statusOf('/user/email/verify', { method: 'token', token }),
    isVerified: async () =>
      ((await call('GET', '/api/auth/user/email/verify')).body as { readonly isVerified: boolean }).isVerified,
    providerAddress: async (thirdPartyId, redirectURIOnProviderDashboard) =>
      (
        (
          await call(
            'GET',
            `/api/auth/authorisationurl?${new URLSearchParams({ thirdPartyId, redirectURIOnProviderDashboard })}`,
          )
        ).body as { readonly urlWithQueryParams: string }
      ).urlWithQueryParams,
    signOut: () => client.signOut(),
    exists: () => client.exists(),
    payload: () => client.payload(),
    events,
  }
}

Object.assign(globalThis, { tried: query.get('client') === 'published' ? published() : own() })
