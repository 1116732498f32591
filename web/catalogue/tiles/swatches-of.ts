import type { ProductCard } from '#contracts/catalogue.ts'
import type { Translate } from '#foundation/words.ts'
import type { SwatchChoice } from '#ui/swatch/index.ts'

/** All colours of a product, including its own. */
export const swatchesOf = (card: Pick<ProductCard, 'id' | 'productRelations'>, t: Translate): readonly SwatchChoice[] =>
  card.productRelations.map(({ id, colour, hex, secondHex, url, inStock }) => ({
    id,
    hex,
    secondHex,
    url,
    name: inStock ? colour : t('product.colour-sold-out', colour),
    current: id === card.id,
    soldOut: !inStock,
  }))
