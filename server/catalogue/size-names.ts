import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'

export interface NamedSize {
  readonly sizeName: string
  readonly sizeGroup: string
  /** Its sizes are amounts. */
  readonly isGiftCard: boolean
}

/** A size as people read it: amounts of gift cards with two decimals, the market's way. */
export function sizeLabel({ sizeName, sizeGroup, isGiftCard }: NamedSize, { locale }: Market, t: Translate): string {
  if (isGiftCard && Number.isFinite(Number(sizeName))) return twoDecimals(locale).format(Number(sizeName))
  return sizeGroup === 'one' ? t('size.one') : sizeName
}

const formats = new Map<string, Intl.NumberFormat>()

function twoDecimals(locale: string): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const western = locale.startsWith('ar') ? `${locale}-u-nu-latn` : locale
  const made = new Intl.NumberFormat(western, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  formats.set(locale, made)
  return made
}
