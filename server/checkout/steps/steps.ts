import type { CheckoutStep } from '#contracts/checkout-pages.ts'
import { compare, type Money, money } from '#foundation/money.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { type Basket, type BasketCalculation, deliveryAddress, type Goods, missingGoods } from '#server/basket/index.ts'
import { needsPickupPoint, onlineShipment } from '#server/delivery/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { CheckoutProblem } from '../checkout.problems.ts'
import { checkAddress } from './check-address.ts'

/** A basket on its way through the checkout, calculated. */
export interface Progress {
  readonly basket: Basket
  readonly goods: Goods
  readonly market: Market
  readonly calculation: BasketCalculation
}

/** The checks of each step, in the order of the checkout. */
const steps: readonly {
  readonly name: CheckoutStep
  readonly missing: (progress: Progress) => CheckoutProblem | undefined
}[] = [
  {
    name: 'customer',
    missing: ({ basket }) => (basket.email === null ? { code: 'checkout.email-missing' } : undefined),
  },
  { name: 'details', missing: missingAddress },
  { name: 'shipping', missing: missingDelivery },
  { name: 'summary', missing: missingTerms },
]

/** The first step that is not complete; `payment` when all are. */
export const firstIncomplete = (progress: Progress): CheckoutStep =>
  steps.find(({ missing }) => missing(progress) !== undefined)?.name ?? 'payment'

export const isComplete = (progress: Progress, step: CheckoutStep): boolean =>
  steps.find(({ name }) => name === step)?.missing(progress) === undefined

/** Checks that nothing is missing for a payment: goods, address, delivery, consent, amount and stock. */
export function readyToPay(progress: Progress): Result<Progress, CheckoutProblem> {
  const { basket } = progress
  if (basket.lines.length === 0) return refused({ code: 'checkout.basket-empty' })
  for (const { missing } of steps) {
    const problem = missing(progress)
    if (problem) return refused(problem)
  }
  const problem =
    outsideThreshold(progress.market, progress.calculation.totals.total) ?? missingGoods(basket.lines, progress.goods)
  return problem ? refused(problem) : accepted(progress)
}

/** The total must lie strictly between the limits; a limit of 0 means no limit. */
export function outsideThreshold({ choices, currency }: Market, total: Money): CheckoutProblem | undefined {
  const minimum = money(choices.threshold.minimumMinor, currency)
  const maximum = money(choices.threshold.maximumMinor, currency)
  const tooLow = minimum.minor > 0 && compare(total, minimum) <= 0
  const tooHigh = maximum.minor > 0 && compare(total, maximum) >= 0
  if (!tooLow && !tooHigh) return undefined
  return maximum.minor > 0
    ? { code: 'checkout.outside-range', minimum, maximum }
    : { code: 'checkout.below-minimum', minimum }
}

function missingAddress({ basket, market, calculation }: Progress): CheckoutProblem | undefined {
  if (calculation.isDigital) return missingBuyer(basket)
  const address = deliveryAddress(basket)
  if (!address?.line1) return { code: 'checkout.address-missing' }
  return checkAddress(market.country, address).ok ? undefined : { code: 'checkout.address-must-be-corrected' }
}

/** Goods sent by email need the buyer's name, but no address. */
function missingBuyer(basket: Basket): CheckoutProblem | undefined {
  const buyer = basket.addresses.billing ?? basket.addresses.shipping
  return buyer?.firstName && buyer.lastName ? undefined : { code: 'checkout.address-missing' }
}

/** Every parcel needs a delivery method; online goods need none. */
function missingDelivery({ calculation }: Progress): CheckoutProblem | undefined {
  for (const { id, choice, chosen } of calculation.shipments) {
    if (id === onlineShipment) continue
    if (!choice) return { code: 'checkout.shipping-method-missing' }
    if (!chosen) return { code: 'checkout.shipping-method-not-offered' }
    if (needsPickupPoint(chosen.method) && choice.pickupPointId === undefined)
      return { code: 'checkout.pickup-point-missing' }
  }
  return undefined
}

function missingTerms({ basket, market }: Progress): CheckoutProblem | undefined {
  if (!basket.terms) return { code: 'checkout.terms-not-accepted' }
  return basket.terms.version === market.choices.termsVersion ? undefined : { code: 'checkout.terms-changed' }
}
