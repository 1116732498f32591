import type { Translate } from '#foundation/words.ts'
import type { Market, SizeSystem } from '#server/markets/index.ts'
import { type GoodsSize, rowNamed, type SizeFamily, sizeFamily } from './goods-size.ts'

export interface NamedSize extends GoodsSize {
  /** True for gift cards. Their sizes are amounts. */
  readonly isGiftCard: boolean
}

/** A size as shown in a market: in the market's system, and amounts of gift cards with two decimals. */
export function sizeLabel(size: NamedSize, market: Market, t: Translate): string {
  const { sizeName, sizeGroup, isGiftCard } = size
  if (isGiftCard && Number.isFinite(Number(sizeName))) return twoDecimals(market.locale).format(Number(sizeName))
  if (sizeGroup === 'one') return t('size.one')
  const family = sizeFamily(size)
  return nameInSystem({ family, name: sizeName }, systemFor(family, market), t)
}

/** The system that a market uses for the sizes of a family. */
export function systemFor(family: SizeFamily, { country: { sizes } }: Pick<Market, 'country'>): SizeSystem {
  switch (family) {
    case 'women-shoe':
    case 'men-shoe':
    case 'kids-shoe':
      return sizes.shoes
    case 'men':
    case 'kids':
      return sizes[family]
    default:
      return sizes.women
  }
}

interface FamilySize {
  readonly family: SizeFamily
  /** The name under which goods are stored. */
  readonly name: string
}

/** A stored size in another system. A size that no table contains keeps its name, marked as European if the market uses another system. */
export function nameInSystem({ family, name }: FamilySize, system: SizeSystem, t: Translate): string {
  const row = rowNamed(family, name)
  if (row) return family === 'kids' && system === 'age' ? t('size.age', Number(row.in.age)) : row.in[system]
  const parts = name.split(/\s*[/–-]\s*/).map((part) => rowNamed(family, part)?.in[system])
  const isPair = parts.length === 2 && parts.every((part) => part !== undefined)
  if (isPair && system !== 'age') return parts.join('–')
  return system !== 'eu' && /^\d/.test(name) && european.has(family) ? `EU ${name}` : name
}

const european: ReadonlySet<SizeFamily> = new Set(['women', 'men', 'women-shoe', 'men-shoe', 'kids-shoe'])

const formats = new Map<string, Intl.NumberFormat>()

function twoDecimals(locale: string): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const western = locale.startsWith('ar') ? `${locale}-u-nu-latn` : locale
  const made = new Intl.NumberFormat(western, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  formats.set(locale, made)
  return made
}
