import type { Row } from '#contracts/widgets.ts'
import { zonesAt } from '../frame/countdowns.ts'
import { fillZones } from '../frame/zones.ts'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { about, withoutRecommended } from './product-zones.ts'

export interface SetRowsRequest extends Pick<PageRequest, 'market' | 'visitor' | 'now'> {
  readonly setId: string
}

/** The rows that editors place on the pages of product sets, filled as on the page of this set. */
export async function productSetRows(
  parts: Pick<Parts, 'catalogue' | 'content' | 'search'>,
  { market, visitor, now, setId }: SetRowsRequest,
): Promise<readonly Row[]> {
  const { catalogue, content } = parts
  const productSetRows = content.pagesOf(market, 'productPage')[0]?.zones.productSetRows ?? []
  const written = content.toggle(market, 'detailRecommendations')
    ? about({ productSetRows }, setId)
    : withoutRecommended({ productSetRows })
  const path = catalogue.card(market, setId)?.url ?? ''
  const { zones } = await fillZones(parts, { market, path, visitor }, zonesAt(written, now))
  return zones.productSetRows ?? []
}
