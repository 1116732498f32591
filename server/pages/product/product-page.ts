import type { PageKind } from '../page-kind.ts'
import { addGiftCard } from './add-gift-card.ts'
import { addParts } from './add-parts.ts'
import { addToBasket } from './add-to-basket.ts'
import { loadProduct } from './load-product.ts'
import { looksOf } from './looks-of.ts'
import { sizeHelp } from './size-help.ts'

/** One product in one colour, with its sizes. The form that puts it into the basket posts here. */
export const productPage: PageKind<'productPage'> = {
  alias: 'productPage',
  layout: 'default',
  audience: 'public',
  queryNames: ['sku'],
  async load(parts, ask) {
    const loaded = await loadProduct(parts, ask)
    if (typeof loaded === 'string' || 'goTo' in loaded) return loaded
    const { product, shippingMethods, promised, chosenSku, ...page } = loaded
    return {
      ...page,
      body: {
        product,
        shippingMethods: [...shippingMethods],
        ...(promised ? { promised } : {}),
        ...(chosenSku === undefined ? {} : { chosenSku }),
        ...sizeHelp(parts, ask, product),
        looks: looksOf(parts, ask, product),
      },
    }
  },
  formActions: { 'add-to-basket': addToBasket, 'add-gift-card': addGiftCard, 'add-parts': addParts },
}
