interface Line {
  readonly name?: unknown
  readonly quantity?: unknown
  readonly unit_price?: unknown
  readonly total_amount?: unknown
  readonly total_discount_amount?: unknown
  readonly tax_rate?: unknown
  readonly total_tax_amount?: unknown
}

/** What is wrong with a purchase by the provider's rules; undefined if nothing is. */
export function purchaseMistake(purchase: Readonly<Record<string, unknown>>): string | undefined {
  const { purchase_country: country, purchase_currency: currency, order_amount: amount, order_lines: lines } = purchase
  if (typeof country !== 'string' || country.length !== 2) return 'Bad value: purchase_country'
  if (typeof currency !== 'string' || currency.length !== 3) return 'Bad value: purchase_currency'
  if (!Number.isSafeInteger(amount) || Number(amount) < 0) return 'Bad value: order_amount'
  if (!Array.isArray(lines) || lines.length === 0) return 'Bad value: order_lines'
  const wrong = lines.findIndex((line: Line) => !lineAddsUp(line))
  if (wrong >= 0) return `Bad value: order_lines[${wrong}]`
  const sum = lines.reduce((total: number, line: Line) => total + Number(line.total_amount), 0)
  return sum === amount ? undefined : 'Bad value: order_amount'
}

function lineAddsUp(line: Line): boolean {
  const { name, quantity, unit_price: unit, total_amount: total, total_discount_amount: discount = 0 } = line
  if (typeof name !== 'string' || name === '') return false
  if (![quantity, unit, total, discount].every((value) => Number.isSafeInteger(value))) return false
  if (Number(total) !== Number(quantity) * Number(unit) - Number(discount)) return false
  const { tax_rate: rate = 0, total_tax_amount: tax = 0 } = line
  // Rounding may differ by one unit for each line.
  const exact = Number(total) - (Number(total) * 10_000) / (10_000 + Number(rate))
  return Math.abs(exact - Number(tax)) <= 1
}
