import { Fault } from '#foundation/fault.ts'
import { fromMajor, majorOf } from '#foundation/money.ts'
import type { TaxCategory } from '#foundation/tax-categories.ts'
import type {
  QuotedTax,
  TaxedLine,
  TaxedOrder,
  TaxPlace,
  TaxQuote,
  TaxRequest,
  TaxService,
} from '#server/taxes/tax-service.port.ts'

export interface TaxjarSettings {
  /** Scheme and host, and the path before `/v2`, if any. */
  readonly url: string
  readonly token: string
}

const apiVersion = '2022-01-24'

/** TaxJar's product tax codes. Goods without one are sent without a code, and are fully taxed. */
const taxCodes: Partial<Record<TaxCategory, string>> = {
  clothing: '20010',
  footwear: '20010',
  'childrens-clothing': '20010',
  'childrens-footwear': '20010',
}

/** Sales taxes from TaxJar. The tax of an order is requested with its lines; a placed order is recorded, and so is each refund. */
export function taxjarTaxes({ url, token }: TaxjarSettings): TaxService {
  const call = async (
    method: string,
    path: string,
    body: unknown,
    signal: AbortSignal | undefined,
  ): Promise<Answer> => {
    const answer = await fetch(`${url}/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-api-version': apiVersion,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ?? null,
    })
    return { status: answer.status, body: answer.status < 500 ? await answer.json() : undefined }
  }
  /** Records a transaction. If it already exists, it was recorded before. */
  const recordOnce = async (kind: 'orders' | 'refunds', id: string, body: unknown, signal: AbortSignal | undefined) => {
    const recorded = await call('POST', `/transactions/${kind}`, body, signal)
    if (recorded.status === 201 || recorded.status === 200) return
    if (recorded.status === 422) {
      const known = await call('GET', `/transactions/${kind}/${encodeURIComponent(id)}`, undefined, signal)
      if (known.status === 200) return
    }
    throw refusal(recorded)
  }
  return {
    quote: async (ask, signal) => {
      const answer = await call('POST', '/taxes', orderOf(ask), signal)
      if (answer.status !== 200) throw refusal(answer)
      return quoteOf(ask, answer.body)
    },
    record: (order, signal) =>
      recordOnce('orders', order.orderNumber, transactionOf(order, order.orderNumber, 1), signal),
    recordRefund: (refund, signal) =>
      recordOnce(
        'refunds',
        refund.refundId,
        { ...transactionOf(refund, refund.refundId, -1), transaction_reference_id: refund.orderNumber },
        signal,
      ),
  }
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

function refusal({ status, body }: Answer): Fault {
  const { error, detail } = (body ?? {}) as { error?: unknown; detail?: unknown }
  return new Fault('taxes-taxjar.refused', { status, error: String(error ?? ''), detail: String(detail ?? '') })
}

/** TaxJar uses decimal amounts, not minor units. */
const decimal = (minor: number, currency: string): number => majorOf({ minor, currency })

const placed = (prefix: 'from' | 'to', { country, regionCode, postalCode, city, street }: TaxPlace) => ({
  [`${prefix}_country`]: country,
  [`${prefix}_state`]: regionCode,
  [`${prefix}_zip`]: postalCode,
  [`${prefix}_city`]: city,
  [`${prefix}_street`]: street,
})

const netOf = (lines: readonly TaxedLine[]): number => lines.reduce((sum, { netMinor }) => sum + netMinor, 0)

/** The price of a piece is its share, rounded up. The difference is sent as a discount, so that the line is exactly its net price. */
function priced({ quantity, netMinor, category }: TaxedLine, currency: string, sign: 1 | -1) {
  const unit = Math.ceil(netMinor / quantity)
  const code = category && taxCodes[category]
  return {
    quantity,
    unit_price: sign * decimal(unit, currency),
    discount: sign * decimal(unit * quantity - netMinor, currency),
    ...(code ? { product_tax_code: code } : {}),
  }
}

const orderOf = ({ currency, from, to, lines, deliveryMinor }: TaxRequest) => ({
  ...placed('from', from),
  ...placed('to', to),
  amount: decimal(netOf(lines), currency),
  shipping: decimal(deliveryMinor, currency),
  line_items: lines.map((line) => ({ id: line.id, ...priced(line, currency, 1) })),
})

/** An order; or a refund, whose amounts are all below zero. */
function transactionOf({ currency, from, to, lines, deliveryMinor, now, taxes }: TaxedOrder, id: string, sign: 1 | -1) {
  const tax = taxes.lines.reduce((sum, { taxMinor }) => sum + taxMinor, taxes.delivery.taxMinor)
  return {
    transaction_id: id,
    transaction_date: now.toISOString(),
    ...placed('from', from),
    ...placed('to', to),
    amount: sign * decimal(netOf(lines) + deliveryMinor, currency),
    shipping: sign * decimal(deliveryMinor, currency),
    sales_tax: sign * decimal(tax, currency),
    line_items: lines.map((line) => ({
      id: line.id,
      product_identifier: line.sku,
      description: line.name,
      ...priced(line, currency, sign),
      sales_tax: sign * decimal(taxes.lines.find((one) => one.id === line.id)?.taxMinor ?? 0, currency),
    })),
  }
}

interface ToldTax {
  readonly id?: unknown
  readonly taxable_amount?: unknown
  readonly tax_collectable?: unknown
  readonly combined_tax_rate?: unknown
}

const untaxed: QuotedTax = { taxableMinor: 0, percent: 0, taxMinor: 0 }

/** An answer without a breakdown means that no tax must be collected. An answer whose amounts do not add up is a fault. */
function quoteOf({ currency, lines, deliveryMinor }: TaxRequest, told: unknown): TaxQuote {
  const tax = (told as { tax?: { amount_to_collect?: unknown; breakdown?: Breakdown } } | null)?.tax
  if (typeof tax?.amount_to_collect !== 'number') throw new Fault('taxes-taxjar.answer-unknown', {})
  const { breakdown } = tax
  const items = breakdown?.line_items ?? []
  const quote = {
    lines: lines.map(({ id, netMinor }) => ({
      id,
      ...taxOf(
        items.find((item) => String(item.id) === id),
        netMinor,
        currency,
      ),
    })),
    delivery: taxOf(breakdown?.shipping, deliveryMinor, currency),
  }
  const sum = quote.lines.reduce((total, { taxMinor }) => total + taxMinor, quote.delivery.taxMinor)
  // Each part is rounded separately, so the total may differ by one unit for each part.
  if (Math.abs(sum - minorOf(tax.amount_to_collect, currency)) > lines.length + 1)
    throw new Fault('taxes-taxjar.answer-unknown', { sum, amount: tax.amount_to_collect })
  return quote
}

interface Breakdown {
  readonly line_items?: readonly ToldTax[]
  readonly shipping?: ToldTax
}

const minorOf = (amount: number, currency: string): number => fromMajor(amount, currency).minor

function taxOf(told: ToldTax | undefined, amountMinor: number, currency: string): QuotedTax {
  if (!told) return untaxed
  const { taxable_amount: taxable, tax_collectable: tax, combined_tax_rate: rate } = told
  if (![taxable, tax, rate].every((value) => typeof value === 'number' && Number.isFinite(value) && value >= 0))
    throw new Fault('taxes-taxjar.answer-unknown', { told })
  const taxMinor = minorOf(tax as number, currency)
  const taxableMinor = minorOf(taxable as number, currency)
  if (taxMinor === 0) return untaxed
  if (taxableMinor > amountMinor || taxMinor > amountMinor) throw new Fault('taxes-taxjar.answer-unknown', { told })
  // Rates are fractions with up to five decimals.
  return { taxableMinor, percent: Math.round((rate as number) * 100_000) / 1_000, taxMinor }
}
