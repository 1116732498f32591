import type { ProductDetail, Variant } from '#contracts/catalogue.ts'
import { type MarketView, useMarket } from '#web/markets/index.ts'
import { dayText } from '../day-text.ts'
import { measureText } from '../measure-text.ts'
import styles from './size-picker.module.css'
import { type SizeState, sizeState } from './size-state.ts'

/** The state of the chosen size. */
export function SizeNote({
  product,
  variant,
}: {
  readonly product: ProductDetail
  readonly variant: Variant | undefined
}) {
  const { t, toggle, locale } = useMarket()
  const { modelMeasurements, preorderShipsOn } = product
  const state = variant && { state: sizeState(product, variant), fewLeft: variant.fewLeft }
  const day = state?.state === 'pre-order' ? preorderShipsOn : variant?.inDeliveryDate
  return (
    <p className={styles.note} aria-live="polite">
      {variant && state && (
        <b>
          <bdi>{[variant.size.name, variant.length?.name].filter(Boolean).join(' / ')}</bdi>:{' '}
          {stateText(state, t, toggle)}.
        </b>
      )}{' '}
      {state &&
        day &&
        `${t(state.state === 'pre-order' ? 'product.sent-from' : 'product.back-on', dayText(day, locale))} `}
      {modelMeasurements && wornText(modelMeasurements, t)}
    </p>
  )
}

function wornText({ height, size }: NonNullable<ProductDetail['modelMeasurements']>, t: MarketView['t']): string {
  return height ? t('product.model', measureText(height, t), size) : t('product.shown-size', size)
}

export interface BestState {
  readonly state: SizeState
  readonly fewLeft?: number | undefined
}

/** The text for the state of a size. Low stock is mentioned only if the shop has switched that on. */
export function stateText({ state, fewLeft }: BestState, t: MarketView['t'], toggle: MarketView['toggle']): string {
  if (state === 'few-left') return toggle('stockCheck') ? t('product.few-left', fewLeft ?? 1) : t('product.in-stock')
  return t(`product.${state}`)
}
