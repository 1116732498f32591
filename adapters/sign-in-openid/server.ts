import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  randomPKCECodeVerifier,
  type ServerMetadata,
  skipStateCheck,
} from 'openid-client'
import { accepted, refused } from '#foundation/result.ts'
import type { FinishedPage, IdentityProvider } from '#server/accounts/identity-provider.port.ts'
import { type ClientProof, clientAuthOf } from './client-proof.ts'
import { nonceOf } from './nonce.ts'
import { personOf } from './person-of.ts'
import { problemOf } from './problem-of.ts'

export interface OpenIdSettings {
  readonly id: Exclude<IdentityProvider['id'], 'facebook'>
  /** The address of the provider. Its discovery document is at `/.well-known/openid-configuration` below it. */
  readonly issuer: string
  readonly clientId: string
  readonly proof: ClientProof
  readonly scope: string
  /** True if the provider sends the browser back with a posted form. */
  readonly postsForm?: boolean
  /** Email addresses of this domain belong to the provider, so they count as verified even if the provider does not say so. */
  readonly ownDomain?: string | undefined
}

/** Time after which the discovery document is read again. */
const knownForMs = 60 * 60 * 1000

/**
 * Sign-in with OpenID Connect: authorisation code with PKCE and a nonce, and an id token whose signature, issuer,
 * audience, nonce and time are checked. The signing keys are read again for every sign-in, so that a provider may
 * change them at any time.
 */
export function openIdProvider(settings: OpenIdSettings): IdentityProvider {
  const { id, scope } = settings
  const server = serverOf(settings)

  return {
    id,
    async start({ redirectUri }, signal) {
      const pkceCodeVerifier = randomPKCECodeVerifier()
      const url = buildAuthorizationUrl(await server(signal), {
        redirect_uri: redirectUri,
        scope,
        response_type: 'code',
        nonce: nonceOf(pkceCodeVerifier),
        code_challenge: await calculatePKCECodeChallenge(pkceCodeVerifier),
        code_challenge_method: 'S256',
        ...(settings.postsForm ? { response_mode: 'form_post' } : {}),
      })
      return { url: url.href, pkceCodeVerifier }
    },

    async finish(page, signal) {
      const { params, pkceCodeVerifier } = page
      if (!params.code) return refused({ code: 'provider.code-refused', reason: params.error ?? 'no code' })
      if (!pkceCodeVerifier) return refused({ code: 'provider.identity-refused', reason: 'no code verifier' })
      const config = await server(signal)
      try {
        const tokens = await authorizationCodeGrant(config, addressOf(page), {
          pkceCodeVerifier,
          expectedNonce: nonceOf(pkceCodeVerifier),
          // Compared by the caller, which started the sign-in.
          expectedState: skipStateCheck,
          idTokenExpected: true,
        })
        const claims = tokens.claims()!
        return accepted(personOf({ claims, user: params.user, ownDomain: settings.ownDomain }))
      } catch (error) {
        const problem = problemOf(error)
        if (!problem) throw error
        return refused(problem)
      }
    },
  }
}

/** Reads the provider's discovery document and keeps it for a while. */
function serverOf({ issuer, clientId, proof }: OpenIdSettings) {
  let known: { readonly metadata: ServerMetadata; readonly untilMs: number } | undefined
  const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : []
  const auth = clientAuthOf(proof, { issuer, clientId })

  return async (signal: AbortSignal | undefined): Promise<Configuration> => {
    const reach: CustomFetch = (url, { body, signal: limit, ...options }) =>
      fetch(url, {
        ...options,
        body: (body as RequestInit['body']) ?? null,
        signal: AbortSignal.any([limit, signal].filter((one) => one !== undefined)),
      })
    if (!known || known.untilMs < performance.now()) {
      const found = await discovery(new URL(issuer), clientId, undefined, auth, { execute, [customFetch]: reach })
      known = { metadata: found.serverMetadata(), untilMs: performance.now() + knownForMs }
    }
    const config = new Configuration(known.metadata, clientId, undefined, auth)
    config[customFetch] = reach
    for (const set of [...execute, enableNonRepudiationChecks]) set(config)
    return config
  }
}

/** The address that the browser came back to, with only the parameters that matter. */
function addressOf({ redirectUri, params }: FinishedPage): URL {
  const url = new URL(redirectUri)
  for (const name of ['code', 'iss']) if (params[name] !== undefined) url.searchParams.set(name, params[name])
  return url
}
