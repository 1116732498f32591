import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Storefront } from '#contracts/storefront.ts'
import { devStorefront } from '../http/dev-storefront.ts'
import { assetsFolder, loadStorefront } from '../http/storefront.ts'
import type { Settings } from '../settings/arrange-settings.ts'

const root = resolve('.')

/** The web build that renders pages. */
export interface Web {
  storefront(): Promise<Storefront>
  /** Folder of the browser build. Undefined in development, where the development server serves the files. */
  readonly assets?: string
  readonly register?: (app: FastifyInstance) => void
  close(): Promise<void>
}

/** Opens the build, or in development the sources, which are compiled again after each change. */
export async function openWeb({ mode, consent }: Pick<Settings, 'mode' | 'consent'>): Promise<Web> {
  if (mode === 'development') return devStorefront(root, consent)
  const loading = loadStorefront(root, consent)
  loading.catch(() => {})
  return { storefront: () => loading, assets: assetsFolder(root), close: async () => {} }
}
