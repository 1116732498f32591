import { accepted } from '#foundation/result.ts'
import {
  type Basket,
  type BasketCalculation,
  type BasketRequest,
  type Baskets,
  calculateTotals,
  deliveryAddress,
  type Goods,
  isVoucher,
  type ReadBasket,
} from '#server/basket/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { OrderContent } from '#server/orders/index.ts'
import {
  type QuotedTax,
  type TaxedLine,
  type TaxPart,
  type TaxRequest,
  type TaxService,
  taxedOf,
} from '#server/taxes/index.ts'

export interface QuoteNeeds {
  readonly baskets: Pick<Baskets, 'read' | 'change'>
  /** The tax service of a market; undefined if the market uses its own tax table. */
  readonly taxService: (market: Market) => TaxService | undefined
  readonly clock: () => Date
  readonly log: (fault: unknown) => void
}

/**
 * Requests a tax quote when the address is known, unless the basket has a quote for the same state, and stores it with
 * the basket. If the service does not answer in time, the taxes come from the table and are marked as estimated. Never
 * called inside a transaction.
 */
export async function quoteTaxes(needs: QuoteNeeds, ask: BasketRequest, read: ReadBasket): Promise<ReadBasket> {
  const service = needs.taxService(ask.market)
  if (!service) return read
  const now = needs.clock()
  const calculation = calculateTotals(read.basket, { market: ask.market, goods: read.goods, now })
  const asked = taxRequestOf(ask.market, read, calculation, now)
  if (!asked || !calculation.taxQuoting || calculation.taxQuoting.isQuoted) return read
  const { key } = calculation.taxQuoting
  try {
    const quote = await service.quote(asked)
    await needs.baskets.change(ask, (basket) => accepted({ ...basket, taxQuote: { key, ...quote } }))
  } catch (fault) {
    needs.log(fault)
    return read
  }
  const again = await needs.baskets.read(ask)
  return again.ok ? again.value : read
}

/** The tax request for a basket that has an address; undefined if nothing in it is taxed. */
export function taxRequestOf(
  { choices, country, currency }: Market,
  { basket, goods }: ReadBasket,
  { totals, taxQuoting }: BasketCalculation,
  now: Date,
): TaxRequest | undefined {
  const to = deliveryAddress(basket)
  const { taxFrom } = choices
  const lines = taxedLines(basket, goods, totals)
  if (!taxQuoting || !to || !taxFrom || lines.length === 0) return undefined
  return {
    currency,
    from: { country: country.code, ...taxFrom },
    to: {
      country: country.code,
      regionCode: to.regionCode ?? '',
      postalCode: to.postalCode ?? '',
      city: to.city ?? '',
      street: to.line1 ?? '',
    },
    lines,
    deliveryMinor: totals.shippingTotal.minor + totals.paymentFee.minor,
    now,
  }
}

const taxedLines = (basket: Basket, goods: Goods, totals: BasketCalculation['totals']): TaxedLine[] =>
  basket.lines.flatMap(({ id, sku, quantity }, index) => {
    const variant = goods.variants.get(sku)
    const netMinor = totals.lines[index]!.discounted.minor
    if (isVoucher(variant) || netMinor <= 0) return []
    const { category = null, sizeGroup = '', sizeName = '' } = variant?.taxed ?? {}
    return [{ id, sku, name: variant?.name ?? sku, quantity, netMinor, category, sizeGroup, sizeName }]
  })

/** The record sent to the tax service after the order: the goods and the taxes charged, whether they came from the service or the table. */
export function taxRecordOf(
  market: Market,
  read: ReadBasket,
  calculation: BasketCalculation,
  now: Date,
): OrderContent['taxRecord'] {
  const asked = taxRequestOf(market, read, calculation, now)
  if (!asked) return undefined
  const partsOf = new Map(read.basket.lines.map(({ id }, index) => [id, calculation.totals.lines[index]!.parts]))
  return {
    ...asked,
    now: asked.now.toISOString(),
    taxes: {
      lines: asked.lines.map(({ id }) => ({ id, ...taken(partsOf.get(id) ?? []) })),
      delivery: taken(calculation.totals.deliveryParts),
    },
  }
}

const taken = (parts: readonly TaxPart[]): QuotedTax => taxedOf(parts)
