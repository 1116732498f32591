import { foldSpelledOut } from '#foundation/fold-text.ts'
import { plainText } from '../plain-text.ts'
import type { Rows } from '../rows.ts'
import type { FeedItem } from './feed-item.ts'
import { storedCells } from './google-table.ts'

/** Facts in a feed for which the shop has no column. They are stored unchanged and exported again. */
export const copiedAttributes = [
  'product_type',
  'google_product_category',
  'condition',
  'pattern',
  'age_group',
  'size_type',
  'size_system',
  'multipack',
  'is_bundle',
  'certification',
  'product_highlight',
  'product_detail',
] as const

const unsaid: Readonly<Record<string, string>> = {
  condition: 'new',
  age_group: 'adult',
  is_bundle: 'no',
  multipack: '1',
}

export function feedAttributes(cells: FeedItem['cells']): Rows['products']['attributes'] {
  const feed = Object.fromEntries([
    ...copiedAttributes.flatMap((name) => {
      const said = plainText(cells[name] ?? '')
      return said === '' || said.toLowerCase() === unsaid[name] ? [] : [[name, said]]
    }),
    ...storedCells(cells),
  ])
  const material = materialOf(cells.material ?? '')
  const tags = (cells.tags ?? '').split(',').flatMap((tag) => plainText(tag) || [])
  return {
    ...(material && { material }),
    ...(tags.length > 0 && { tags }),
    ...(cells.gift_card === 'true' && { isGiftCard: true, isDigital: true }),
    ...(Object.keys(feed).length > 0 && { feed }),
  }
}

const materialOf = (text: string): string | undefined => {
  const word = foldSpelledOut(text)
    .split(/[^a-z]+/)
    .find((one) => materials.has(one))
  return word && materials.get(word)
}

const materials: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cotton: 'cotton',
    linen: 'linen',
    wool: 'wool',
    merino: 'wool',
    cashmere: 'wool',
    viscose: 'viscose',
    polyester: 'polyester',
    leather: 'leather',
    suede: 'leather',
    denim: 'denim',
  }),
)
