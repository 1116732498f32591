import { createHash, createHmac, randomUUID } from 'node:crypto'
import {
  badRequestPage,
  type Consent,
  consentPage,
  leadBack,
  readConsent,
} from '#server/platform/simulators/consent-page.ts'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { simulatorControl } from '#server/platform/simulators/simulator-control.ts'

export interface ShopApp {
  readonly clientId: string
  readonly clientSecret: string
}

const path = /^\/v\d{2}\.\d\/(dialog\/oauth|oauth\/access_token|debug_token|me)$/

/**
 * Facebook's sign-in with a page that asks the person. `POST /control` sets `slowMs` and `down`, `POST /control/tokens` with `forge` set
 * to `audience` gives tokens of another app; `GET /counts` tells what was asked.
 */
export const facebookSimulator =
  ({ clientId, clientSecret }: ShopApp): MakeSimulator =>
  ({ url, shopUrl }) => {
    const control = simulatorControl(['token', 'me'])
    const codes = new Map<string, { readonly consent: Consent; readonly redirectUri: string }>()
    const people = new Map<string, Consent>()
    let appOfTokens = clientId

    const setTokens = async (request: Request): Promise<Response> => {
      const { forge } = (await request.json()) as { forge?: string | null }
      appOfTokens = forge === 'audience' ? 'another-shop' : clientId
      return Response.json({})
    }

    const dialog = async (request: Request): Promise<Response> => {
      const { search, searchParams: asked, pathname } = new URL(request.url)
      const redirectUri = asked.get('redirect_uri') ?? ''
      if (asked.get('client_id') !== clientId) return badRequestPage('Invalid App ID.')
      if (!URL.canParse(redirectUri)) return badRequestPage('The address to come back to is missing.')
      if (request.method !== 'POST')
        return consentPage({
          ...{ provider: 'Facebook', shop: new URL(shopUrl).host, email: 'freja.holm@mail.example' },
          action: `${url}${pathname}${search}`,
        })
      const consent = await readConsent(request)
      const way = { redirectUri, state: asked.get('state'), postsForm: false }
      if (consent.outcome === 'deny')
        return leadBack(way, consent, { error: 'access_denied', error_reason: 'user_denied' })
      const code = randomUUID()
      codes.set(code, { consent, redirectUri })
      return leadBack(way, consent, { code })
    }

    const accessToken = (asked: URLSearchParams): Response => {
      if (asked.get('client_id') !== clientId || asked.get('client_secret') !== clientSecret)
        return refusal(1, 'Error validating client secret.')
      const code = asked.get('code') ?? ''
      const given = codes.get(code)
      codes.delete(code)
      if (given?.redirectUri !== asked.get('redirect_uri') || !given)
        return refusal(100, 'This authorization code has been used or is not valid.')
      const token = randomUUID()
      people.set(token, given.consent)
      return Response.json({ access_token: token, token_type: 'bearer', expires_in: 5_183_944 })
    }

    const debug = (asked: URLSearchParams): Response => {
      if (asked.get('access_token') !== `${clientId}|${clientSecret}`)
        return refusal(190, 'Invalid OAuth access token.')
      const person = people.get(asked.get('input_token') ?? '')
      return Response.json({
        data: person ? { app_id: appOfTokens, is_valid: true, user_id: idOf(person) } : { is_valid: false },
      })
    }

    const me = (asked: URLSearchParams): Response => {
      const token = asked.get('access_token') ?? ''
      const person = people.get(token)
      if (!person) return refusal(190, 'Invalid OAuth access token.')
      const proof = createHmac('sha256', clientSecret).update(token).digest('hex')
      if (asked.get('appsecret_proof') !== proof)
        return refusal(100, 'Invalid appsecret_proof provided in the API argument')
      return Response.json({
        id: idOf(person),
        ...(person.outcome === 'no-email' ? {} : { email: person.email }),
        ...{ first_name: person.firstName, last_name: person.lastName },
      })
    }

    return {
      name: 'facebook',
      answer: async (request) => {
        const { pathname, searchParams } = new URL(request.url)
        const own = pathname === '/control/tokens' ? await setTokens(request) : await control.own(request)
        if (own) return own
        const trouble = await control.trouble()
        if (trouble) return trouble
        switch (path.exec(pathname)?.[1]) {
          case 'dialog/oauth':
            return dialog(request)
          case 'oauth/access_token':
            control.count('token')
            return accessToken(searchParams)
          case 'debug_token':
            return debug(searchParams)
          case 'me':
            control.count('me')
            return me(searchParams)
          default:
            return new Response('Not Found', { status: 404 })
        }
      },
    }
  }

const idOf = ({ email }: Consent): string =>
  BigInt(`0x${createHash('sha256').update(`facebook ${email.toLowerCase()}`).digest('hex').slice(0, 14)}`).toString()

const refusal = (code: number, message: string): Response =>
  Response.json({ error: { message, type: 'OAuthException', code } }, { status: 400 })
