import { Fault } from '#foundation/fault.ts'
import { exponentOf, fromMajor, type Money } from '#foundation/money.ts'

/** An amount in the provider's format: whole units, at least one decimal, no trailing zeros. */
export function priceText({ minor, currency }: Money): string {
  const exponent = exponentOf(currency)
  const digits = String(minor).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const decimals = digits.slice(digits.length - exponent).replace(/0+$/, '')
  return `${whole}.${decimals === '' ? '0' : decimals}`
}

export function priceOf(value: unknown, currency: unknown): Money {
  const amount = Number(value)
  if (!Number.isFinite(amount) || typeof currency !== 'string') throw new Fault('iyzico.amount-unknown', { value })
  return fromMajor(amount, currency)
}
