import type { BasketResponse } from '#contracts/basket.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { Sum, Sums } from '#ui/summary-list/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import { Reductions } from '../sums/basket-sums.tsx'

export function DrawerFoot({ basket: { basket } }: { readonly basket: BasketResponse }) {
  const { t, money, links, toggle } = useMarket()
  return (
    <>
      <Sums>
        <Sum label={t('basket.subtotal', basket.quantity)} amount={money(basket.subtotal)} />
        {basket.totalDiscount.amount > 0 && (
          <>
            <Reductions of={basket} />
            {basket.paymentFee && <Sum label={t('basket.payment-fee')} amount={money(basket.paymentFee)} />}
            <Sum
              kind="total"
              label={t(basket.shipments.length > 0 ? 'basket.total' : 'basket.total-before-delivery')}
              amount={money(basket.total)}
            />
          </>
        )}
      </Sums>
      <ButtonLink kind="primary" size="buy" href={links.checkoutCustomerPage ?? ''}>
        {t('basket.to-checkout')}
      </ButtonLink>
      <LogIn />
      {toggle('basketPage') && <ButtonLink href={links.basketPage ?? ''}>{t('basket.view')}</ButtonLink>}
    </>
  )
}

/** Shoppers who log in here continue with the checkout. */
export function LogIn() {
  const visitor = useVisitor()
  return visitor?.signedIn === false ? <GuestLogIn /> : null
}

export function GuestLogIn() {
  const { t, links, toggle } = useMarket()
  if (!toggle('authInCheckout')) return null
  const to = new URLSearchParams({ to: links.checkoutDetailsPage ?? '' })
  return <TextLink href={`${links.loginPage}?${to}`}>{t('basket.log-in')}</TextLink>
}
