import type { ShownStore } from '#contracts/stores.ts'
import { useMarket } from '#web/markets/index.ts'
import { weekdayNames } from '#web/platform/opening-hours.ts'

/** The time until which the store is open or closed. */
export function OpeningNow({ now }: Pick<ShownStore, 'now'>) {
  const { t, locale } = useMarket()
  if (now.open) return t('stores.open-until', now.until)
  if (!now.opens) return t('stores.closed')
  const { day, at } = now.opens
  return day === undefined ? t('stores.opens-today', at) : t('stores.opens-on', weekdayNames(locale)(day), at)
}
