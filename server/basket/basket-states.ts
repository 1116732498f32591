import type { Basket as WireBasket } from '#contracts/basket.ts'
import type { Basket } from './basket.ts'
import { placeOfLine } from './basket-line.ts'
import type { Goods } from './goods.ts'

/** The states of a basket as a whole: empty, digital only, partly digital, or from several locations. */
export function statesOf({ lines }: Pick<Basket, 'lines'>, goods: Goods): NonNullable<WireBasket['states']> {
  if (lines.length === 0) return ['empty']
  const digital = lines.filter(({ sku }) => goods.variants.get(sku)?.isDigital)
  const sent = lines.filter((line) => !digital.includes(line))
  const fromStore = sent.filter((line) => placeOfLine(line) !== undefined)
  return [
    ...(sent.length === 0 ? ['digital-only' as const] : []),
    ...(digital.length > 0 ? ['mixed' as const] : []),
    ...(fromStore.length > 0 && fromStore.length < sent.length ? ['several-locations' as const] : []),
  ]
}
