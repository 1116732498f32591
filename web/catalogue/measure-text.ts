import type { MarketView } from '#web/markets/index.ts'

/** A measure as product data writes it, `177 cm`, with the unit as the market writes it; anything else as it came. */
export const measureText = (measure: string, t: MarketView['t']): string =>
  measure.replace(/^([\d.,]+) ?cm$/, (_, figure) => `${figure} ${t('size-guide.cm')}`)
