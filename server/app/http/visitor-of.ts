import type { FastifyRequest } from 'fastify'
import type { Market } from '#server/markets/index.ts'
import { cookieName } from '#server/platform/http/answer-cookies.ts'
import { isOneOf } from '#server/platform/http/same-secret.ts'
import { nobody, readVisitor, type Visitor } from '#server/sessions/index.ts'
import type { HttpParts } from './http-parts.ts'
import type { Identities } from './identify-requests.ts'

export function visitorOf({ markets, settings, isStore = () => false }: HttpParts, identities: Identities) {
  const needs = {
    markets,
    storeHosts: settings.storeHosts ?? [],
    isStore,
    isPreviewKey: (key: string) => isOneOf(settings.previewKeys ?? [], key),
    previewForAll: settings.previewForAll ?? false,
    grantedUnasked: settings.consent === 'granted',
    cookieName: (name: string) => cookieName(settings.publicUrl, name),
  }
  // Most requests have no key. The comparison takes constant time for each known key, so it is skipped without one.
  const isOwnServer = ({ headers: { 'x-api-key': key } }: FastifyRequest): boolean =>
    typeof key === 'string' && isOneOf(settings.internalApiKeys, key)
  return (request: FastifyRequest, market: Market | undefined, withCookies: boolean): Visitor =>
    readVisitor(
      needs,
      {
        cookies: withCookies ? request.cookies : {},
        headers: request.headers,
        query: request.query as Record<string, unknown>,
        host: request.hostname,
        address: request.ip,
        isOwnServer: isOwnServer(request),
        identity: withCookies ? (identities.get(request) ?? nobody) : nobody,
      },
      market,
    )
}
