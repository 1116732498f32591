import type { ReactNode } from 'react'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { PromisedDelivery, ShippingMethod } from '#contracts/delivery.ts'
import { Icon, type IconName } from '#ui/icon/index.ts'
import { type MarketView, useMarket } from '#web/markets/index.ts'
import { storesAddress } from '../addresses.ts'
import { dayText } from '../day-text.ts'
import styles from './delivery-promises.module.css'

interface DeliveryPromisesProps {
  readonly product: Pick<
    ProductDetail,
    'isDigital' | 'hasRetail' | 'hasEcom' | 'preorderShipsOn' | 'isPreorder' | 'comingSoonProduct'
  >
  readonly methods: readonly ShippingMethod[]
  readonly promised: PromisedDelivery | undefined
}

/** Delivery date and price, stock in stores, and the right to return. */
export function DeliveryPromises({ product, methods, promised }: DeliveryPromisesProps) {
  const view = useMarket()
  const { t, toggle } = view
  const method = methods.find(({ id }) => id === promised?.methodId)
  if (product.isDigital)
    return (
      <ul className={styles.promises}>
        <Pledge icon="mail" title={t('product.by-mail')}>
          {t('product.by-mail-note')}
        </Pledge>
      </ul>
    )
  return (
    <ul className={styles.promises}>
      {product.hasEcom && !product.comingSoonProduct && <Arrival product={product} promised={method} />}
      {product.hasEcom && method && <Cost price={method.price} freeOver={promised?.freeOver} />}
      {toggle('stockFinder') && product.hasRetail && (
        <Pledge
          icon="store"
          title={t('product.in-stores')}
          action={
            <a className={styles.action} href={storesAddress(view)} data-opens="stock-finder">
              {t('product.find-in-store')}
            </a>
          }
        >
          {t('product.in-stores-note')}
        </Pledge>
      )}
      <Pledge icon="returns" directional title={t('product.returns')}>
        {t('product.returns-note')}
      </Pledge>
    </ul>
  )
}

interface ArrivalProps extends Pick<DeliveryPromisesProps, 'product'> {
  readonly promised: ShippingMethod | undefined
}

/** The day of delivery, and until when to order for it. */
function Arrival({ product: { isPreorder, preorderShipsOn }, promised }: ArrivalProps) {
  const { t, locale } = useMarket()
  if (isPreorder && preorderShipsOn)
    return (
      <Pledge icon="truck" directional title={t('product.sent-from', dayText(preorderShipsOn, locale))}>
        {t('product.pre-order-note')}
      </Pledge>
    )
  if (!promised?.predictedDeliveryDate) return null
  return (
    <Pledge icon="truck" directional title={daysOf(promised, locale, t)}>
      {[orderUntil(promised, locale, t), promised.name].filter(Boolean).join(' · ')}
    </Pledge>
  )
}

const minutesOfADay = 24 * 60

/** The whole hours that are left, at least one. If there is more than a day: the day and the hour, so that nobody has to count. */
function orderUntil(
  { predictionCutoff: minutes, predictionCutoffDate: day, predictionCutoffLocale: hour }: ShippingMethod,
  locale: string,
  t: MarketView['t'],
): string | undefined {
  if (minutes === undefined) return undefined
  if (minutes >= minutesOfADay && day && hour) return t('delivery.order-by-day', dayText(day, locale), hour)
  return t('product.order-within', Math.max(1, Math.floor(minutes / 60)))
}

interface CostProps extends Pick<PromisedDelivery, 'freeOver'> {
  readonly price: ShippingMethod['price']
}

function Cost({ price, freeOver }: CostProps) {
  const { t, money, moneyInText } = useMarket()
  const title = price.amount === 0 ? t('product.delivery-free') : t('product.delivery-from', money(price))
  return (
    <Pledge icon="box" title={title}>
      {freeOver && t('product.free-from', moneyInText(freeOver))}
    </Pledge>
  )
}

function daysOf(
  { predictedDeliveryDate, latestDeliveryDate }: ShippingMethod,
  locale: string,
  t: MarketView['t'],
): string {
  const first = dayText(predictedDeliveryDate!, locale)
  if (!latestDeliveryDate || latestDeliveryDate === predictedDeliveryDate) return t('product.with-you', first)
  return t('product.with-you-between', first, dayText(latestDeliveryDate, locale))
}

interface PledgeProps {
  readonly icon: IconName
  readonly directional?: boolean
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Pledge({ icon, directional = false, title, action, children }: PledgeProps) {
  return (
    <li className={styles.promise}>
      <Icon name={icon} directional={directional} />
      <div>
        <p>{title}</p>
        {children && <p>{children}</p>}
      </div>
      {action}
    </li>
  )
}
