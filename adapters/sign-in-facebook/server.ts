import { createHmac } from 'node:crypto'
import { Fault } from '#foundation/fault.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { IdentityProvider, ProvenIdentity, ProviderProblem } from '#server/accounts/identity-provider.port.ts'

export interface FacebookSettings {
  /** Scheme and host of the page that asks the person for consent. */
  readonly pagesUrl: string
  /** Scheme and host of the Graph API. */
  readonly graphUrl: string
  readonly clientId: string
  readonly clientSecret: string
}

const version = 'v23.0'
/** Facebook's error code for a code that is wrong, expired or used. */
const badCode = 100

type Answer = Readonly<Record<string, unknown>>

/**
 * Sign-in with Facebook's own flow: a code, an access token, a check that the token was issued to the shop's app, and
 * the person's data. Facebook does not say whether the person still receives mail at the email address, so it counts as
 * not verified.
 */
export function facebookProvider({ pagesUrl, graphUrl, clientId, clientSecret }: FacebookSettings): IdentityProvider {
  const ask = async (path: string, fields: Readonly<Record<string, string>>, signal?: AbortSignal) => {
    const url = `${graphUrl}/${version}/${path}?${new URLSearchParams(fields)}`
    const answer = await fetch(url, { signal: signal ?? null, redirect: 'error' })
    const body = (await answer.json()) as { error?: { code?: unknown; message?: unknown } } & Answer
    if (answer.status === 200) return { body }
    return { error: { status: answer.status, code: Number(body.error?.code), message: String(body.error?.message) } }
  }
  const needed = async (path: string, fields: Readonly<Record<string, string>>, signal?: AbortSignal) => {
    const { body, error } = await ask(path, fields, signal)
    if (!body) throw new Fault('sign-in-facebook.refused', { path, ...error })
    return body
  }

  return {
    id: 'facebook',
    async start({ redirectUri }) {
      const fields = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'email,public_profile',
      }
      return { url: `${pagesUrl}/${version}/dialog/oauth?${new URLSearchParams(fields)}` }
    },

    async finish({ redirectUri, params }, signal): Promise<Result<ProvenIdentity, ProviderProblem>> {
      const { code } = params
      if (!code) return refused({ code: 'provider.code-refused', reason: params.error ?? 'no code' })
      const shop = { client_id: clientId, client_secret: clientSecret }
      const given = await ask('oauth/access_token', { ...shop, redirect_uri: redirectUri, code }, signal)
      if (given.error?.code === badCode) return refused({ code: 'provider.code-refused', reason: given.error.message })
      const accessToken = given.body?.access_token
      if (typeof accessToken !== 'string') throw new Fault('sign-in-facebook.no-token', { ...given.error })

      const looked = { input_token: accessToken, access_token: `${clientId}|${clientSecret}` }
      const told = (await needed('debug_token', looked, signal)).data as Answer | undefined
      if (told?.is_valid !== true || told.app_id !== clientId)
        return refused({ code: 'provider.identity-refused', reason: 'the token was not given to this shop' })

      const proof = createHmac('sha256', clientSecret).update(accessToken).digest('hex')
      const fields = 'id,email,first_name,last_name,picture.type(large)'
      const person = await needed('me', { fields, access_token: accessToken, appsecret_proof: proof }, signal)
      if (person.id !== told.user_id || typeof person.id !== 'string')
        return refused({ code: 'provider.identity-refused', reason: 'the token belongs to somebody else' })
      return accepted(personOf(person.id, person))
    },
  }
}

const personOf = (subject: string, { email, first_name, last_name, picture }: Answer): ProvenIdentity => ({
  subject,
  ...(typeof email === 'string' ? { email } : {}),
  emailVerified: false,
  ...(typeof first_name === 'string' ? { firstName: first_name } : {}),
  ...(typeof last_name === 'string' ? { lastName: last_name } : {}),
  ...portraitOf(picture),
})

/** Facebook has a drawn silhouette for people without a portrait. It is left out. */
function portraitOf(told: unknown): Pick<ProvenIdentity, 'picture'> {
  const { url, is_silhouette: isDrawn } = (told as { data?: Answer } | undefined)?.data ?? {}
  return typeof url === 'string' && isDrawn !== true ? { picture: url } : {}
}
