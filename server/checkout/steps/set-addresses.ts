import type { Address } from '#contracts/delivery-address.ts'
import { accepted, type Result } from '#foundation/result.ts'
import { type Basket, deliveryAddress } from '#server/basket/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'
import type { AddressForm } from './address-fields.ts'
import { checkAddress } from './check-address.ts'
import { checkAddressIn } from './check-address-in.ts'

export interface GivenAddresses {
  readonly shippingAddress?: Address | undefined
  readonly billingAddress?: Address | undefined
  readonly useBillingAddressForShipping?: boolean | undefined
}

/** Sets the delivery and billing addresses. Each address must pass its country's rules. A pickup point near an old address is removed. */
export function setAddresses(
  market: Market,
  basket: Basket,
  given: GivenAddresses,
  form: AddressForm = 'whole',
): Result<Basket, CheckoutProblem> {
  const shipping = given.shippingAddress && checkAddress(market.country, given.shippingAddress, form)
  if (shipping && !shipping.ok) return shipping
  const billing = given.billingAddress && checkBilling(market, given.billingAddress, form)
  if (billing && !billing.ok) return billing
  const useBillingForShipping = given.useBillingAddressForShipping ?? basket.addresses.useBillingForShipping
  const before = basket.addresses
  const next: Basket = {
    ...basket,
    addresses: {
      ...before,
      ...(shipping ? { shipping: shipping.value } : {}),
      ...(billing ? { billing: billing.value } : {}),
      useBillingForShipping,
    },
  }
  return accepted(
    withoutFarPickupPoint(basket, given.useBillingAddressForShipping && billing ? withoutShipping(next) : next),
  )
}

/**
 * A billing address is in the market's country, or in any country if the market allows it. It is checked by the rules
 * of its country, if they are known.
 */
function checkBilling(market: Market, billing: Address, form: AddressForm): ReturnType<typeof checkAddress> {
  const code = market.choices.billingInAnyCountry ? billing.country : undefined
  return checkAddressIn(market, code, billing, form)
}

function withoutShipping(basket: Basket): Basket {
  const { shipping: _same, ...addresses } = basket.addresses
  return { ...basket, addresses }
}

function withoutFarPickupPoint(before: Basket, after: Basket): Basket {
  const [was, is] = [deliveryAddress(before), deliveryAddress(after)]
  return was?.postalCode === is?.postalCode && was?.city === is?.city
    ? after
    : { ...after, shipments: withoutPickupPoints(after.shipments) }
}

const withoutPickupPoints = (shipments: Basket['shipments']): Basket['shipments'] =>
  Object.fromEntries(Object.entries(shipments).filter(([, { pickupPointId }]) => pickupPointId === undefined))
