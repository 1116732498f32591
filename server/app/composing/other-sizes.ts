import type { Catalogue } from '#server/catalogue/index.ts'
import type { ReturnsNeeds } from '#server/returns/index.ts'

type Goods = Pick<Catalogue, 'about' | 'sellable'>

/** The sizes that a returned piece can be exchanged for: those that the market sells now, with their pieces in the database. */
export const otherSizesIn =
  (catalogue: Goods): ReturnsNeeds['otherSizes'] =>
  async (market, skus, inside) => {
    if (skus.length === 0) return new Map()
    const { variants } = await catalogue.sellable(market, skus, inside)
    const sizesOf = (sku: string) => {
      const variant = variants.get(sku)
      return variant && !variant.isDigital ? catalogue.about(market, variant.productId).sizes : []
    }
    const listed = new Map(skus.map((sku) => [sku, sizesOf(sku)]))
    const all = [...new Set([...listed.values()].flat().map(({ sku }) => sku))]
    const now = all.length > 0 ? await catalogue.sellable(market, all, inside) : undefined
    return new Map(
      skus.map((sku) => [
        sku,
        listed.get(sku)!.flatMap(({ sku: other, name }) => {
          const variant = now?.variants.get(other)
          if (!variant || variant.retired) return []
          const { size, length, ean } = variant
          return [{ sku: other, name, size, length, ean, pieces: now?.available.get(other) ?? 0 }]
        }),
      ]),
    )
  }
