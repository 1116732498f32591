import { formatDeliveryDay } from '#foundation/date-format.ts'
import type { Translate } from '#foundation/words.ts'

interface Promised {
  readonly predictedDeliveryDate?: string | undefined
  readonly latestDeliveryDate?: string | undefined
}

/** "Thu 12 Nov", or "Thu 12 Nov – Fri 13 Nov" if it may take longer. The dates are days without a time, so no time zone changes them. */
export function deliveryDays(
  { predictedDeliveryDate: first, latestDeliveryDate: last }: Promised,
  locale: string,
  t: Translate,
): string | undefined {
  if (!first) return undefined
  const day = (date: string) => formatDeliveryDay(new Date(date), locale, 'UTC')
  return last && last !== first ? t('delivery.between', day(first), day(last)) : day(first)
}
