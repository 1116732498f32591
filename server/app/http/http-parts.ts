import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Market, Markets } from '#server/markets/index.ts'
import type { PagesNeeds } from '#server/pages/index.ts'
import type { HeaderSettings } from '#server/platform/http/headers.ts'
import type { ConnectionLimits } from '#server/platform/limits.ts'
import type { Localization } from '#server/platform/problems.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import type { Sessions } from '#server/sessions/index.ts'
import type { AdmissionNeeds } from './admission.ts'

/** What the HTTP server needs. */
export interface HttpParts {
  readonly version: string
  readonly settings: HeaderSettings & {
    /** Proxies whose `X-Forwarded-For` is trusted. */
    readonly trustProxy: readonly string[]
    readonly cdnSeconds: number
    readonly internalApiKeys: readonly string[]
    readonly metricsToken?: string | undefined
    readonly previewKeys?: readonly string[]
    readonly previewForAll?: boolean
    /** `granted` only in a developer's shop: all categories count as granted until the shopper has made a choice. */
    readonly consent?: 'ask' | 'granted'
    /** Hosts that in-store devices use. */
    readonly storeHosts?: readonly string[]
    readonly appOrigins?: readonly string[]
  }
  /** Without sessions nobody can sign in. */
  readonly sessions?: Pick<Sessions, 'read' | 'cookieName' | 'isLive' | 'isAntiCsrf'> | undefined
  /** Key of the text that says why unknown browsers cannot sign in now; undefined while they can. */
  readonly whyNoSignIn?: (() => string | undefined) | undefined
  /** True if the shop has a store with this id. */
  isStore?(storeId: string): boolean
  /** If true, answers are checked against their contracts. On in tests and development. */
  readonly strict: boolean
  readonly log?: Logger | undefined
  readonly markets: Markets
  localization(market: Market | undefined): Localization
  readonly calls: readonly CallGroup[]
  readonly pages: Pick<PagesNeeds, 'parts' | 'kinds' | 'storefront' | 'cache' | 'preview'>
  /** Folder of the browser build. Undefined in development, where the development server serves the files. */
  readonly assets?: string | undefined
  isReady(): boolean
  metrics(): Promise<{ readonly type: string; readonly text: string }>
  /** Routes that are neither calls nor pages: pictures, the shop's theme, pages for developers. */
  readonly more?: readonly ((app: FastifyInstance) => void | Promise<void>)[]
  /** Limits work. Without it, all requests are accepted. */
  readonly admission?: Pick<AdmissionNeeds, 'clock' | 'secrets' | 'places' | 'canBuy' | 'sharedPlaces'> | undefined
  readonly connections?: Partial<ConnectionLimits> | undefined
  /** Routes and hooks of the development server. They come before all others. */
  readonly development?: ((app: FastifyInstance) => void) | undefined
  /** Called for each answer with its registered route, never with the URL. */
  observe?(route: string, status: number, seconds: number): void
}
