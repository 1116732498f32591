import type { Translate } from '#foundation/words.ts'
import { type Assortment, categoryText, type Product, textOf } from '#server/catalogue/index.ts'
import type { TextEntry } from './text-index.repository.ts'

/** What can be searched of a product, in one language. */
export function textEntry(
  { categories }: Assortment,
  product: Product,
  { language, t }: { language: string; t: Translate },
): TextEntry {
  const { name, colourName, description } = textOf(product, language)
  const titles = product.categories
    .flatMap(({ id }) => categories.chains.get(id) ?? [])
    .map((id) => categoryText(categories.nodes.get(id)!, language).title)
  const { id, styleNumber, brand, colourFamily, attributes, variants } = product
  const material = attributes.material ? t(`material.${attributes.material}`) : ''
  return {
    id,
    name,
    description,
    colour: `${colourName} ${t(`colour.${colourFamily}`)}`,
    category: [...new Set(titles)].join(' '),
    tags: [brand, material, ...(attributes.tags ?? [])].join(' '),
    codes: [styleNumber, id, ...variants.flatMap(({ sku, ean }) => (ean === null ? [sku] : [sku, ean]))],
  }
}
