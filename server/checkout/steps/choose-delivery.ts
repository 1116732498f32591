import type { PickupPoint } from '#contracts/delivery.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { type Basket, type ChosenDelivery, deliveryAddress } from '#server/basket/index.ts'
import { allShipments, needsPickupPoint, type PickupPlace } from '#server/delivery/index.ts'
import type { Market, ShippingMethodSettings } from '#server/markets/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'
import { checkAddress } from './check-address.ts'
import { isPostNumber, tidyPostNumber } from './tidy-text.ts'

export interface DeliveryChoice {
  /** The id of the shipment; if left out, all shipments. */
  readonly shipmentId?: string | undefined
  readonly shippingMethodId: string
  readonly pickupPointId?: string | undefined
  readonly carrierPostNumber?: string | undefined
}

/** Chooses the delivery method. If the method needs a pickup point, that point must be near the delivery address. */
export function chooseDelivery(
  market: Market,
  basket: Basket,
  choice: DeliveryChoice,
  near: readonly PickupPoint[],
): Result<Basket['shipments'], CheckoutProblem> {
  const method = market.choices.shippingMethods.find(({ id }) => id === choice.shippingMethodId)
  if (!method) return refused({ code: 'checkout.shipping-method-not-offered' })
  const address = deliveryAddress(basket)
  if (!address?.line1 || !checkAddress(market.country, address).ok)
    return refused({ code: 'checkout.address-must-be-corrected' })
  const carrierPostNumber = tidyPostNumber(choice.carrierPostNumber ?? address.carrierPostNumber ?? '')
  const asked = asksPostNumber(market, method)
  if (asked && !isPostNumber(carrierPostNumber)) return refused({ code: 'checkout.post-number-wrong' })
  const base = { shippingMethodId: method.id, ...(asked ? { carrierPostNumber } : {}) }
  if (!needsPickupPoint(method)) return accepted(chosenFor(basket, choice, base))
  if (!choice.pickupPointId) return refused({ code: 'checkout.pickup-point-missing' })
  const point = near.find(({ id }) => id === choice.pickupPointId)
  if (!point) return refused({ code: 'checkout.pickup-point-unknown' })
  const at = { ...base, pickupPointId: point.id, pickupPointAddress: writtenAddress(point) }
  return accepted(chosenFor(basket, choice, at))
}

const chosenFor = (
  { shipments }: Basket,
  { shipmentId }: DeliveryChoice,
  chosen: ChosenDelivery,
): Basket['shipments'] =>
  shipmentId === undefined ? { [allShipments]: chosen } : { ...shipments, [shipmentId]: chosen }

export const placeOf = (
  market: Market,
  { postalCode, city }: { readonly postalCode?: string | undefined; readonly city?: string | undefined },
): PickupPlace => ({ country: market.country.code, postalCode, city })

const asksPostNumber = (market: Market, { deliveryType }: ShippingMethodSettings): boolean =>
  market.country.address.carrierPostNumber && (deliveryType === 'locker' || deliveryType === 'packstation')

function writtenAddress({ name, address }: PickupPoint): Record<string, string> {
  const { line1, postalCode, city, country } = address
  return { name, line1, ...(postalCode ? { postalCode } : {}), ...(city ? { city } : {}), country }
}
