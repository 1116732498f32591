import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { Storefront, StorefrontEntry } from '#contracts/storefront.ts'

/** Loads the client of the development server before the entry. It is a separate file because inline scripts are forbidden. */
const startScript = `import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/web/app/entry-browser.tsx')
`
const startAddress = '/dev/start.js'

/** The web from its sources, compiled again after each change: for `npm run dev`. */
export interface DevStorefront {
  storefront(): Promise<Storefront>
  /** Serves sources and reload events. Must be registered before all other routes. */
  register(app: FastifyInstance): void
  close(): Promise<void>
}

export async function devStorefront(root: string, consent: 'ask' | 'granted'): Promise<DevStorefront> {
  const { createServer } = await import('vite')
  const { promise: vite, resolve: open } = Promise.withResolvers<ViteDevServer>()
  return {
    async storefront() {
      const { createStorefront } = (await (await vite).ssrLoadModule('/web/app/entry-server.tsx')) as StorefrontEntry
      const assets = {
        build: 'dev',
        pages: {},
        layouts: {},
        entry: { styles: [], early: '/web/app/entry-early.ts', script: startAddress, preload: [] },
        fonts: { latin: [], arabic: [] },
      }
      return createStorefront(assets, consent)
    },
    register(app) {
      const created = createServer({
        root,
        appType: 'custom',
        // Reload events use the shop's own port.
        server: { middlewareMode: true, hmr: { server: app.server } },
        // The production build bundles these packages. Here Node loads them directly.
        environments: { ssr: { resolve: { external: ['react', 'react-dom'] } } },
      })
      open(created)
      app.get(startAddress, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(startScript))
      app.addHook('onRequest', async (request, reply) => {
        const { middlewares } = await vite
        await new Promise<void>((resolve) => {
          reply.raw.once('close', resolve)
          middlewares(request.raw, reply.raw, resolve)
        })
        if (reply.raw.headersSent) reply.hijack()
      })
    },
    close: async () => (await vite).close(),
  }
}
