/**
 * "240 m" for short distances, "1.3 km" for longer ones, "156 km" for distances that nobody walks; "1.6 mi" in
 * countries that use miles.
 */
export function distanceIn(locale: string, metres: number): string {
  const { unit, length } = unitFor(locale, metres)
  const far = metres / length
  const format = new Intl.NumberFormat(locale.startsWith('ar') ? `${locale}-u-nu-latn` : locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'meter' || far >= 10 ? 0 : 1,
  })
  return format.format(far)
}

function unitFor(locale: string, metres: number): { readonly unit: string; readonly length: number } {
  if (/-(?:GB|US)$/.test(locale)) return { unit: 'mile', length: 1609.344 }
  return metres >= 1000 ? { unit: 'kilometer', length: 1000 } : { unit: 'meter', length: 1 }
}
