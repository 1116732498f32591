import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'vite'

export interface ClientPage {
  readonly origin: string
  close(): void
}

/** Serves a page from another origin than the shop's, with both session clients in it. */
export async function serveClientPage(): Promise<ClientPage> {
  const script = await bundled()
  const server = createServer(({ url }, answer) =>
    url?.startsWith('/clients.js')
      ? answer.setHeader('content-type', 'text/javascript').end(script)
      : answer
          .setHeader('content-type', 'text/html')
          .end('<!doctype html><title>Clients</title><script src="/clients.js"></script>'),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'checks/harness/session-clients/client-page.ts', formats: ['iife'], name: 'clients' },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [first] = Array.isArray(made) ? made : [made]
  if (!first || !('output' in first)) throw new Error('nothing was built')
  return first.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n')
}
