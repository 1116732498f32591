import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Storefront } from '#contracts/storefront.ts'
import { devStorefront } from '../http/dev-storefront.ts'
import { assetsFolder, loadStorefront } from '../http/storefront.ts'
import type { Settings } from '../settings/arrange-settings.ts'

const root = resolve('.')

/** The storefront as pages are rendered with it. */
export interface Web {
  storefront(): Promise<Storefront>
  /** Folder of the browser's build; a development server hands its files out itself. */
  readonly assets?: string
  readonly register?: (app: FastifyInstance) => void
  close(): Promise<void>
}

/** The build, or in development the sources, made anew with each change. */
export async function openWeb({ mode, consent }: Pick<Settings, 'mode' | 'consent'>): Promise<Web> {
  if (mode === 'development') return devStorefront(root, consent)
  const loading = loadStorefront(root, consent)
  loading.catch(() => {})
  return { storefront: () => loading, assets: assetsFolder(root), close: async () => {} }
}
