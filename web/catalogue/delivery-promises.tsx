import type { ReactNode } from 'react'
import type { ShippingMethod } from '#contracts/delivery.ts'
import { formatDeliveryDay } from '#foundation/date-format.ts'
import { Icon, type IconName } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './delivery-promises.module.css'

/** When it could be there, for how much, and that it can go back. */
export function DeliveryPromises({ methods }: { readonly methods: readonly ShippingMethod[] }) {
  const { t, locale } = useMarket()
  const soonest = methods
    .filter(({ predictedDeliveryDate }) => predictedDeliveryDate)
    .toSorted((a, b) => a.predictedDeliveryDate!.localeCompare(b.predictedDeliveryDate!))[0]
  const cost = useDeliveryCost(methods)
  return (
    <ul className={styles.promises}>
      {soonest && (
        <Pledge icon="truck" directional title={daysOf(soonest, locale, t)}>
          {[soonest.name, soonest.predictionCutoffLocale && t('product.order-before', soonest.predictionCutoffLocale)]
            .filter(Boolean)
            .join(' · ')}
        </Pledge>
      )}
      {cost && (
        <Pledge icon="box" title={cost.price}>
          {cost.free}
        </Pledge>
      )}
      <Pledge icon="returns" directional title={t('product.returns')}>
        {t('product.returns-note')}
      </Pledge>
    </ul>
  )
}

function useDeliveryCost(methods: readonly ShippingMethod[]) {
  const { t, money, market } = useMarket()
  const cheapest = methods.toSorted((a, b) => a.price.amount - b.price.amount)[0]
  if (!cheapest) return undefined
  return {
    price: cheapest.price.amount === 0 ? t('product.delivery-free') : t('product.delivery-from', money(cheapest.price)),
    free: market.freeFreight && t('product.free-from', money(market.freeFreight)),
  }
}

function daysOf(
  { predictedDeliveryDate, latestDeliveryDate }: ShippingMethod,
  locale: string,
  t: ReturnType<typeof useMarket>['t'],
): string {
  const first = formatDeliveryDay(noon(predictedDeliveryDate!), locale, 'UTC')
  if (!latestDeliveryDate || latestDeliveryDate === predictedDeliveryDate) return t('product.with-you', first)
  return t('product.with-you-between', first, formatDeliveryDay(noon(latestDeliveryDate), locale, 'UTC'))
}

/** A date without a time means the whole day, wherever it is read. */
const noon = (date: string): Date => new Date(`${date.slice(0, 10)}T12:00:00Z`)

interface PledgeProps {
  readonly icon: IconName
  readonly directional?: boolean
  readonly title: string
  readonly children: ReactNode
}

function Pledge({ icon, directional = false, title, children }: PledgeProps) {
  return (
    <li className={styles.promise}>
      <Icon name={icon} directional={directional} />
      <div>
        <p>{title}</p>
        {children && <p>{children}</p>}
      </div>
    </li>
  )
}
