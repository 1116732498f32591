import type { ProductDetail, Variant } from '#contracts/catalogue.ts'
import { fewPieces } from '#foundation/fixed-values.ts'
import { useMarket } from '#web/markets/index.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import type { ChosenSize } from './chosen-size.ts'

interface Choice {
  readonly product: ProductDetail
  readonly chosen: ChosenSize
}

/**
 * The product with the current stock of the chosen size, because a cached page may be older than the last sale.
 * Requested only with the toggle `stockCheck`, before the size is added to the basket. Without an answer the stock from
 * the page is used.
 */
export function useStockNow({ product, chosen }: Choice): Choice {
  const { market, toggle } = useMarket()
  const { variant } = chosen
  const isCounted = product.hasEcom && !product.isNoos && !product.isDigital
  const { answer } = useAnswer(toggle('stockCheck') && isCounted ? variant?.ean : undefined, async () => {
    const { api } = await import('#web/platform/client.ts')
    const query = { EanCodes: [variant!.ean!] }
    const [stock] = await api('GET /api/inventory/{catalog}/get-availability', { catalog: market.id, query })
    return stock?.quantity
  })
  if (typeof answer === 'string' || answer.value === undefined || !variant) return { product, chosen }
  const now = withStock(variant, answer.value)
  const variants = product.variants.map((one) => (one.id === variant.id ? now : one))
  return { product: { ...product, variants }, chosen: { ...chosen, variant: now } }
}

/** The count includes the pieces in the shopper's own basket, and may be lower or higher than that of the page. */
function withStock({ fewLeft: _, ...variant }: Variant, quantity: number): Variant {
  const isFew = quantity > 0 && quantity <= fewPieces
  return { ...variant, ...(isFew ? { fewLeft: quantity } : {}), inStockEcom: quantity > 0 }
}
