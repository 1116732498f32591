import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { ComponentAssets, SourceComponent, Storefront, StorefrontEntry } from '#contracts/storefront.ts'

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

/** The development server serves each source under its own path. Their styles come with them. */
const sourcesOf = (components: Readonly<Record<string, SourceComponent>>) =>
  Object.fromEntries(
    Object.entries(components).map(([key, { module, name }]): [string, ComponentAssets & { styles: string[] }] => [
      key,
      { styles: [], scripts: [], component: { script: `/${module}`, name } },
    ]),
  )

export async function devStorefront(root: string, consent: 'ask' | 'granted'): Promise<DevStorefront> {
  const { createServer } = await import('vite')
  const { promise: vite, resolve: open } = Promise.withResolvers<ViteDevServer>()
  return {
    async storefront() {
      const entry = (await (await vite).ssrLoadModule('/web/app/entry-server.tsx')) as StorefrontEntry
      const assets = {
        build: 'dev',
        pages: sourcesOf(entry.pageComponents),
        layouts: sourcesOf(entry.layoutComponents),
        entry: { styles: [], early: '/web/app/entry-early.ts', script: startAddress, preload: [] },
        fonts: { latin: [], arabic: [] },
      }
      return entry.createStorefront(assets, consent)
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
