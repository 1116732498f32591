import type { FastifyRequest } from 'fastify'
import { type Kind, networkLimits } from '#server/platform/http/network-limits.ts'
import { limits } from '#server/platform/limits.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { isLoopback } from '../settings/arrange-settings.ts'

export interface LimitNeeds {
  readonly clock: () => Date
  readonly publicUrl: string
  /** Called once for each thing that an operator should know. */
  readonly alert?: ((code: string, details: object) => void) | undefined
}

/** Returns the seconds until the caller may come again; 0 if the request is allowed. */
export function limitNetworks({ clock, publicUrl, alert }: LimitNeeds): (request: FastifyRequest) => number {
  const overLimit = networkLimits()
  const isOwnShop = isLoopback(publicUrl)
  let alertedAt = 0
  return (request) => {
    const now = clock().getTime()
    if (request.url.startsWith('/api/address-validation/')) {
      const own = overLimit('address-lookups', request.ip, now)
      const all = own > 0 ? 0 : overLimit('address-lookups-by-all', request.ip, now)
      if (all > 0 && now - alertedAt > limits['address-lookups-by-all'].seconds * 1000) {
        alertedAt = now
        alert?.('address-lookups.many', { most: limits['address-lookups-by-all'].most })
      }
      return Math.max(own, all)
    }
    // A shop that only this machine can reach belongs to a developer. Its benches and browsers are not limited.
    if (isOwnShop && networkOf(request.ip) === undefined && !isForwarded(request)) return 0
    const kind: Kind = request.method === 'GET' || request.method === 'HEAD' ? 'reads' : 'writes'
    return overLimit(kind, request.ip, now)
  }
}

/** True if a proxy forwards the request of somebody else. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
