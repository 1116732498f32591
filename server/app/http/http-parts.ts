import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Market, Markets } from '#server/markets/index.ts'
import type { PagesGround } from '#server/pages/index.ts'
import type { HeaderSettings } from '#server/platform/http/headers.ts'
import type { ConnectionLimits } from '#server/platform/limits.ts'
import type { Speaker } from '#server/platform/problems.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import type { Sessions } from '#server/sessions/index.ts'
import type { AdmissionNeeds } from './admission.ts'

/** The dependencies of the HTTP server. */
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
    /** Hosts that in-store devices call. */
    readonly storeHosts?: readonly string[]
    readonly appOrigins?: readonly string[]
  }
  /** Left out, nobody can sign in. */
  readonly sessions?: Pick<Sessions, 'read' | 'cookieName' | 'isLive' | 'isAntiCsrf'> | undefined
  /** The word key of why sign-ins from unknown browsers are refused; undefined while they are not. */
  readonly whyNoSignIn?: (() => string | undefined) | undefined
  /** True if the shop has a store of that id. */
  isStore?(storeId: string): boolean
  /** Answers are checked against their contracts: in tests and development. */
  readonly strict: boolean
  readonly log?: Logger | undefined
  readonly markets: Markets
  speaker(market: Market | undefined): Speaker
  readonly calls: readonly CallGroup[]
  readonly pages: Pick<PagesGround, 'parts' | 'kinds' | 'storefront' | 'cache' | 'preview'>
  /** Folder of the browser's build; left out where a development server hands its files out. */
  readonly assets?: string | undefined
  isReady(): boolean
  metrics(): Promise<{ readonly type: string; readonly text: string }>
  /** Routes that are neither calls nor pages: pictures, the shop's theme, what development looks at. */
  readonly more?: readonly ((app: FastifyInstance) => void | Promise<void>)[]
  /** Limits work; without it everything is accepted. */
  readonly admission?: Pick<AdmissionNeeds, 'clock' | 'secrets' | 'places' | 'canBuy' | 'sharedPlaces'> | undefined
  readonly connections?: Partial<ConnectionLimits> | undefined
  /** A development server's own routes and hooks, which come before all others. */
  readonly development?: ((app: FastifyInstance) => void) | undefined
  /** Counts an answer: its route as registered, never the address. */
  observe?(route: string, status: number, seconds: number): void
}
