import { expect, test } from 'vitest'
import { accountPage } from './account-page.ts'
import { shopWithAccount } from './sign-in-pages.fakes.ts'

const act = (name: string) => accountPage.formActions![name]!.act
const path = '/en-gb/account'

test('shows the account with its signed-in devices only to its owner [C-GEN-09, B-AUTH-02]', async () => {
  const { parts, ask } = shopWithAccount()

  expect(await accountPage.load(parts, ask({ path, signedIn: true }))).toMatchObject({
    body: {
      account: {
        ...{ email: 'signe@example.com', firstName: 'Signe', emailVerified: false },
        devices: [
          { id: 's1', name: 'Firefox, Linux', current: true },
          { id: 's2', name: 'Safari, iPhone', current: false },
        ],
      },
    },
  })
  expect(await accountPage.load(parts, ask({ path }))).toMatchObject({
    body: { account: null, loginUrl: '/en-gb/login?to=%2Fen-gb%2Faccount' },
  })
})

test('tells that accounts are in maintenance only where they are [C-TGL-22, C-GEN-13, B-FT-43, B-FT-O2, C-ACC-06]', async () => {
  const [open, closed] = [shopWithAccount(), shopWithAccount(['accountMaintenanceMode'])]

  expect(await accountPage.load(closed.parts, closed.ask({ signedIn: true }))).toMatchObject({
    body: { maintenance: true },
  })
  expect(await accountPage.load(open.parts, open.ask({ signedIn: true }))).not.toHaveProperty('body.maintenance')
})

test('signs out and goes home, and signs other devices out [C-AUT-03]', async () => {
  const { parts, ask, state } = shopWithAccount()
  const asked = ask({ path, signedIn: true })

  await act('end-session')(parts, asked, { sessionId: 's2' })
  await act('end-session')(parts, asked, { sessionId: 's1' })
  await act('end-other-sessions')(parts, asked, {})

  expect(await act('sign-out')(parts, asked, {})).toEqual({ goTo: '/en-gb' })
  expect(state.ended).toEqual(['s2', 'all but s1', 'this'])
})

test('sends the mail that confirms an address again', async () => {
  const { parts, ask } = shopWithAccount()

  expect(await act('send-verification')(parts, ask({ signedIn: true }), {})).toEqual({
    goTo: '/en-gb/account?done=verification-sent',
  })
})

test('asks for terms that are new until exactly those are accepted, then goes on [C-TRM-01, C-TRM-O1]', async () => {
  const { parts, ask, state } = shopWithAccount()
  const asked = ask({ path, signedIn: true, termsVersion: '2' })

  expect(await accountPage.load(parts, asked)).toMatchObject({ body: { account: { termsDue: { version: '2' } } } })
  expect(await act('accept-terms')(parts, asked, { version: '1' })).toMatchObject({ code: 'checkout.terms-changed' })
  expect(await act('accept-terms')(parts, asked, { version: '2', to: '/en-gb/women' })).toEqual({
    goTo: '/en-gb/women',
  })
  expect(await accountPage.load(parts, asked)).not.toHaveProperty('body.account.termsDue')
  expect(state.cookies.get('termsVersion')).toBe('2')
})

test('requires a consent to data processing separate from the terms in Türkiye [C-TRM-03, C-TRM-O1]', async () => {
  const { parts, ask } = shopWithAccount()
  const asked = ask({ path, signedIn: true, agreesToDataApart: true })

  expect(await act('accept-terms')(parts, asked, { version: '1' })).toEqual({
    problems: { acceptDataProcessing: ['~account.data-processing-needed'] },
  })
  expect(await act('accept-terms')(parts, asked, { version: '1', acceptDataProcessing: 'true' })).toEqual({
    goTo: '/en-gb/account',
  })
})
