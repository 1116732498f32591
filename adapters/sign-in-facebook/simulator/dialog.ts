import { randomUUID } from 'node:crypto'
import { badRequestPage, consentPage, leadBack, readConsent } from '#server/platform/simulators/consent-page.ts'
import type { SimulatorNeeds } from '#server/platform/simulators/simulator.port.ts'
import type { Grants } from './grants.ts'

/** The page that asks the person for consent, and the answer to it. */
export async function dialog(
  { app, codes }: Grants,
  { url, shopUrl }: Pick<SimulatorNeeds, 'url' | 'shopUrl'>,
  request: Request,
): Promise<Response> {
  const { search, searchParams: asked, pathname } = new URL(request.url)
  const redirectUri = asked.get('redirect_uri') ?? ''
  if (asked.get('client_id') !== app.clientId) return badRequestPage('Invalid App ID.')
  if (!URL.canParse(redirectUri)) return badRequestPage('The address to come back to is missing.')
  if (request.method !== 'POST')
    return consentPage({
      ...{ provider: 'Facebook', shop: new URL(shopUrl).host, email: 'freja.holm@mail.example' },
      action: `${url}${pathname}${search}`,
    })
  const consent = await readConsent(request)
  const way = { redirectUri, state: asked.get('state'), postsForm: false }
  if (consent.outcome === 'deny') return leadBack(way, consent, { error: 'access_denied', error_reason: 'user_denied' })
  const code = randomUUID()
  codes.set(code, { consent, redirectUri })
  return leadBack(way, consent, { code })
}
