import type { ProductDetail } from '#contracts/catalogue.ts'
import type { SizeAdvice, SizeGuideSettings } from '#contracts/size-guides.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import { type Catalogue, letterSize } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { SizeAdvisor, SizeAnswer } from './size-advisor.port.ts'
import { guideFor, type SizeGuide, type SizeGuides } from './size-guides.ts'
import { tableIn } from './table-in-market.ts'

export interface SizeGuidesNeeds {
  readonly guides: readonly SizeGuide[]
  readonly advisor: SizeAdvisor
  readonly catalogue: Pick<Catalogue, 'detail' | 'categoryAt'>
  readonly words: (market: Market) => Translate
  readonly toggle: (market: Market, key: 'sizeAdvisor') => boolean
  /** Address of the page with all tables. */
  readonly addressIn: (market: Market) => string
}

export type OpenSizeGuides = SizeGuides

export function openSizeGuides(needs: SizeGuidesNeeds): OpenSizeGuides {
  const { guides, advisor, toggle } = needs
  const advisesIn = (market: Market) => toggle(market, 'sizeAdvisor') && advisor.countries.includes(market.country.code)
  return {
    guideOf: (categories) => guideFor(guides, categories),
    settings: (market) => settingsIn(needs, market),
    advisesIn,
    async advise(market, asked) {
      if (!advisesIn(market)) return refused({ code: 'size-guides.no-advice' })
      const product = needs.catalogue.detail(market, asked.productId)
      if (!product) return refused({ code: 'size-guides.product-not-found' })
      const categories = product.breadcrumb.flatMap(({ url }) => needs.catalogue.categoryAt(market, url)?.id ?? [])
      const table = guideFor(guides, categories)
      if (!table) return refused({ code: 'size-guides.no-advice' })
      const sizes = [...new Set(product.variants.map(({ size }) => storedSize(size.sizeId)))]
      const answer = await advisor.advise({ ...asked, country: market.country.code, table: table.id, sizes })
      return accepted(adviceOf(answer, product, needs.words(market)))
    },
  }
}

/** The advisor gets the stored sizes of goods, whatever a market calls them. */
const storedSize = (sizeId: string): string => letterSize(sizeId)

function adviceOf(
  { size, alternative, because }: SizeAnswer,
  { variants }: Pick<ProductDetail, 'variants'>,
  t: Translate,
): SizeAdvice {
  const variantOf = (stored: string | undefined) => variants.find((one) => storedSize(one.size.sizeId) === stored)
  const best = variantOf(size)
  const next = variantOf(alternative)?.size.name
  return {
    ...(best ? { sku: best.id, size: best.size.name } : {}),
    ...(next === undefined ? {} : { alternative: next }),
    reason: t(`size-advisor.${because}`, next ?? ''),
  }
}

/** The tables with the texts and the sizes of a market. */
const settingsIn = ({ guides, words, addressIn }: SizeGuidesNeeds, market: Market): SizeGuideSettings => ({
  url: addressIn(market),
  tables: guides.map((guide) => tableIn(guide, market, words(market))),
})
