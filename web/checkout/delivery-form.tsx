import type { ShippingMethod } from '#contracts/delivery.ts'
import type { FormState, PageOf } from '#contracts/pages.ts'
import { Notice } from '#ui/notice/index.ts'
import { RadioCard, RadioCards } from '#ui/radio-card/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { deliveryDays } from './delivery-days.ts'
import { PickupPoints } from './pickup-points.tsx'
import { StepForm } from './step-form.tsx'

type Shipping = PageOf<'checkoutShippingPage'>['shipping']

export interface DeliveryFormProps {
  readonly shipping: Shipping
  readonly refused: FormState | undefined
}

/** How it gets there: each way with its day and its price. */
export function DeliveryForm({ shipping, refused }: DeliveryFormProps) {
  const { t, links } = useMarket()
  const { methods } = shipping
  const chosen = refused?.values.shippingMethodId ?? shipping.chosen ?? methods[0]?.id
  if (methods.length === 0)
    return (
      <Notice tone="warning">
        {t('delivery.none')} <a href={links.checkoutDetailsPage}>{t('checkout.change-address')}</a>
      </Notice>
    )
  return (
    <StepForm
      action={links.checkoutShippingPage}
      deed="choose-shipping"
      submit={t('checkout.go-on-to-review')}
      refused={refused}
    >
      <div id="shippingMethodId" tabIndex={-1}>
        <RadioCards legend={t('delivery.choose')}>
          {methods.map((method) => (
            <MethodCard
              key={method.id}
              method={method}
              chosen={method.id === chosen}
              shipping={shipping}
              refused={refused}
            />
          ))}
        </RadioCards>
      </div>
    </StepForm>
  )
}

interface MethodCardProps extends DeliveryFormProps {
  readonly method: ShippingMethod
  readonly chosen: boolean
}

function MethodCard({ method, chosen, shipping, refused }: MethodCardProps) {
  const { t, money, locale } = useMarket()
  const points = shipping.pickupPoints[method.id]
  const days = deliveryDays(method, locale, t)
  return (
    <RadioCard
      name="shippingMethodId"
      value={method.id}
      defaultChecked={chosen}
      title={method.name}
      note={[days, method.carrier].filter(Boolean).join(' · ')}
      end={<bdi>{method.price.amount === 0 ? t('delivery.free') : money(method.price)}</bdi>}
    >
      {points && (
        <PickupPoints
          points={points}
          chosen={refused?.values.pickupPointId ?? shipping.pickupPoint}
          problem={chosen ? refused?.problems.pickupPointId?.[0] : undefined}
        />
      )}
    </RadioCard>
  )
}
