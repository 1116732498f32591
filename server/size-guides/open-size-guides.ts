import type { SizeAdvice, SizeGuideSettings } from '#contracts/size-guides.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import type { Catalogue } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { SizeAdvisor, SizeAnswer } from './size-advisor.port.ts'
import { guideFor, type SizeGuide, type SizeGuides } from './size-guides.ts'

export interface SizeGuidesGround {
  readonly guides: readonly SizeGuide[]
  readonly advisor: SizeAdvisor
  readonly catalogue: Pick<Catalogue, 'detail' | 'categoryAt'>
  readonly words: (market: Market) => Translate
  readonly toggle: (market: Market, key: 'sizeAdvisor') => boolean
  /** Address of the page with all tables. */
  readonly addressIn: (market: Market) => string
}

export type OpenSizeGuides = SizeGuides

export function openSizeGuides(ground: SizeGuidesGround): OpenSizeGuides {
  const { guides, advisor, toggle } = ground
  const advisesIn = (market: Market) => toggle(market, 'sizeAdvisor') && advisor.countries.includes(market.country.code)
  return {
    guideOf: (categories) => guideFor(guides, categories),
    settings: (market) => settingsIn(ground, market),
    advisesIn,
    async advise(market, asked) {
      if (!advisesIn(market)) return refused({ code: 'size-guides.no-advice' })
      const product = ground.catalogue.detail(market, asked.productId)
      if (!product) return refused({ code: 'size-guides.product-not-found' })
      const categories = product.breadcrumb.flatMap(({ url }) => ground.catalogue.categoryAt(market, url)?.id ?? [])
      const table = guideFor(guides, categories)
      if (!table) return refused({ code: 'size-guides.no-advice' })
      const sizes = [...new Set(product.variants.map(({ size }) => size.name))]
      const answer = await advisor.advise({ ...asked, country: market.country.code, table: table.id, sizes })
      const sku = product.variants.find(({ size }) => size.name === answer.size)?.id
      return accepted(adviceOf(answer, sku, ground.words(market)))
    },
  }
}

const adviceOf = ({ size, alternative, because }: SizeAnswer, sku: string | undefined, t: Translate): SizeAdvice => ({
  ...(sku === undefined ? {} : { sku }),
  ...(size === undefined ? {} : { size }),
  ...(alternative === undefined ? {} : { alternative }),
  reason: t(`size-advisor.${because}`, alternative ?? ''),
})

/** The tables in the words of a market. */
function settingsIn({ guides, words, addressIn }: SizeGuidesGround, market: Market): SizeGuideSettings {
  const t = words(market)
  return {
    url: addressIn(market),
    tables: guides.map(({ id, title, categories, measures, rows }) => ({
      id,
      title: t(title),
      categories: [...categories],
      measures: measures.map((measure) => ({
        id: measure,
        name: t(`size-guide.${measure}`),
        howTo: t(`size-guide.${measure}-how`),
      })),
      rows: rows.map(({ size, letter, figures }) => ({
        size,
        ...(letter === undefined ? {} : { letter }),
        figures: [...figures],
      })),
    })),
  }
}
