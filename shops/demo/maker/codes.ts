/** EAN-13 of the n-th variant, in the range kept for use inside one company, so that no real article shares it. */
export function ean13(serial: number): string {
  const digits = `29${String(serial).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return digits + ((10 - (sum % 10)) % 10)
}

const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ı: 'i',
  œ: 'oe',
}

/** The part of an address that names something: small letters, digits and single hyphens. */
export function slugOf(text: string, locale: string): string {
  return [...text.toLocaleLowerCase(locale)]
    .map((letter) =>
      locale === 'tr' && letter === 'ü' ? 'u' : locale === 'tr' && letter === 'ö' ? 'o' : (letters[letter] ?? letter),
    )
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
