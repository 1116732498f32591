import type { ShippingMethod } from '#contracts/delivery.ts'
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
  const day = (date: string) => dayOf(date, locale)
  return last && last !== first ? t('delivery.between', day(first), day(last)) : day(first)
}

const minutesOfADay = 24 * 60

/** "Order by 4pm", or "Order by Mon 30 Nov, 4pm" if there is more than a day. */
export function orderUntil(
  { predictionCutoff: minutes = 0, predictionCutoffDate: day, predictionCutoffLocale: hour }: ShippingMethod,
  locale: string,
  t: Translate,
): string | undefined {
  if (!hour) return undefined
  return minutes >= minutesOfADay && day
    ? t('delivery.order-by-day', dayOf(day, locale), hour)
    : t('delivery.order-by', hour)
}

const dayOf = (date: string, locale: string): string => formatDeliveryDay(new Date(date), locale, 'UTC')
