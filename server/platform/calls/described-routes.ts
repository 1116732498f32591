import type { FastifyInstance } from 'fastify'
import { Fault } from '#foundation/fault.ts'
import type { OpenApiDocument } from './openapi-document.ts'

/** Methods that Fastify answers by itself: HEAD for every GET, and OPTIONS for CORS pre-flight requests. */
const unsaid: ReadonlySet<string> = new Set(['HEAD', 'OPTIONS'])

/**
 * Stops the start if a route below `/api` is served but not described, or described but not served. Must be called
 * before any route is registered.
 */
export function requireDescribed(app: FastifyInstance, paths: OpenApiDocument['paths']): void {
  const served = new Set<string>()
  app.addHook('onRoute', ({ method, url }) => {
    // The catch-all route, which refuses unknown calls.
    if (url === '/api/*') return
    for (const one of [method].flat()) if (!unsaid.has(one)) served.add(`${one} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
  })
  app.addHook('onReady', async () => {
    const told = new Set(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    )
    const untold = [...served].filter((route) => route.includes(' /api/') && !told.has(route))
    const missing = [...told].filter((route) => !served.has(route))
    if (untold.length + missing.length > 0) throw new Fault('call.description-differs', { untold, missing })
  })
}
