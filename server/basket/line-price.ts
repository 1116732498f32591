import { fromWire, toWire } from '#contracts/money.ts'
import type { Price } from '#contracts/pricing.ts'
import { money } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import { type CurrentPrice, priceBlock } from '#server/pricing/index.ts'
import { type PricedLine, type Taxes, taxParts } from './basket-totals.ts'

/** The price block of a line, told as the market tells reductions, with the tax of a piece. */
export function linePrice(price: CurrentPrice, market: Market, taxes: Taxes): Price {
  const { vat, vat2 } = taxParts(money(price.minor, market.currency), taxes)
  return {
    ...shownPrice(price, market),
    vatAmount: toWire(vat).amount,
    ...(taxes.ratePercent2 > 0 ? { vatAmount2: toWire(vat2).amount } : {}),
  }
}

/** What a piece costs and what it cost before; a list price the market may not announce counts for nothing. */
export function unitPrices(price: CurrentPrice, market: Market): Pick<PricedLine, 'unit' | 'list'> {
  const { listPrice } = shownPrice(price, market)
  const unit = money(price.minor, market.currency)
  return { unit, list: listPrice ? fromWire(listPrice) : unit }
}

const shownPrice = (price: CurrentPrice, { currency, country }: Market): Price =>
  priceBlock(price, { currency, reductions: country.eea ? 'prior' : 'list' })
