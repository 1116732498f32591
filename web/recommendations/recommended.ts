import type { ProductCard } from '#contracts/catalogue.ts'
import type { RecommendationType } from '#contracts/recommendations.ts'
import { personalMemory } from '#web/platform/browser-memory.ts'
import { api } from '#web/platform/client.ts'
import { hasConsent } from '#web/platform/consent.ts'
import { browserId, viewedBefore } from './viewed-products.ts'

export interface Wanted {
  /** The version of the call. Only version 3 returns a title. */
  readonly version: '2' | '3'
  readonly type: RecommendationType
  readonly productIds: readonly string[]
  readonly category: string | null
  readonly size: number
}

export interface Recommended {
  readonly title?: string
  readonly products: readonly ProductCard[]
}

const nothing: Recommended = { products: [] }

/** Requests recommendations. Products viewed in this browser are sent only with consent. */
export async function recommended(catalog: string, wanted: Wanted): Promise<Recommended> {
  const { version, type, category, size } = wanted
  const productIds = isPersonal(type) ? viewed(wanted.productIds) : wanted.productIds
  if (type === 'RecentlyViewedProducts' && productIds.length === 0) return nothing
  const body = {
    ...{ type, productIds: [...productIds], numberOfProducts: size },
    ...(category === null ? {} : { categoryId: category }),
    ...(type === 'PersonalProducts' && productIds.length > 0 ? { visitorId: browserId(personalMemory) } : {}),
  }
  if (version === '2')
    return { products: await api('POST /api/recommendation/{catalog}/recommendations', { catalog, body }) }
  const [slot] = await api('POST /api/recommendation/{catalog}/recommendations3', { catalog, body })
  return slot ?? nothing
}

const isPersonal = (type: RecommendationType): boolean =>
  type === 'RecentlyViewedProducts' || type === 'PersonalProducts'

/** The viewed products without the current one. */
const viewed = ([shown = '']: readonly string[]): readonly string[] =>
  hasConsent('functional') ? viewedBefore(personalMemory, shown) : []
