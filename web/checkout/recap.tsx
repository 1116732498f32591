import type { Basket } from '#contracts/basket.ts'
import type { Address } from '#contracts/delivery-address.ts'
import { listed } from '#foundation/listed.ts'
import { fullName, placeParts } from '#foundation/written-address.ts'
import { SummaryList, SummaryRow } from '#ui/summary-list/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { deliveryDays } from './delivery-days.ts'

/** A summary of completed steps, each with a link back. */
export function Recap({ basket }: { readonly basket: Basket }) {
  const { t, links } = useMarket()
  const { shippingAddress: delivery, billingAddress: billing } = basket
  const address = delivery ?? billing
  const change = (href: string | undefined, what: string) =>
    href === undefined ? undefined : { href, label: t('checkout.change'), name: t(`checkout.change-${what}`) }
  return (
    <SummaryList>
      <SummaryRow term={t('checkout.email')} change={change(links.checkoutCustomerPage, 'email')}>
        <bdi>{basket.email}</bdi>
      </SummaryRow>
      {address && (
        <SummaryRow term={t('checkout.address')} change={change(links.checkoutDetailsPage, 'address')}>
          <Lines address={address} />
        </SummaryRow>
      )}
      {billing && !basket.useBillingAddressForShipping && (
        <SummaryRow term={t('checkout.billing-address')} change={change(links.checkoutDetailsPage, 'address')}>
          <Lines address={billing} />
        </SummaryRow>
      )}
      {basket.shipments.map((shipment) => (
        <SummaryRow
          key={shipment.id}
          term={t('checkout.delivery')}
          change={change(links.checkoutShippingPage, 'delivery')}
        >
          <ShipmentLine shipment={shipment} />
        </SummaryRow>
      ))}
    </SummaryList>
  )
}

function Lines({ address }: { readonly address: Address }) {
  const { t } = useMarket()
  return (
    <>
      <bdi>{fullName(address)}</bdi>
      <br />
      <bdi>{listed(t, placeParts(address))}</bdi>
    </>
  )
}

/** Delivery type, date where the shop tells it here, price, and pickup place. */
function ShipmentLine({ shipment }: { readonly shipment: Basket['shipments'][number] }) {
  const { t, money, locale, toggle } = useMarket()
  const days = toggle('deliveryDateInCheckout') && deliveryDays(shipment, locale, t)
  const price = shipment.price.amount === 0 ? t('delivery.free') : money(shipment.price)
  return (
    <>
      {listed(t, [shipment.shippingMethodName, days, price])}
      {shipment.pickupPointAddress && (
        <>
          <br />
          <bdi>{listed(t, [shipment.pickupPointAddress.name, ...placeParts(shipment.pickupPointAddress)])}</bdi>
        </>
      )}
    </>
  )
}
