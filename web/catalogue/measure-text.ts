import type { MarketView } from '#web/markets/index.ts'

/** A measurement from product data, such as `177 cm`, with the unit in the market's language. Any other text is unchanged. */
export const measureText = (measure: string, t: MarketView['t']): string =>
  measure.replace(/^([\d.,]+) ?cm$/, (_, figure) => `${figure} ${t('size-guide.cm')}`)
