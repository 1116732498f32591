import type { ProductDetail } from '#contracts/catalogue.ts'
import type { PageBody } from '#contracts/pages.ts'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

type SizeHelp = Pick<PageBody<'productPage'>, 'sizeGuide' | 'sizeAdvisor'>

/** Size help for this product in this market. */
export function sizeHelp(
  { catalogue, content, sizeGuides }: Parts,
  { market }: PageRequest,
  { breadcrumb, isDigital }: Pick<ProductDetail, 'breadcrumb' | 'isDigital'>,
): SizeHelp {
  if (isDigital) return {}
  const categories = breadcrumb.flatMap(({ url }) => catalogue.categoryAt(market, url)?.id ?? [])
  const guide = sizeGuides.guideOf(categories)
  const advises = content.toggle(market, 'sizeAdvisor') && sizeGuides.advisesIn(market)
  return { ...(guide === undefined ? {} : { sizeGuide: guide.id }), ...(advises ? { sizeAdvisor: true } : {}) }
}
