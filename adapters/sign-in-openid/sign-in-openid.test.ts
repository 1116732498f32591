import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { consent, describeIdentityProvider } from '#server/accounts/identity-provider.port-test.ts'
import { openSimulatedProvider } from '#server/accounts/simulated-provider.fakes.ts'
import { type OpenIdSettings, openIdProvider } from './server.ts'
import { forgeries } from './simulator/id-tokens.ts'
import { appleSimulator, directorySimulator, googleSimulator } from './simulator/index.ts'

const redirectUri = 'http://shop.example/login/callback'
const newKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })

const withSecrets = (settings: Omit<OpenIdSettings, 'issuer' | 'proof'>) => (issuer: string) => ({
  provider: openIdProvider({ ...settings, issuer, proof: { secret: 'right' } }),
  stranger: openIdProvider({ ...settings, issuer, proof: { secret: 'wrong' } }),
})
const google = { id: 'google', clientId: 'shop', scope: 'openid email profile' } as const
const directory = {
  id: 'active-directory',
  clientId: 'shop',
  scope: 'openid email profile',
  ownDomain: 'Halden.example',
} as const

const openGoogle = () =>
  openSimulatedProvider(googleSimulator({ clientId: 'shop', secret: 'right' }), 'google', withSecrets(google))
const openDirectory = () =>
  openSimulatedProvider(directorySimulator({ clientId: 'shop', secret: 'right' }), 'directory', withSecrets(directory))
const openApple = () => {
  const key = { teamId: 'TEAM', keyId: 'KEY', privateKey: String(newKey()) }
  const settings = { id: 'apple', clientId: 'shop', scope: 'openid name email', postsForm: true } as const
  return openSimulatedProvider(appleSimulator({ clientId: 'shop', ...key }), 'apple', (issuer) => ({
    provider: openIdProvider({ ...settings, issuer, proof: key }),
    stranger: openIdProvider({ ...settings, issuer, proof: { ...key, privateKey: String(newKey()) } }),
  }))
}

describe('Google', () =>
  describeIdentityProvider(openGoogle, { redirectUri, vouches: true, portrays: true, forgeries }))
describe('Apple', () =>
  describeIdentityProvider(openApple, {
    ...{ redirectUri: 'http://shop.example/api/auth/callback/apple', vouches: true, portrays: false, forgeries },
  }))
describe('the company directory', () =>
  describeIdentityProvider(openDirectory, { redirectUri, vouches: false, portrays: false, forgeries }))

test('the directory confirms email addresses of its own domain only', async () => {
  const { provider, close } = await openDirectory()
  onTestFinished(close)
  const personAt = async (email: string) => {
    const started = await provider.start({ redirectUri })
    const params = await consent(started, { email, emailVerified: '' })
    return provider.finish({ redirectUri, params, pkceCodeVerifier: started.pkceCodeVerifier })
  }

  expect(await personAt('mette@HALDEN.example')).toMatchObject({ value: { emailVerified: true } })
  expect(await personAt('mette@nothalden.example')).toMatchObject({ value: { emailVerified: false } })
})

test('goes on when a provider changes its signing key between two sign-ins', async () => {
  const { provider, tokens, close } = await openGoogle()
  onTestFinished(close)
  for (const rotate of [false, true]) {
    await tokens({ rotate })
    const started = await provider.start({ redirectUri })
    const found = await provider.finish({
      ...{ redirectUri, params: await consent(started), pkceCodeVerifier: started.pkceCodeVerifier },
    })
    expect(found.ok).toBe(true)
  }
})

test('rejects a code with the verifier of another sign-in or without a verifier', async () => {
  const { provider, close } = await openGoogle()
  onTestFinished(close)
  const [mine, other] = [await provider.start({ redirectUri }), await provider.start({ redirectUri })]

  const swapped = { redirectUri, params: await consent(mine), pkceCodeVerifier: other.pkceCodeVerifier }
  expect(await provider.finish(swapped)).toMatchObject({ problem: { code: 'provider.code-refused' } })
  expect(await provider.finish({ redirectUri, params: await consent(mine) })).toMatchObject({
    problem: { code: 'provider.identity-refused' },
  })
})

test('asks with PKCE and a nonce of its own each time', async () => {
  const { provider, close } = await openGoogle()
  onTestFinished(close)
  const [first, second] = await Promise.all([provider.start({ redirectUri }), provider.start({ redirectUri })])
  const asked = new URL(first.url).searchParams

  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/)
  expect(new URL(second.url).searchParams.get('nonce')).not.toBe(asked.get('nonce'))
  expect(first.url).not.toContain(first.pkceCodeVerifier)
})

test('rejects a discovery document that names another issuer', async () => {
  const { url, close } = await openGoogle()
  onTestFinished(close)
  const elsewhere = url.replace('127.0.0.1', 'localhost')
  const provider = openIdProvider({ ...google, issuer: elsewhere, proof: { secret: 'right' } })

  await expect(provider.start({ redirectUri })).rejects.toThrow()
})
