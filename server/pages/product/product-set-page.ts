import type { PageKind } from '../page-kind.ts'
import { addParts } from './add-parts.ts'
import { loadProduct } from './load-product.ts'
import { productPart } from './product-part.ts'
import { sizeHelp } from './size-help.ts'

/** Several products that belong together, each with its own size. All of them, or one, can be put into the basket. */
export const productSetPage: PageKind<'productSetPage'> = {
  alias: 'productSetPage',
  layout: 'default',
  audience: 'public',
  async load(parts, ask) {
    const loaded = await loadProduct(parts, ask)
    if (typeof loaded === 'string' || 'goTo' in loaded) return loaded
    const { product, shippingMethods, promised, chosenSku: _, ...page } = loaded
    return {
      ...page,
      body: {
        product,
        parts: (product.productSetOptions ?? []).map(productPart),
        shippingMethods: [...shippingMethods],
        ...(promised ? { promised } : {}),
        ...sizeHelp(parts, ask, product),
      },
    }
  },
  formActions: { 'add-parts': addParts },
}
