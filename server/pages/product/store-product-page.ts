import type { PageKind } from '../page-kind.ts'
import { loadProduct } from './load-product.ts'
import { sizeHelp } from './size-help.ts'

/** A product that is sold in stores only. It cannot be put into a basket; the page shows where to find it. */
export const storeProductPage: PageKind<'storeProductPage'> = {
  alias: 'storeProductPage',
  layout: 'default',
  audience: 'public',
  queryNames: ['sku'],
  async load(parts, ask) {
    const loaded = await loadProduct(parts, ask)
    if (typeof loaded === 'string' || 'goTo' in loaded) return loaded
    const { product, chosenSku, shippingMethods: _, promised: __, ...page } = loaded
    return {
      ...page,
      body: {
        product,
        shippingMethods: [],
        ...(chosenSku === undefined ? {} : { chosenSku }),
        ...sizeHelp(parts, ask, product),
        looks: [],
      },
    }
  },
}
