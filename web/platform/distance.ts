/** "240 m" near by, "1.3 km" further away. */
export function distanceIn(locale: string, metres: number): string {
  const far = metres >= 1000
  const format = new Intl.NumberFormat(locale.startsWith('ar') ? `${locale}-u-nu-latn` : locale, {
    style: 'unit',
    unit: far ? 'kilometer' : 'meter',
    maximumFractionDigits: far ? 1 : 0,
  })
  return format.format(far ? metres / 1000 : metres)
}
