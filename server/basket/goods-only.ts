import type { BasketResponse } from '#contracts/basket.ts'

/** A basket as whoever knows its id alone sees it: goods and sums, and nothing of who fills it. */
export function goodsOnly({ basket, ...around }: BasketResponse): BasketResponse {
  const {
    shippingAddress: _shipping,
    billingAddress: _billing,
    email: _email,
    note: _note,
    heldUntil: _held,
    discounts = [],
    reductions = [],
    ...rest
  } = basket
  return {
    ...around,
    shippingMethods: [],
    ...(around.shipmentMethods ? { shipmentMethods: {} } : {}),
    basket: {
      ...rest,
      lines: rest.lines.map(({ giftCard: _letter, ...line }) => line),
      useBillingAddressForShipping: true,
      shipments: [],
      promoCodes: [],
      promoCodeAmounts: {},
      discounts: discounts.map(withoutCode),
      reductions: reductions.map(withoutCode),
      giftCards: [],
      remainingTotal: rest.total,
      bonusProductContexts: [],
      acceptTerms: false,
      acceptNewsletter: false,
    },
  }
}

const withoutCode = <Told extends { promoCode?: string | undefined }>({ promoCode: _code, ...told }: Told) => told
