import { chanceFrom } from './chance.ts'
import { isEveryday } from './colours.ts'
import type { Option, Style } from './design-styles.ts'
import type { Look } from './looks.ts'
import { promotionPercent } from './price-histories.ts'
import { daysAhead, type SellingMode } from './selling-modes.ts'
import { everyLanguage } from './texts.ts'
import { dayAfter } from './write-prices.ts'

interface Special {
  readonly style: Style
  readonly option: Option
  readonly sellingMode: SellingMode
  /** True if its reduced price includes a promotion. */
  readonly promoted: boolean
  readonly looks: readonly Look[]
  readonly today: Date
}

/** Attributes that few products have. Each product has its own random values, so that a change to one does not affect another. */
export function specialFacts({ style, option, sellingMode, promoted, looks, today }: Special): Record<string, unknown> {
  const chance = chanceFrom(`special ${option.productId}`)
  const [awaited, remarked] = [chance.happens(0.22), chance.happens(0.03)]
  const day = (days: number) => dayAfter(today, days).slice(0, 10)
  return {
    ...(looks.length > 0 ? { looks } : {}),
    ...(sellingMode === 'preorder' ? { preorderShipsOn: day(daysAhead(style)) } : {}),
    ...(sellingMode === 'stores' ? { soldOnly: 'stores' } : {}),
    ...(sellingMode === 'usual' && awaited ? { nextDelivery: day(chance.whole(3, 28)) } : {}),
    ...(promoted ? { promotion: seasonEnd } : {}),
    ...(remarked ? { callout: calloutOf(style) } : {}),
    ...subGroupOf(style, option),
  }
}

const seasonEnd = {
  reference: 'season-end',
  percent: promotionPercent,
  name: everyLanguage('promotion.season-end'),
  callout: everyLanguage('promotion.season-end.callout'),
  disclaimer: everyLanguage('promotion.season-end.disclaimer'),
}

/** A service in stores for customers who show the code. It is no price reduction. */
const calloutOf = ({ kind }: Style) => {
  const offer = ['trousers', 'jeans', 'skirt', 'dress', 'coat'].includes(kind.family) ? 'hem' : 'care'
  return {
    callout: everyLanguage(`callout.${offer}`),
    disclaimer: everyLanguage(`callout.${offer}.disclaimer`),
    clipboardCode: offer.toUpperCase(),
    clipboardTitle: everyLanguage('callout.code'),
    color: '#2f4a3c',
    backgroundColor: '#eef1ea',
  }
}

/** If a style has both everyday and seasonal colours, they are shown in two groups. */
function subGroupOf({ options }: Style, option: Option): { subGroup?: Record<string, string> } {
  const everyday = (one: Option) => isEveryday(one.colour.id)
  if (options.length < 3 || options.every(everyday) || !options.some(everyday)) return {}
  return { subGroup: everyLanguage(everyday(option) ? 'sub-group.everyday' : 'sub-group.season') }
}
