import { slugged } from './slugs.ts'

/** An amount in a feed: `199.00 DKK`, `DKK 199`, `1.299,95 EUR`; without a currency where none is said. */
export function feedMoney(
  text: string,
): { readonly amount: string; readonly currency: string | undefined } | undefined {
  const found = /^([A-Za-z]{3})?\s*(-?[\d.,\s']+?)\s*([A-Za-z]{3})?$/.exec(text.trim())
  const figure = found && decimalOf(found[2]!)
  return figure ? { amount: figure, currency: (found[3] ?? found[1])?.toUpperCase() } : undefined
}

/** The last mark before one or two digits is the decimal one; all others part thousands. */
function decimalOf(text: string): string | undefined {
  const plain = text.replace(/[\s']/g, '')
  const decimal = /[.,](\d{1,2})$/.exec(plain)
  const whole = (decimal ? plain.slice(0, decimal.index) : plain).replace(/[.,](?=\d{3}(\D|$))/g, '')
  if (!/^\d{1,10}$/.test(whole)) return undefined
  return decimal ? `${whole}.${decimal[1]}` : whole
}

/** `start/end`, both ISO 8601; blanks round the stroke and days without a time occur. */
export function feedPeriod(text: string): { readonly from: Date; readonly until: Date } | undefined {
  const [from, until] = text.split('/').map((part) => new Date(part.trim().replace(/([+-]\d{2})(\d{2})$/, '$1:$2')))
  return from && until && from < until ? { from, until } : undefined
}

export type Availability = 'in-stock' | 'sold-out' | 'later'

/** Undefined for a word nobody agreed on. */
export function feedAvailability(text: string): Availability | undefined {
  const word = text.toLowerCase().replace(/[^a-z]/g, '')
  if (['instock', 'available', 'limitedavailability', 'true', 'yes'].includes(word)) return 'in-stock'
  if (['outofstock', 'outstock', 'soldout', 'false', 'no', 'discontinued'].includes(word)) return 'sold-out'
  return ['preorder', 'backorder'].includes(word) ? 'later' : undefined
}

export interface FeedSize {
  readonly sizeId: string
  readonly sizeName: string
  readonly sizeGroup: 'letters' | 'eu' | 'inches' | 'kids' | 'shoe' | 'one'
  readonly lengthId: string | null
}

const noSize = /^(one[ -]?size|onesize|os|o\/s|uni|universal|default title|free size|taille unique|einheitsgröße)?$/i

/** The sizes a cell tells: usually one, sometimes several with commas between. */
export const feedSizes = (text: string, is: { readonly shoe: boolean; readonly kids: boolean }): FeedSize[] => {
  const sizes = text.split(',').map((part) => part.trim())
  return sizes.map((size) => sizeOf(size, is))
}

function sizeOf(text: string, { shoe, kids }: { shoe: boolean; kids: boolean }): FeedSize {
  if (noSize.test(text)) return { sizeId: 'one', sizeName: 'One size', sizeGroup: 'one', lengthId: null }
  const waist = /^w?(\d{2})\s*[/x ]?\s*l?(\d{2})$/i.exec(text)
  if (waist && /[wl/x ]/i.test(text))
    return { sizeId: waist[1]!, sizeName: waist[1]!, sizeGroup: 'inches', lengthId: waist[2]! }
  const sizeGroup = shoe ? 'shoe' : kids ? 'kids' : /\d{2}/.test(text) ? 'eu' : 'letters'
  return { sizeId: slugged(text) || 'one', sizeName: text, sizeGroup, lengthId: null }
}

/** A title without the colour and size that stand at its end: `Ski jacket — Black, Size M` is a ski jacket. */
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
