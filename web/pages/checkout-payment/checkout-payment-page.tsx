import type { PageOf } from '#contracts/pages.ts'
import { Notice } from '#ui/notice/index.ts'
import { BasketSums, Codes } from '#web/basket/index.ts'
import { Recap } from '#web/checkout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { type PaymentFields, PaymentForm, Waiting } from '#web/payments/index.ts'
import { CheckoutStep } from '../checkout-step/checkout-step.tsx'

export interface CheckoutPaymentPageProps {
  readonly page: PageOf<'checkoutPaymentPage'>
  readonly fields: PaymentFields
}

export function CheckoutPaymentPage({ page, fields }: CheckoutPaymentPageProps) {
  const { t, links } = useMarket()
  const { payment, checkout, form } = page
  const { basket } = checkout.basket
  const isCodeRefused = form?.formAction === 'pay' && form.problems.promoCode !== undefined
  const { waiting } = payment
  if (waiting)
    return (
      <CheckoutStep page={page} title={t('checkout.title-waiting')}>
        <Waiting payment={{ ...payment, waiting }} />
      </CheckoutStep>
    )
  return (
    <CheckoutStep page={page} title={t('checkout.title-payment')}>
      <Recap basket={basket} />
      {payment.codeProblem && !isCodeRefused && (
        <Notice tone="danger" role="alert">
          <a href="#promoCode">{payment.codeProblem}</a>
        </Notice>
      )}
      {!payment.link && (
        <Codes
          basket={checkout.basket}
          form={form}
          action={links.checkoutPaymentPage}
          giftCardsOnly={!payment.codeProblem && !isCodeRefused}
        />
      )}
      <PaymentForm
        payment={payment}
        refused={form?.formAction === 'pay' ? form : undefined}
        fields={fields}
        total={<BasketSums of={basket} quantity={basket.quantity} onlyTotal />}
        due={basket.remainingTotal}
      />
    </CheckoutStep>
  )
}
