import { randomUUID } from 'node:crypto'
import {
  badRequestPage,
  type Consent,
  consentPage,
  leadBack,
  readConsent,
} from '#server/platform/simulators/consent-page.ts'
import type { Profile, ShopClient } from './profiles.ts'
import type { Provider } from './provider.ts'

/** The page that asks the person for consent, and the answer to it. */
export async function authorize(
  { profile, client, issuer, shopUrl, grants }: Provider,
  request: Request,
): Promise<Response> {
  const { search, searchParams: query } = new URL(request.url)
  const wrong = whyRefused(query, client, profile)
  if (wrong) return badRequestPage(wrong)
  if (request.method !== 'POST')
    return consentPage({
      ...{ provider: profile.title, shop: new URL(shopUrl).host, email: profile.email },
      action: `${issuer}/authorize${search}`,
    })
  const consent = await readConsent(request)
  const way = { redirectUri: query.get('redirect_uri')!, state: query.get('state'), postsForm: profile.postsForm }
  if (consent.outcome === 'deny') return leadBack(way, consent, { error: 'access_denied' })
  const code = randomUUID()
  grants.set(code, { query, consent, madeAtMs: Date.now() })
  return leadBack(way, consent, { code, ...(profile.postsForm ? besideToken(consent) : {}) })
}

function whyRefused(asked: URLSearchParams, { clientId }: ShopClient, { postsForm }: Profile): string | undefined {
  if (asked.get('client_id') !== clientId) return 'Nobody registered this client.'
  if (!URL.canParse(asked.get('redirect_uri') ?? '')) return 'The address to come back to is missing.'
  if (asked.get('response_type') !== 'code') return 'Only codes are given here.'
  if (!asked.get('scope')?.split(' ').includes('openid')) return 'The scope openid is missing.'
  if (postsForm && asked.get('response_mode') !== 'form_post')
    return 'A name and an address are told by form_post only.'
  return asked.get('code_challenge_method') === 'S256' ? undefined : 'The code challenge is missing.'
}

const besideToken = ({ firstName, lastName }: Consent) => ({ user: JSON.stringify({ name: { firstName, lastName } }) })
