import type { BasketResponse } from '#contracts/basket.ts'
import { OrderLines } from '../lines/order-lines.tsx'
import { BasketSums } from './basket-sums.tsx'
import { cheapestDelivery } from './cheapest-delivery.ts'
import { isTaxPlaceKnown } from './tax-known.ts'

/** Lines and sums without controls, shown next to each step of the checkout. */
export function OrderOverview({ basket: response }: { readonly basket: BasketResponse }) {
  const { basket } = response
  return (
    <>
      <OrderLines lines={basket.lines} badges="checkout" />
      <BasketSums
        of={basket}
        quantity={basket.quantity}
        deliveryFrom={cheapestDelivery(response)}
        taxKnown={isTaxPlaceKnown(basket)}
      />
    </>
  )
}
