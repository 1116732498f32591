import { expect, test } from 'vitest'
import { fakeMarket, fakeMarkets } from '#server/markets/markets.fakes.ts'
import type { IdentityProvider } from '../identity-provider.port.ts'
import { openSocialSignIn } from './social-sign-in.service.ts'

const publicUrl = 'https://halden.test'
const silent = {
  id: 'google',
  start: () => Promise.reject(new Error('No answer.')),
} as unknown as IdentityProvider

test('begins no sign-in with a provider that does not answer, and writes down which [C-EAU-06]', async () => {
  const warned: object[] = []
  const social = openSocialSignIn({
    ...{ publicUrl, providers: [silent], secrets: ['s'.repeat(32)], markets: fakeMarkets('en-gb') },
    ...{ database: {} as never, accounts: {} as never, clock: () => new Date('2026-06-15T12:00:00Z') },
    toggle: (_market, key) => key === 'socialLogin',
    cookieName: (name) => name,
    warn: (details) => void warned.push(details),
  })

  expect(await social.start(fakeMarket('en-gb'), 'google', `${publicUrl}/login/callback`)).toBeUndefined()
  expect(warned).toMatchObject([{ provider: 'google' }])
})
