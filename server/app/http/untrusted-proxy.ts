import type { FastifyInstance } from 'fastify'
import { isLoopback } from '../settings/arrange-settings.ts'
import { isForwarded } from './limit-networks.ts'

export interface ProxyNeeds {
  readonly publicUrl: string
  readonly trustProxy: readonly string[]
  readonly warn: (details: object, message: string) => void
}

const advice = 'requests come through a proxy that TRUST_PROXY does not name: all shoppers count as one network'
const isPrivate = (address: string): boolean =>
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/i.test(address)

/**
 * Without TRUST_PROXY no forwarded address is trusted, and all clients behind a proxy share one limit. The operator is
 * warned: at the start if https ends before the program, else at the first forwarded request.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, { publicUrl, trustProxy, warn }: ProxyNeeds): void {
  if (trustProxy.length > 0) return
  let told = false
  const warnOnce = (details: object): void => {
    told = true
    warn({ code: 'proxy.not-trusted', ...details }, advice)
  }
  if (publicUrl.startsWith('https:') && !isLoopback(publicUrl)) warnOnce({ publicUrl })
  app.addHook('onRequest', async (request) => {
    if (told) return
    if (isForwarded(request) || (!isLoopback(publicUrl) && isPrivate(request.ip))) warnOnce({ peer: request.ip })
  })
}
