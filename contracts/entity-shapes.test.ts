import { expect, test } from 'vitest'
import type { z } from 'zod'
import { money } from '#foundation/money.ts'
import { addressLookupCalls } from './address-lookup.ts'
import { basket, basketLine, basketResponse } from './basket.ts'
import { address } from './delivery-address.ts'
import { fromWire, toWire, wireMoney } from './money.ts'
import { parcelTracking } from './orders.ts'
import { paymentsCalls } from './payment-calls.ts'
import { paymentResult, paymentSetup } from './payments.ts'
import { discount, price } from './pricing.ts'
import { user } from './profiles.ts'

/** The field names of an object schema, also if the schema is wrapped. */
function namesOf(schema: z.ZodType): string[] {
  const inner = schema as unknown as { shape?: object; element?: z.ZodType; unwrap?: () => z.ZodType }
  if (inner.shape) return Object.keys(inner.shape)
  if (inner.element) return namesOf(inner.element)
  return inner.unwrap ? namesOf(inner.unwrap()) : []
}

const has = (schema: z.ZodType, names: string): void =>
  expect(namesOf(schema)).toEqual(expect.arrayContaining(names.split(' ')))

test('money is an amount in whole units and its currency, and comes back as it went [C-ENT-01]', () => {
  expect(namesOf(wireMoney)).toEqual(['amount', 'currency'])
  expect(toWire(money(29995, 'DKK'))).toEqual({ amount: 299.95, currency: 'DKK' })
  expect(toWire(money(1250, 'JPY'))).toEqual({ amount: 1250, currency: 'JPY' })
  expect(fromWire(toWire(money(1255, 'KWD')))).toEqual(money(1255, 'KWD'))
})

test('prices contain the price to pay, the previous price, the reductions and the included tax [C-ENT-02]', () => {
  has(price, 'salesPrice listPrice historicPrice percentage historicPercentage discounts vatAmount vatAmount2')
  has(discount, 'amount currency reference callout disclaimer badges promotionName promotionLevel')
})

test('a basket contains all calculated and chosen values, under the same names in every call [C-ENT-03, C-ENT-O1]', () => {
  has(
    basket,
    'basketId quantity lines shippingAddress billingAddress useBillingAddressForShipping shipments shippingTotal shippingVat subtotal total totalDiscount totalVat totalVat1 totalVat2 vatName vatName2 promoCodes promoCodeAmounts giftCards bonusProductContexts freeShipping remainingTotal',
  )
  has(basket.shape.giftCards, 'giftCardNumber balance')
  has(basket.shape.bonusProductContexts, 'isCallToAction callToActionCount optedOutCount promotionId rewardId')
  has(
    basketResponse,
    'shippingMethods allowedStates allowedProvinces turkishLocations maximumThreshold minimumThreshold cheapestPredictedDeliveryDate',
  )
  has(basketResponse.shape.allowedProvinces, 'name abbreviation vatNameEnglish vatNameFrench')
  has(basketResponse.shape.turkishLocations.shape.districts, 'id zoneId name')
  has(basketResponse.shape.turkishLocations.shape.zones, 'id name abbreviation')
  has(basketLine.shape.variant, 'size length')
  has(basketLine.shape.colour, 'name base nuance')
  for (const shade of [basketLine.shape.colour.shape.base, basketLine.shape.colour.shape.nuance])
    expect(namesOf(shade)).toEqual(['name', 'hex'])
  has(basketLine, 'promotionName promotionLevel')
  expect(basketLine.shape.stockLocation.options).toEqual(['warehouse', 'store'])
})

test('an account contains its pending points, and a parcel its next step, time and place [C-ENT-O1]', () => {
  has(user, 'pendingPoints')
  has(parcelTracking, 'expectedDeliveryDate pickupLocationAddress')
  has(parcelTracking.shape.events, 'deliveryStatusLocaleShort deliveryStatusLocaleLong')
  expect(namesOf(parcelTracking.shape.expectedDeliveryDate)).toEqual(['start', 'end'])
})

test('an address has every field that some country asks for; a suggestion its parts, a check five parts and three answers [C-ENT-05, C-ENT-06, C-ENT-07]', () => {
  has(
    address,
    'id accountId isPreferred email firstName lastName organizationName line1 line2 houseNumber city postalCode regionCode country mobilePhoneNumber district taxOffice carrierPostNumber carrierVariant customsCustomerNumber legalCustomerNumber geoCoordinates',
  )
  expect(namesOf(address.shape.geoCoordinates)).toEqual(['latitude', 'longitude'])
  const { answer, body } = addressLookupCalls['POST /api/address-validation/{catalog}/validate']
  expect(namesOf(body).sort()).toEqual(['city', 'houseNumber', 'region', 'streetName', 'zipCode'])
  expect(namesOf(answer).sort()).toEqual(['cityValidated', 'houseNumberValidated', 'streetValidated'])
  has(
    addressLookupCalls['GET /api/address-validation/{catalog}/suggest/{address}'].answer,
    'country region city zipcode street label number',
  )
})

test('the data needed to pay are grouped by payment provider [C-ENT-11]', () => {
  has(
    paymentSetup,
    'checkoutBasketId showGiftCardPaymentOption amountCoveredByGiftCards adyen klarna payByLink iyzico pos',
  )
  has(
    paymentSetup.shape.adyen,
    'clientKey locale environment checkoutBasketId amount paymentMethodsResponse applePayPaymentSettings',
  )
  has(paymentSetup.shape.klarna, 'basketId sessionId sessionPaymentMethodCategories')
  has(paymentSetup.shape.payByLink, 'url qrCodeString linkId')
  has(paymentSetup.shape.iyzico, 'checkoutBasketId checkoutPersonalNumber')
  has(paymentSetup.shape.pos, 'checkoutBasketId')
})

test('the result of a payment contains the next step, the address to go to and the reason of a refusal [C-ENT-12, C-ENT-13]', () => {
  has(
    paymentResult,
    'adyenAction url redirectReason error paymentState redirectUrl status iyzicoPaymentUrl token iyzicoStatus',
  )
  has(paymentResult.shape.adyenAction, 'type data method paymentMethodType url')
  has(paymentsCalls['GET /api/order/{catalog}/basket/pay-by-link-receipt/{linkId}'].answer, 'status redirectUrl')
})
