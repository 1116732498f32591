export interface OrderToTax {
  readonly to_country?: string
  readonly to_state?: string
  readonly to_zip?: string
  readonly amount?: number
  readonly shipping?: number
  readonly line_items?: readonly AskedItem[]
}

interface AskedItem {
  readonly id?: string
  readonly quantity?: number
  readonly unit_price?: number
  readonly discount?: number
  readonly product_tax_code?: string
}

/** Tax rates of states, and of towns by the first three digits of a postal code. They are fractions, as the provider sends them. */
const states: Readonly<Record<string, { readonly rate: number; readonly towns?: Readonly<Record<string, number>> }>> = {
  CA: { rate: 0.0725, towns: { '900': 0.03 } },
  MA: { rate: 0.0625 },
  MN: { rate: 0.06875 },
  NJ: { rate: 0.06625 },
  NY: { rate: 0.04, towns: { '100': 0.04875 } },
  PA: { rate: 0.06, towns: { '191': 0.02 } },
  TX: { rate: 0.0625, towns: { '787': 0.02 } },
  WA: { rate: 0.065, towns: { '981': 0.0385 } },
}

/**
 * Price in cents up to which a piece of clothing is not taxed. In New York the whole price of a more expensive piece is
 * taxed, in other states only the part above the limit.
 */
const freeCents: Readonly<Record<string, number>> = { PA: Infinity, NJ: Infinity, MN: Infinity, MA: 17_500, NY: 10_999 }
const clothing = '20010'

/** The answer to a request, in the provider's format. Amounts are calculated in cents. */
export function taxOfOrder({ to_state = '', to_zip = '', shipping = 0, line_items = [] }: OrderToTax) {
  const state = states[to_state]
  const rate = state ? round(state.rate + (state.towns?.[to_zip.slice(0, 3)] ?? 0), 5) : 0
  const items = line_items.map((item) => ({ item, cents: centsOf(item), taxable: taxableCents(item, to_state) }))
  const anyTaxed = rate > 0 && items.some(({ taxable }) => taxable > 0)
  const shippingCents = anyTaxed && to_state !== 'CA' && to_state !== 'MA' ? Math.round(shipping * 100) : 0
  const parts = items.map(({ item, taxable }) => ({ id: item.id, ...amounts(rate > 0 ? taxable : 0, rate) }))
  const ofShipping = amounts(shippingCents, rate)
  const collected = [...parts, ofShipping].reduce(
    (sum, { tax_collectable }) => sum + Math.round(tax_collectable * 100),
    0,
  )
  const total = items.reduce((sum, { cents }) => sum + cents, 0)
  return {
    order_total_amount: (total + Math.round(shipping * 100)) / 100,
    shipping,
    taxable_amount: [...parts, ofShipping].reduce((sum, part) => sum + Math.round(part.taxable_amount * 100), 0) / 100,
    amount_to_collect: collected / 100,
    rate,
    has_nexus: rate > 0,
    freight_taxable: shippingCents > 0,
    tax_source: rate > 0 ? 'destination' : null,
    jurisdictions: { country: 'US', state: to_state },
    ...(rate > 0
      ? {
          breakdown: {
            tax_collectable: collected / 100,
            combined_tax_rate: rate,
            line_items: parts,
            ...(shipping > 0 ? { shipping: ofShipping } : {}),
          },
        }
      : {}),
  }
}

const centsOf = ({ quantity = 1, unit_price = 0, discount = 0 }: AskedItem): number =>
  Math.round(unit_price * 100) * quantity - Math.round(discount * 100)

function taxableCents(item: AskedItem, state: string): number {
  const cents = centsOf(item)
  const free = item.product_tax_code === clothing ? (freeCents[state] ?? 0) : 0
  const { quantity = 1 } = item
  const each = Math.floor(cents / quantity)
  const dearer = cents - each * quantity
  const ofOne = (price: number): number =>
    price <= free ? 0 : state === 'NY' && free > 0 ? price : Math.max(0, price - free)
  return (quantity - dearer) * ofOne(each) + dearer * ofOne(each + 1)
}

const amounts = (cents: number, rate: number) => ({
  taxable_amount: cents / 100,
  tax_collectable: Math.round(cents * rate) / 100,
  combined_tax_rate: rate,
})

const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals
