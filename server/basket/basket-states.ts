import type { Basket as WireBasket } from '#contracts/basket.ts'
import type { Basket } from './basket.ts'
import { placeOfLine } from './basket-line.ts'
import type { Goods } from './goods.ts'

/** The states of a basket as a whole: empty, digital only, partly digital, or from several locations. */
export function statesOf({ lines }: Pick<Basket, 'lines'>, goods: Goods): NonNullable<WireBasket['states']> {
  if (lines.length === 0) return ['empty']
  const digital = lines.filter(({ sku }) => goods.variants.get(sku)?.isDigital).length
  const fromStore = lines.filter((line) => placeOfLine(line) !== undefined).length
  return [
    ...(digital === lines.length ? ['digital-only' as const] : []),
    ...(digital > 0 ? ['mixed' as const] : []),
    ...(fromStore > 0 && fromStore < lines.length ? ['several-locations' as const] : []),
  ]
}
