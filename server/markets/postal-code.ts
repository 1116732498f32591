import type { AddressRules } from './market.ts'

type PostalRule = NonNullable<AddressRules['postalCode']>

/** True if a postal code is valid in the country. In countries without postal codes, any text is accepted. */
export const isPostalCode = (rule: AddressRules['postalCode'], typed: string): boolean =>
  rule === null || new RegExp(`^(?:${rule.pattern})$`).test(maskedPostalCode(rule, typed))

/** The stored form: blanks trimmed and collapsed, letters in upper case, separators of the mask in their places. */
export function maskedPostalCode({ mask }: PostalRule, typed: string): string {
  const tidy = typed.trim().replace(/\s+/g, ' ').toUpperCase()
  return mask && /^[\d\s-]*$/.test(tidy) ? applyMask(mask, tidy) : tidy
}

/** Puts digits into the places marked `#`. Extra digits are kept, so that a wrong code is refused and not cut. */
export function applyMask(mask: string, typed: string): string {
  const digits = typed.replace(/\D/g, '')
  let next = 0
  let written = ''
  for (const place of mask) {
    if (next >= digits.length) break
    written += place === '#' ? digits[next++] : place
  }
  return written + digits.slice(next)
}
