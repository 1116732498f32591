import type { BasketLine } from '#contracts/basket.ts'
import { fromWire, toWire } from '#contracts/money.ts'
import type { OrderPurchase } from '#contracts/orders.ts'
import { affiliation } from '#foundation/fixed-values.ts'
import { subtract, zero } from '#foundation/money.ts'
import { type Order, taxIsOnTop } from './order.ts'

/**
 * The purchase event for analytics. Revenue is the price of the goods without tax: included tax is subtracted, and tax added on top is not
 * part of the price.
 */
export function orderPurchase({ orderNumber, currency, content }: Order, pricesIncludeTax: boolean): OrderPurchase {
  const { subtotal, totalDiscount, totalVat, shippingTotal, shippingVat, promoCodes, lines } = content
  const { paymentFeeVat = toWire(zero(currency)) } = content
  const goods = subtract(fromWire(subtotal), fromWire(totalDiscount))
  const taxOfGoods = subtract(subtract(fromWire(totalVat), fromWire(shippingVat)), fromWire(paymentFeeVat))
  return {
    orderNumber,
    affiliation,
    currency,
    revenue: toWire(pricesIncludeTax ? subtract(goods, taxOfGoods) : goods).amount,
    subTotal: subtotal.amount,
    totalDiscount: totalDiscount.amount,
    totalVat: totalVat.amount,
    shippingTotal: shippingTotal.amount,
    shippingVat: shippingVat.amount,
    promoCodes,
    lineItems: lines.map((line) => lineItem(line, pricesIncludeTax && !taxIsOnTop(content))),
  }
}

function lineItem({ sku, ean, variant, unitPrice, price, quantity, isDigital }: BasketLine, taxWithin: boolean) {
  const { salesPrice } = unitPrice
  const tax = taxWithin ? fromWire({ ...salesPrice, amount: price.vatAmount ?? 0 }) : undefined
  return {
    styleNumber: sku.split('_')[0] ?? sku,
    ...(ean === undefined ? {} : { ean }),
    size: variant.length === undefined ? variant.size : `W${variant.size}L${variant.length}`,
    variantSizeName: variant.size,
    ...(variant.length === undefined ? {} : { variantLengthName: variant.length }),
    salesPrice: salesPrice.amount,
    salesPriceWithoutVat: tax ? toWire(subtract(fromWire(salesPrice), tax)).amount : salesPrice.amount,
    quantity,
    isDigital,
  }
}
