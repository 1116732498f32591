import type { Order } from '#server/orders/index.ts'
import { basketRequestOf } from '../buying/basket-request.ts'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

interface BoughtAgain {
  readonly added: boolean
  /** Lines of which fewer pieces, or none, can be bought now. */
  readonly missing: readonly string[]
}

type Line = Order['content']['lines'][number]

/** Puts the goods of an order into the basket. If they cannot be added together, each line is added as far as possible. */
export async function buyAgain(
  { baskets }: Pick<Parts, 'baskets'>,
  ask: PageRequest,
  order: Order,
): Promise<BoughtAgain> {
  // Bonuses have to be earned again, and a gift card needs its message.
  const lines = order.content.lines.filter(({ isBonusProduct }) => !isBonusProduct)
  const goods = lines.filter(({ giftCard }) => !giftCard)
  const basket = { basketId: ask.visitor.basketId, key: ask.visitor.basketKey }
  const add = (wanted: readonly Line[], quantity?: number) =>
    baskets.add(
      {
        ...basketRequestOf(ask),
        ...basket,
        storeInBrowser: (held) => {
          Object.assign(basket, held)
          ask.setBasket(held)
        },
      },
      wanted.map((line) => ({ sku: line.sku, quantity: quantity ?? line.quantity })),
    )
  const gone = lines.filter(({ giftCard }) => giftCard).map(({ id }) => id)
  if (goods.length > 0 && (await add(goods)).ok) return { added: true, missing: gone }
  let added = false
  for (const line of goods) {
    let done = await add([line])
    if (!done.ok) gone.push(line.id)
    if (!done.ok && done.problem.code === 'basket.not-enough-stock' && done.problem.available > 0)
      done = await add([line], done.problem.available)
    added ||= done.ok
  }
  return { added, missing: gone }
}
