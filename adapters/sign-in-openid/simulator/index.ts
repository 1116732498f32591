import { createHash, randomUUID } from 'node:crypto'
import {
  badRequestPage,
  type Consent,
  consentPage,
  leadBack,
  readConsent,
} from '#server/platform/simulators/consent-page.ts'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { simulatorControl } from '#server/platform/simulators/simulator-control.ts'
import { type Forgery, forgeries, idTokens } from './id-tokens.ts'
import { isShop, type Profile, profiles, type ShopClient } from './profiles.ts'

interface Grant {
  readonly asked: URLSearchParams
  readonly consent: Consent
  readonly madeAtMs: number
}

const codeGoodForMs = 5 * 60_000

/**
 * An OpenID provider with a page that asks the person. `POST /control` sets `slowMs` and `down`, `POST /control/tokens` sets `forge` (one of
 * `forgeries`) and, with `rotate`, takes a new signing key; `GET /counts` tells what was asked.
 */
const openIdSimulator =
  (profile: Profile) =>
  (client: ShopClient): MakeSimulator =>
  ({ url: issuer, shopUrl }) => {
    const control = simulatorControl(['discovery', 'keys', 'token'])
    const tokens = idTokens()
    const grants = new Map<string, Grant>()
    let forgery: Forgery | undefined

    const setTokens = async (request: Request): Promise<Response> => {
      const { forge, rotate } = (await request.json()) as { forge?: string | null; rotate?: boolean }
      if (rotate) tokens.rotate()
      forgery = forgeries.find((one) => one === forge)
      return Response.json({ forge: forgery ?? null })
    }

    const authorize = async (request: Request): Promise<Response> => {
      const { search, searchParams: asked } = new URL(request.url)
      const wrong = whyRefused(asked, client, profile)
      if (wrong) return badRequestPage(wrong)
      if (request.method !== 'POST')
        return consentPage({
          ...{ provider: profile.title, shop: new URL(shopUrl).host, email: profile.email },
          action: `${issuer}/authorize${search}`,
        })
      const consent = await readConsent(request)
      const way = { redirectUri: asked.get('redirect_uri')!, state: asked.get('state'), postsForm: profile.postsForm }
      if (consent.outcome === 'deny') return leadBack(way, consent, { error: 'access_denied' })
      const code = randomUUID()
      grants.set(code, { asked, consent, madeAtMs: Date.now() })
      return leadBack(way, consent, { code, ...(profile.postsForm ? besideToken(consent) : {}) })
    }

    const token = async (request: Request): Promise<Response> => {
      const form = new URLSearchParams(await request.text())
      if (!(await isShop(client, form, issuer))) return Response.json({ error: 'invalid_client' }, { status: 401 })
      const code = form.get('code') ?? ''
      const grant = grants.get(code)
      grants.delete(code)
      if (!grant || !isFor(grant, form)) return Response.json({ error: 'invalid_grant' }, { status: 400 })
      const nonce = grant.asked.get('nonce') ?? undefined
      const claims = profile.claims(grant.consent)
      return Response.json({
        ...{ access_token: randomUUID(), token_type: 'Bearer', expires_in: 3600 },
        id_token: await tokens.sign({ issuer, audience: client.clientId, nonce, claims, forgery }),
      })
    }

    return {
      name: profile.name,
      answer: async (request) => {
        const { pathname } = new URL(request.url)
        const own = pathname === '/control/tokens' ? await setTokens(request) : await control.own(request)
        if (own) return own
        const trouble = await control.trouble()
        if (trouble) return trouble
        switch (pathname) {
          case '/.well-known/openid-configuration':
            control.count('discovery')
            return Response.json(describes(issuer, profile))
          case '/keys':
            control.count('keys')
            return Response.json(await tokens.keys())
          case '/authorize':
            return authorize(request)
          case '/token':
            control.count('token')
            return token(request)
          default:
            return new Response('Not Found', { status: 404 })
        }
      },
    }
  }

export const googleSimulator = openIdSimulator(profiles.google)
export const appleSimulator = openIdSimulator(profiles.apple)
export const directorySimulator = openIdSimulator(profiles.directory)

const describes = (issuer: string, { postsForm }: Profile) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  response_modes_supported: ['query', ...(postsForm ? ['form_post'] : [])],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', ...(postsForm ? ['name'] : ['profile'])],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  code_challenge_methods_supported: ['S256'],
})

function whyRefused(asked: URLSearchParams, { clientId }: ShopClient, { postsForm }: Profile): string | undefined {
  if (asked.get('client_id') !== clientId) return 'Nobody registered this client.'
  if (!URL.canParse(asked.get('redirect_uri') ?? '')) return 'The address to come back to is missing.'
  if (asked.get('response_type') !== 'code') return 'Only codes are given here.'
  if (!asked.get('scope')?.split(' ').includes('openid')) return 'The scope openid is missing.'
  if (postsForm && asked.get('response_mode') !== 'form_post')
    return 'A name and an address are told by form_post only.'
  return asked.get('code_challenge_method') === 'S256' ? undefined : 'The code challenge is missing.'
}

function isFor({ asked, madeAtMs }: Grant, form: URLSearchParams): boolean {
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  return (
    form.get('grant_type') === 'authorization_code' &&
    form.get('redirect_uri') === asked.get('redirect_uri') &&
    challenge === asked.get('code_challenge') &&
    Date.now() - madeAtMs < codeGoodForMs
  )
}

const besideToken = ({ firstName, lastName }: Consent) => ({ user: JSON.stringify({ name: { firstName, lastName } }) })
