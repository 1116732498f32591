import type { PageOf } from '#contracts/pages.ts'
import { OrderLines } from '#web/basket/index.ts'
import { LinesToReview, Recap, TermsForm } from '#web/checkout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { CheckoutStep } from '../checkout-step/checkout-step.tsx'

export function CheckoutSummaryPage({ page }: { readonly page: PageOf<'checkoutSummaryPage'> }) {
  const { t } = useMarket()
  const { basket } = page.checkout.basket
  return (
    <CheckoutStep page={page} title={t('checkout.title-summary')} showsLines>
      <Recap basket={basket} />
      <LinesToReview>
        <OrderLines lines={basket.lines} badges="checkout" />
      </LinesToReview>
      <TermsForm terms={page.terms} asksNewsletter={page.asksNewsletter} refused={page.form} />
    </CheckoutStep>
  )
}
