import type { FastifyRequest } from 'fastify'
import type { Storefront } from '#contracts/storefront.ts'
import type { Market } from '#server/markets/index.ts'
import type { WorkPermit } from '#server/platform/http/gate.ts'
import type { ProviderHosts } from '#server/platform/http/headers.ts'
import type { Visitor } from '#server/sessions/index.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { RenderedPage } from './cache/rendered-page.handler.ts'
import type { LoadNeeds } from './load-page.ts'
import type { PageRedirect } from './page-kind.ts'
import type { Parts } from './parts.ts'

export type CachedPages = PageCache<RenderedPage, PageRedirect>

/**
 * The parts of a preview. Work inside `within` uses the time of the preview; this is only for pages that are read.
 * Checkout and account always use the current time, or somebody could pay a future price.
 */
export interface PreviewedShop {
  readonly parts: Parts
  readonly partsOfNow: Parts
  within<Value>(work: () => Promise<Value>): Promise<Value>
}

/** The dependencies of serving pages. */
export interface PagesNeeds extends LoadNeeds {
  /** The web build; in development built again after each change of a source file. */
  storefront(): Promise<Storefront>
  /** Missing in development, where every page is rendered again. */
  readonly cache?: CachedPages | undefined
  /** Seconds for which a CDN may cache public pages; 0 sends no header for it. */
  readonly cdnSeconds: number
  /** The shop as editors see it: with drafts, or at a future moment. Without it previews show what everybody sees. */
  readonly preview?: ((at: Date | undefined) => Promise<PreviewedShop>) | undefined
  visitor(request: FastifyRequest, market?: Market): Visitor
  /** The same visitor, signed out if the session was ended. */
  withLiveSession(visitor: Visitor): Promise<Visitor>
  /** Reserves a place to render a page; throws if there is none. Cached pages need no place. Without it there is no limit. */
  enter?: ((work: 'pages' | 'writes', request: FastifyRequest) => Promise<WorkPermit>) | undefined
  /** The header policy, widened for pages that need a payment provider. */
  headers(provider: ProviderHosts): Readonly<Record<string, string>>
}
