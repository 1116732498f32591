import type { FormEvent } from 'react'
import type { FormState } from '#contracts/pages.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { showToast } from '#web/platform/show-toast.ts'
import { ParcelChoice } from './parcel-choice.tsx'
import { Parcels } from './parcels.tsx'
import type { Lines, Shipping } from './shipping.ts'
import { StepForm } from './step-form.tsx'
import { toastOfPoints } from './toast-of-points.ts'

export interface DeliveryFormProps {
  readonly shipping: Shipping
  readonly lines: Lines
  readonly refused: FormState | undefined
}

/** Delivery options with date and price, for each parcel. */
export function DeliveryForm({ shipping, lines, refused }: DeliveryFormProps) {
  const { t, links } = useMarket()
  const { methods, parcels = [] } = shipping
  if (methods.length === 0 && parcels.length === 0)
    return (
      <Notice tone="warning">
        {t('delivery.none')} <a href={links.checkoutDetailsPage}>{t('checkout.change-address')}</a>
      </Notice>
    )
  const sayWhenNoPoints = ({ target }: FormEvent<HTMLElement>) => {
    const toast = target instanceof HTMLInputElement && toastOfPoints(shipping.pickupPoints, target.value)
    if (toast) showToast('checkout', toast, t(toast[1]))
  }
  return (
    <StepForm
      action={links.checkoutShippingPage}
      formAction="choose-shipping"
      submit={t('checkout.continue-to-review')}
      refused={refused}
    >
      <div onChange={sayWhenNoPoints}>
        {parcels.length > 1 ? (
          <Parcels {...{ shipping, parcels, lines, refused }} />
        ) : (
          <ParcelChoice shipping={shipping} refused={refused} />
        )}
      </div>
    </StepForm>
  )
}
