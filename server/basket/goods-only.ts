import type { Basket, BasketResponse } from '#contracts/basket.ts'

/** True for the fields that contain goods and sums. If a new basket field is missing here, the code does not compile. */
const isOfGoods = {
  basketId: true,
  version: true,
  quantity: true,
  states: true,
  lines: true,
  freeShipping: true,
  subtotal: true,
  total: true,
  totalDiscount: true,
  reductions: true,
  discounts: true,
  totalVat: true,
  totalVat1: true,
  totalVat2: true,
  vatName: true,
  vatName2: true,
  totalWithoutVat: true,
  shippingTotal: true,
  shippingVat: true,
  paymentFee: true,
  paymentFeeVat: true,
  taxEstimated: true,
  taxRates: true,
  shippingAddress: false,
  billingAddress: false,
  useBillingAddressForShipping: false,
  shipments: false,
  promoCodes: false,
  promoCodeAmounts: false,
  giftCards: false,
  bonusProductContexts: false,
  remainingTotal: false,
  email: false,
  note: false,
  heldUntil: false,
  acceptTerms: false,
  acceptNewsletter: false,
} as const satisfies Readonly<Record<keyof Basket, boolean>>

type OfGoods = { [Key in keyof Basket]-?: (typeof isOfGoods)[Key] extends true ? Key : never }[keyof Basket]

/** The basket for a caller who knows only its id: goods and sums, no personal data. */
export function goodsOnly({ basket, ...around }: BasketResponse): BasketResponse {
  const goods = goodsOf(basket)
  return {
    ...around,
    shippingMethods: [],
    ...(around.shipmentMethods ? { shipmentMethods: {} } : {}),
    basket: {
      ...goods,
      lines: goods.lines.map(({ giftCard: _letter, ...line }) => line),
      discounts: goods.discounts?.map(withoutCode) ?? [],
      reductions: goods.reductions?.map(withoutCode) ?? [],
      useBillingAddressForShipping: true,
      shipments: [],
      promoCodes: [],
      promoCodeAmounts: {},
      giftCards: [],
      remainingTotal: goods.total,
      bonusProductContexts: [],
      acceptTerms: false,
      acceptNewsletter: false,
    },
  }
}

const goodsOf = (basket: Basket): Pick<Basket, OfGoods> =>
  Object.fromEntries(Object.entries(basket).filter(([field]) => isOfGoods[field as keyof Basket])) as Pick<
    Basket,
    OfGoods
  >

const withoutCode = <Told extends { promoCode?: string | undefined }>({ promoCode: _code, ...told }: Told) => told
