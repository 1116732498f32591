import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { Storefront, StorefrontEntry } from '#contracts/storefront.ts'

/** Loads the client of the development server before the entry; a separate file, because inline scripts are not allowed. */
const startScript = `import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/web/app/entry-browser.tsx')
`
const startAddress = '/dev/start.js'

/** The web from its sources, made anew with each change: for `npm run dev`. */
export interface DevStorefront {
  storefront(): Promise<Storefront>
  /** Hands out sources and reloads; to be registered before anything else answers. */
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
        // Reloads travel by the shop's own port.
        server: { middlewareMode: true, hmr: { server: app.server } },
        // The production build bundles everything; here Node loads third-party packages directly.
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
