import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { simulatorControl } from '#server/platform/simulators/simulator-control.ts'
import { authorize } from './authorize.ts'
import { forgeries, idTokens } from './id-tokens.ts'
import { type Profile, profiles, type ShopClient } from './profiles.ts'
import type { Provider } from './provider.ts'
import { giveTokens } from './token.ts'

/**
 * An OpenID provider with a page that asks the person. `POST /control` sets `slowMs` and `down`; `POST /control/tokens`
 * sets `forge` (one of `forgeries`) and with `rotate` makes a new signing key; `GET /counts` counts the requests.
 */
const openIdSimulator =
  (profile: Profile) =>
  (client: ShopClient): MakeSimulator =>
  ({ url: issuer, shopUrl }) => {
    const control = simulatorControl(['discovery', 'keys', 'token'])
    const provider: Provider = {
      ...{ profile, client, issuer, shopUrl },
      ...{ tokens: idTokens(), grants: new Map(), forgery: undefined },
    }
    return {
      name: profile.name,
      answer: async (request) => {
        const { pathname } = new URL(request.url)
        const own = pathname === '/control/tokens' ? await setTokens(provider, request) : await control.own(request)
        if (own) return own
        const trouble = await control.trouble()
        if (trouble) return trouble
        switch (pathname) {
          case '/.well-known/openid-configuration':
            control.count('discovery')
            return Response.json(describes(provider))
          case '/keys':
            control.count('keys')
            return Response.json(await provider.tokens.keys())
          case '/authorize':
            return authorize(provider, request)
          case '/token':
            control.count('token')
            return giveTokens(provider, request)
          default:
            return new Response('Not Found', { status: 404 })
        }
      },
    }
  }

export const googleSimulator = openIdSimulator(profiles.google)
export const appleSimulator = openIdSimulator(profiles.apple)
export const directorySimulator = openIdSimulator(profiles.directory)

async function setTokens(provider: Provider, request: Request): Promise<Response> {
  const { forge, rotate } = (await request.json()) as { forge?: string | null; rotate?: boolean }
  if (rotate) provider.tokens.rotate()
  provider.forgery = forgeries.find((one) => one === forge)
  return Response.json({ forge: provider.forgery ?? null })
}

const describes = ({ issuer, profile: { postsForm } }: Provider) => ({
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
