import { cookieOf } from '#foundation/shop-cookies.ts'
import type { Account } from '#server/accounts/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { VisitorSession } from '#server/sessions/index.ts'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

export const signe: Account = {
  ...{ id: 'a1', email: 'signe@example.com', emailVerified: false, firstName: 'Signe', lastName: 'Holm' },
  ...{ phoneNumber: null, birthday: null, market: 'en-gb', joinedAt: new Date(0), hasPassword: true, providers: [] },
  passkeys: [],
  ...{ terms: { version: '1', at: '2026-11-01T00:00:00Z', market: 'en-gb' } },
}

export const session: VisitorSession = { id: 's1', accountId: 'a1', emailVerified: false, claims: {} }

/** A shop with one account, whose password is `correct horse`, and a list of the actions requested. */
export function shopWithAccount(toggles: readonly string[] = []) {
  const state = {
    account: signe,
    ended: [] as string[],
    verified: [] as string[],
    cookies: new Map<string, string>(),
    lifetimes: new Map<string, number>(),
  }
  const links: Readonly<Record<string, string>> = {
    loginPage: '/en-gb/login',
    accountPage: '/en-gb/account',
    termsConditionsPage: '/en-gb/terms/2',
    homePage: '/en-gb',
  }
  const parts = {
    publicUrl: 'https://halden.test',
    markets: { find: (id: string) => (['en-gb', 'ar-ae'].includes(id) ? { id } : undefined) },
    content: {
      linkTo: (_: Market, alias: string) => links[alias],
      toggle: (_: Market, key: string) => toggles.includes(key),
    },
    club: { contactOf: async () => undefined },
    accounts: {
      find: async (id: string) => (id === 'a1' ? state.account : undefined),
      signIn: async (_: unknown, fields: readonly { id: string; value: string }[]) => {
        const typed = Object.fromEntries(fields.map(({ id, value }) => [id, value]))
        if (typed.email?.endsWith('@staff.test')) return { status: 'SIGN_IN_NOT_ALLOWED', code: 'sign-in.staff' }
        if (typed.password !== 'correct horse') return { status: 'WRONG_CREDENTIALS_ERROR' }
        return { status: 'OK', account: state.account, created: false }
      },
      signUp: async (_: unknown, fields: readonly { id: string; value: string }[]) =>
        fields.some(({ id, value }) => id === 'email' && value === signe.email)
          ? { status: 'FIELD_ERROR', formFields: [{ id: 'email', code: 'sign-in.email-taken' }] }
          : { status: 'OK', account: state.account, created: true },
      requestReset: async () => ({ status: 'OK' }),
      resetEmail: async (token: string) => (token === 'fresh' ? signe.email : undefined),
      reset: async (_: unknown, token: string) =>
        token === 'fresh'
          ? { status: 'OK', hasPasskeys: state.account.passkeys.length > 0 }
          : { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' },
      verify: async (_: unknown, token: string) => {
        state.verified.push(token)
        return token === 'fresh'
          ? { status: 'OK', account: state.account }
          : { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' }
      },
      requestVerification: async () => ({ status: 'OK' }),
      signOut: async () => void state.ended.push('this'),
      areTermsDue: (account: Account, market: Market) => account.terms?.version !== market.choices.termsVersion,
      acceptTerms: async (_: string, { version, market }: { version: string; market: Market }) => {
        state.account = { ...state.account, terms: { version, at: '2026-11-01T00:00:00Z', market: market.id } }
      },
    },
    offersProgramme: () => toggles.includes('pointsSystem'),
    social: {
      providersOf: () => [
        { id: 'google', name: 'Google' },
        { id: 'active-directory', name: 'Halden' },
      ],
      finishPage: async (_: unknown, { code }: Readonly<Record<string, string>>) =>
        code === 'good'
          ? { status: 'OK', account: state.account, created: false, market: { id: 'en-gb' }, to: '/en-gb/women' }
          : { status: 'FAILED', message: 'denied', market: { id: 'en-gb' }, to: undefined },
    },
    sessions: {
      list: async () => [
        { id: 's1', device: 'Firefox, Linux', startedAt: new Date(0), usedAt: new Date(0) },
        { id: 's2', device: 'Safari, iPhone', startedAt: new Date(0), usedAt: new Date(0) },
      ],
      endOwn: async (_: string, id: string) => void state.ended.push(id),
      endOthers: async (_: string, kept: string) => void state.ended.push(`all but ${kept}`),
    },
  } as unknown as Parts
  const ask = (more: Partial<Pick<PageRequest, 'query' | 'path'>> & AskedBy = {}) => requestOf(state, more)
  return { state, parts, ask }
}

interface AskedBy {
  readonly signedIn?: boolean
  readonly referer?: string
  readonly agreesToDataApart?: boolean
  readonly termsVersion?: string
  readonly newSignupTerms?: boolean
}

function requestOf(
  state: { readonly cookies: Map<string, string>; readonly lifetimes: Map<string, number> },
  {
    query = {},
    path = '/en-gb/login',
    signedIn,
    referer,
    agreesToDataApart = false,
    termsVersion = '1',
    newSignupTerms,
  }: Partial<PageRequest> & AskedBy,
): PageRequest {
  const set = (name: string, value: string) => {
    state.cookies.set(name, value)
    state.lifetimes.set(name, cookieOf(name)?.maxAgeSeconds ?? 0)
  }
  return {
    ...{ query, path, now: new Date(0), sentCookies: {} },
    market: { id: 'en-gb', country: { agreesToDataApart }, choices: { termsVersion, newSignupTerms } },
    localization: { t: (key: string) => `~${key}` },
    visitor: { session: signedIn ? session : undefined },
    session: { headers: referer === undefined ? {} : { referer }, cookies: { set } },
  } as unknown as PageRequest
}
