import { foldSpelledOut } from '#foundation/fold-text.ts'

/** EAN-13 of the n-th variant, from the range that is reserved for use inside a company, so that no real article has it. */
export function ean13(serial: number): string {
  const digits = `29${String(serial).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return digits + ((10 - (sum % 10)) % 10)
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** The part of an address that names something: lower-case letters, digits and single hyphens. */
export function slugOf(text: string, locale: string): string {
  const small = text.toLocaleLowerCase(locale)
  const spelled = locale === 'tr' ? small : small.replace(/[äöü]/g, (letter) => umlauts[letter]!)
  return foldSpelledOut(spelled)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
