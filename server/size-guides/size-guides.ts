import type { BodyMeasure, SizeAdvice, SizeGuideSettings } from '#contracts/size-guides.ts'
import type { Result } from '#foundation/result.ts'
import type { SizeTableId } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { SizeGuidesProblem } from './size-guides.problems.ts'

/** A table of sizes as the shop wrote it; `title` and each measure are keys of texts. */
export interface SizeGuide {
  readonly id: string
  readonly title: string
  readonly categories: readonly string[]
  readonly measures: readonly string[]
  /** The conversion table to which its sizes belong. */
  readonly sizes: SizeTableId
  readonly rows: readonly {
    /** The size as it is stored with goods. */
    readonly size: string
    readonly letter?: string | undefined
    /** Waist sizes of trousers in inches. */
    readonly waists?: readonly string[] | undefined
    readonly figures: readonly BodyMeasure[]
  }[]
}

export interface AdviceRequest {
  readonly productId: string
  readonly heightCm: number
  readonly weightKg: number
  readonly fit: 'close' | 'regular' | 'loose'
}

export interface SizeGuides {
  /** The table for a product. `categories` go from the top down; the lowest category that a table names decides. */
  guideOf(categories: readonly string[]): SizeGuide | undefined
  settings(market: Market): SizeGuideSettings
  /** True if a size advisor is available in this market. */
  advisesIn(market: Market): boolean
  advise(market: Market, asked: AdviceRequest): Promise<Result<SizeAdvice, SizeGuidesProblem>>
}

export function guideFor(guides: readonly SizeGuide[], categories: readonly string[]): SizeGuide | undefined {
  for (const category of categories.toReversed()) {
    const guide = guides.find((one) => one.categories.includes(category))
    if (guide) return guide
  }
  return undefined
}
