import type { BasketResponse } from '#contracts/basket.ts'
import { BasketSums } from './basket-sums.tsx'
import { OrderLines } from './order-lines.tsx'

/** Lines and sums to read, without any control: what stands beside each step of the checkout. */
export function OrderOverview({ basket: { basket } }: { readonly basket: BasketResponse }) {
  return (
    <>
      <OrderLines lines={basket.lines} />
      <BasketSums
        of={basket}
        quantity={basket.quantity}
        deliveryFrom={basket.shipments.length === 0}
        taxKnown={basket.shippingAddress?.regionCode !== undefined}
      />
    </>
  )
}
