import { plainText } from '../plain-text.ts'
import { slugged } from '../slugs.ts'

const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '₺': 'TRY' }
/** Currency signs that stand for several currencies. */
const sharedSigns: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN'],
  kr: ['DKK', 'NOK', 'SEK', 'ISK'],
  '¥': ['JPY', 'CNY'],
}
/** Currencies with three decimals. There, `12.995` is 12 and a fraction. */
const ofThousandParts = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])

/** The currencies a price may have if its sign is ambiguous: `$20`, `199 kr`. */
export const currenciesOfSign = (text: string): readonly string[] => {
  const found = /(?:^|[\d\s.,])(\$|¥|kr)\.?(?:$|[\d\s])/i.exec(text.trim())
  return found ? sharedSigns[found[1]!.toLowerCase()]! : []
}

/** The price without an ambiguous sign. */
export const withoutSign = (text: string): string => text.replace(/\$|¥|kr\.?/gi, ' ').trim()

/** An amount in a feed: `199.00 DKK`, `DKK 199`, `1.299,95 EUR`, `€ 20`. The currency is undefined if the feed does not give it. */
export function feedMoney(
  text: string,
): { readonly amount: string; readonly currency: string | undefined } | undefined {
  const plain = text.replace(/[€£₺]/g, (sign) => ` ${signs[sign]} `).trim()
  const found = /^([A-Za-z]{3})?\s*(-?[\d.,\s']+?)\s*([A-Za-z]{3})?$/.exec(plain)
  const currency = (found?.[3] ?? found?.[1])?.toUpperCase()
  const figure = found && decimalOf(found[2]!, ofThousandParts.has(currency ?? '') ? 3 : 2)
  return figure ? { amount: figure, currency } : undefined
}

/**
 * The last mark before one or two digits (up to three for currencies with three decimals) is the decimal mark. All
 * others separate thousands.
 */
function decimalOf(text: string, most: 2 | 3): string | undefined {
  const plain = text.replace(/[\s']/g, '')
  const decimal = (most === 3 ? /[.,](\d{1,3})$/ : /[.,](\d{1,2})$/).exec(plain)
  const whole = (decimal ? plain.slice(0, decimal.index) : plain).replace(/[.,](?=\d{3}(\D|$))/g, '')
  if (!/^\d{1,10}$/.test(whole)) return undefined
  return decimal ? `${whole}.${decimal[1]}` : whole
}

/** `start/end`, both ISO 8601. Blanks around the slash and days without a time are accepted. A time without a zone is UTC. */
export function feedPeriod(text: string): { readonly from: Date; readonly until: Date } | undefined {
  const [from, until] = text.split('/').map(feedMoment)
  return from && until && from < until ? { from, until } : undefined
}

export function feedMoment(text: string): Date | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
    text.trim(),
  )
  if (!found) return undefined
  const zone = (found[3] ?? 'Z').replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
  const moment = new Date(found[2] ? `${found[1]}T${found[2]}${zone}` : found[1]!)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

export type Availability = 'in-stock' | 'sold-out' | 'later'

/** Undefined for an unknown word. */
export function feedAvailability(text: string): Availability | undefined {
  const word = text.toLowerCase().replace(/[^a-z0-9]/g, '')
  if (['instock', 'available', 'limitedavailability', 'true', 'yes', '1'].includes(word)) return 'in-stock'
  if (['outofstock', 'outstock', 'soldout', 'false', 'no', 'discontinued', '0'].includes(word)) return 'sold-out'
  return ['preorder', 'backorder', 'availablefororder'].includes(word) ? 'later' : undefined
}

export interface FeedSize {
  readonly sizeId: string
  readonly sizeName: string
  readonly sizeGroup: 'letters' | 'eu' | 'inches' | 'kids' | 'shoe' | 'one'
  readonly lengthId: string | null
}

/** What a size means depends on these facts about the goods. */
export interface Sized {
  readonly shoe: boolean
  readonly kids: boolean
  /** On trousers `32/34` is waist and leg; on other goods it is a double size. */
  readonly trousers: boolean
}

export const noSize =
  /^(one[ -]?size([ -]fits[ -]all)?|onesize|os|o\/s|uni|universal|default title|free size|taille unique|einheitsgröße|one-size)?$/i

export const feedSize = (text: string, is: Sized): FeedSize => sizeOf(text.trim(), is)

/** The sizes in a cell: usually one, sometimes several separated by commas. A comma before a single 5 is a decimal mark. */
export const feedSizes = (text: string, is: Sized): FeedSize[] =>
  (/^\d{1,2},5$/.test(text.trim()) ? [text] : text.split(/[,;]/)).map((size) => sizeOf(size.trim(), is))

function sizeOf(text: string, { shoe, kids, trousers }: Sized): FeedSize {
  if (noSize.test(text)) return { sizeId: 'one', sizeName: 'One size', sizeGroup: 'one', lengthId: null }
  const waist = /^(w)?(\d{2})\s*([/x ])?\s*(l)?(\d{2})$/i.exec(text)
  if (waist && ((waist[1] && waist[4]) || (trousers && !kids && waist[3])))
    return { sizeId: waist[2]!, sizeName: waist[2]!, sizeGroup: 'inches', lengthId: waist[5]! }
  const sizeGroup = shoe ? 'shoe' : kids ? 'kids' : /\d{2}/.test(text) ? 'eu' : 'letters'
  return { sizeId: slugged(text) || 'one', sizeName: text, sizeGroup, lengthId: null }
}

/** The size at the end of a title, if the feed gives it nowhere else: `Shirt - Blue / XL`, `Coat, Size 38`. */
export function sizeInTitle(title: string): string {
  const named = /[\s,(–—-](?:size|str\.?|storlek|größe|taille|talla|maat|beden)[\s:]+([\p{L}\p{N}/]{1,6})\)?$/iu.exec(
    title,
  )
  const marked = /(?:,|\s[-–—|/]|\()\s*((?:\d?X{0,3}[SL]|M|\d{2}(?:\/\d{2})?))\)?$/u.exec(title)
  return named?.[1] ?? marked?.[1] ?? ''
}

/** The size of each item of a colour. It is read from the title only if there are several items and none has a size. */
export function sizesOf(items: readonly { readonly cells: Readonly<Record<string, string>> }[]): string[] {
  const told = items.map(({ cells }) => plainText(cells.size ?? ''))
  return items.length > 1 && told.every((size) => size === '')
    ? items.map(({ cells }) => sizeInTitle(plainText(cells.title ?? '')))
    : told
}

/** A title without the colour and size at its end: `Ski jacket — Black, Size M` becomes `Ski jacket`. */
export function plainName(title: string, parts: readonly string[]): string {
  let name = title.trim()
  for (let before = ''; before !== name; ) {
    before = name
    for (const part of parts.filter(Boolean)) {
      const end = name.toLowerCase().endsWith(part.toLowerCase()) ? name.slice(0, -part.length) : name
      if (end !== name && /[\s,;:|/([–—-]$/.test(end) && end.trim()) name = end
    }
    name = name
      .replace(/[\s,;:|/()[\]–—-]+$/u, '')
      .replace(/[,;:|–—-]\s*(size|str\.?|storlek|größe|taille|talla)$/iu, '')
      .replace(/[\s,;:|/([–—-]+$/u, '')
  }
  return name || title.trim()
}
