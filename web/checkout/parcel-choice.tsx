import type { ShippingMethod } from '#contracts/delivery.ts'
import type { FormState } from '#contracts/pages.ts'
import { Mark } from '#ui/badge/index.ts'
import { Field } from '#ui/field/index.ts'
import { RadioCard, RadioCards } from '#ui/radio-card/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { deliveryDays, orderUntil } from './delivery-days.ts'
import styles from './parcels.module.css'
import { PickupPoints } from './pickup-points.tsx'
import type { Parcel, Shipping } from './shipping.ts'

export interface ParcelChoiceProps {
  readonly shipping: Shipping
  /** The parcel, if the order has several. */
  readonly parcel?: Parcel
  readonly refused: FormState | undefined
}

/** The name of a field. If there are several parcels it contains the id of the parcel. */
const named = (name: string, parcel: Parcel | undefined): string => (parcel ? `${name}.${parcel.id}` : name)

/** The shipping methods for a parcel. */
export function ParcelChoice({ shipping, parcel, refused }: ParcelChoiceProps) {
  const { t } = useMarket()
  const { methods, chosen } = parcel ?? shipping
  const name = named('shippingMethodId', parcel)
  const checked = refused?.values[name] ?? chosen ?? methods[0]?.id
  return (
    <div id={name} tabIndex={-1}>
      <RadioCards legend={t('delivery.choose')}>
        {methods.map((method) => (
          <MethodCard
            key={method.id}
            method={method}
            chosen={method.id === checked}
            {...{ shipping, parcel, refused }}
          />
        ))}
      </RadioCards>
    </div>
  )
}

interface MethodCardProps extends Omit<ParcelChoiceProps, 'parcel'> {
  readonly method: ShippingMethod
  readonly chosen: boolean
  readonly parcel: Parcel | undefined
}

function MethodCard({ method, chosen, shipping, parcel, refused }: MethodCardProps) {
  const { t, money, locale, toggle } = useMarket()
  const points = shipping.pickupPoints[method.id]
  const asksPostNumber = shipping.postNumberFor?.includes(method.id) ?? false
  const tellsDays = toggle('deliveryDateInCheckout')
  const days = tellsDays && deliveryDays(method, locale, t)
  const until = tellsDays && orderUntil(method, locale, t)
  const point = named('pickupPointId', parcel)
  return (
    <RadioCard
      name={named('shippingMethodId', parcel)}
      value={method.id}
      defaultChecked={chosen}
      title={method.name}
      note={
        <>
          {days}
          {method.carrier && (
            <>
              {days && ' · '}
              <Mark name={method.carrier} />
            </>
          )}
          {until && <span className={styles.cutoff}>{until}</span>}
        </>
      }
      end={<bdi>{method.price.amount === 0 ? t('delivery.free') : money(method.price)}</bdi>}
    >
      {(points || asksPostNumber) && (
        <>
          {points && (
            <PickupPoints
              name={point}
              id={chosen ? point : undefined}
              points={points}
              chosen={refused?.values[point] ?? (parcel ?? shipping).pickupPoint}
              problem={chosen ? refused?.problems[point]?.[0] : undefined}
            />
          )}
          {asksPostNumber && (
            <PostNumber
              name={named('carrierPostNumber', parcel)}
              before={(parcel ?? shipping).postNumber}
              {...{ method, chosen, refused }}
            />
          )}
        </>
      )}
    </RadioCard>
  )
}

/** The customer number for a parcel machine. */
function PostNumber({
  name,
  before,
  method,
  chosen,
  refused,
}: Pick<MethodCardProps, 'method' | 'chosen' | 'refused'> & {
  readonly name: string
  readonly before: string | undefined
}) {
  const { t } = useMarket()
  return (
    <Field
      id={chosen ? name : `${name}-${method.id}`}
      name={name}
      label={t('delivery.post-number')}
      help={t('delivery.post-number-why')}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={10}
      pattern="\d{6,10}"
      defaultValue={refused?.values[name] ?? before}
      problems={chosen ? refused?.problems[name] : undefined}
      explain={() => t('checkout.post-number-wrong')}
    />
  )
}
