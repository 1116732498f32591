import type { ReactNode } from 'react'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { ShippingMethod } from '#contracts/delivery.ts'
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
}

/** When it could be there, for how much, where it hangs, and that it can go back. */
export function DeliveryPromises({ product, methods }: DeliveryPromisesProps) {
  const view = useMarket()
  const { t, toggle } = view
  const promised = promisedMethod(methods)
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
      {product.hasEcom && !product.comingSoonProduct && <Arrival product={product} promised={promised} />}
      {product.hasEcom && promised && <Cost promised={promised} />}
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

/**
 * The one method whose day and price are shown: the cheapest that brings the goods to the shopper, and of equals the first to be there.
 * Collecting them in a store is free and is shown separately.
 */
export function promisedMethod(methods: readonly ShippingMethod[]): ShippingMethod | undefined {
  const sent = methods.filter(({ deliveryType }) => deliveryType !== 'store')
  return sent.toSorted(
    (a, b) =>
      a.price.amount - b.price.amount || (a.predictedDeliveryDate ?? '9').localeCompare(b.predictedDeliveryDate ?? '9'),
  )[0]
}

interface ArrivalProps extends Pick<DeliveryPromisesProps, 'product'> {
  readonly promised: ShippingMethod | undefined
}

/** The day it can be there, and how long one may think about it. */
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
      {[promised.predictionCutoff !== undefined && t('product.order-within', hoursLeft(promised)), promised.name]
        .filter(Boolean)
        .join(' · ')}
    </Pledge>
  )
}

/** Whole hours, never told as none. */
const hoursLeft = ({ predictionCutoff = 0 }: ShippingMethod): number => Math.max(1, Math.floor(predictionCutoff / 60))

function Cost({ promised: { price } }: { readonly promised: ShippingMethod }) {
  const { t, money, market } = useMarket()
  const title = price.amount === 0 ? t('product.delivery-free') : t('product.delivery-from', money(price))
  return (
    <Pledge icon="box" title={title}>
      {market.freeFreight && t('product.free-from', money(market.freeFreight))}
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
