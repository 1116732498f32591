import { expect, test } from 'vitest'
import { loginPage } from './login-page.ts'
import { shopWithAccount } from './sign-in-pages.fakes.ts'
import { socialLoginCallbackPage } from './social-login-callback-page.ts'

const path = '/login/callback'
const finish = socialLoginCallbackPage.formActions!['finish-sign-in']!.act

test('shows a loader whose form finishes the sign-in: opening the address alone spends nothing [C-RTE-18, C-SOC-06, B-PAGE-31]', async () => {
  const { parts, ask } = shopWithAccount()

  expect(await socialLoginCallbackPage.load(parts, ask({ path, query: { state: 's', code: 'good' } }))).toMatchObject({
    body: { action: '/login/callback?state=s&code=good' },
  })
})

test('goes back to the page where the sign-in began, or to the login page that says it failed [C-SOC-O2, C-TST-24, C-LGN-03]', async () => {
  const { parts, ask, state } = shopWithAccount()

  expect(await finish(parts, ask({ path, query: { code: 'good' } }), {})).toEqual({ goTo: '/en-gb/women' })
  expect(state.cookies.get('termsVersion')).toBe('1')
  expect(await finish(parts, ask({ path, query: { error: 'access_denied' } }), {})).toEqual({
    goTo: '/en-gb/login?done=provider-failed',
  })
})

test('leads from the callback address to the account once the sign-in has finished, if it began on no page [B-PAGE-O3]', async () => {
  const { parts, ask, state } = shopWithAccount()
  const finishPage = async () => ({
    ...{ status: 'OK', account: state.account, created: false, to: undefined },
    market: { id: 'en-gb' },
  })
  const social = { ...parts.social, finishPage } as unknown as typeof parts.social

  expect(await finish({ ...parts, social }, ask({ path, query: { code: 'good' } }), {})).toEqual({
    goTo: '/en-gb/account',
  })
})

test('links to providers keep the page to come back to, and the directory of the staff stands apart [C-SOC-05, C-SSO-O1, C-LGN-03]', async () => {
  const { parts, ask } = shopWithAccount()
  const start = (id: string) => `/api/auth/start/${id}?market=en-gb&to=%2Fen-gb%2Fwomen`

  expect(await loginPage.load(parts, ask({ query: { to: '/en-gb/women' } }))).toMatchObject({
    body: {
      forms: {
        providers: [{ id: 'google', name: 'Google', url: start('google') }],
        directoryUrl: start('active-directory'),
      },
    },
  })
})
