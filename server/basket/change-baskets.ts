import { newId } from '#foundation/ids.ts'
import { accepted } from '#foundation/result.ts'
import { normalCode } from '#server/promotions/index.ts'
import { addGiftCardLine } from './add-gift-card-line.ts'
import { answerBasket } from './answer-basket.ts'
import type { BasketProblem } from './basket.problems.ts'
import { type Basket, emptyBasket } from './basket.ts'
import type { BasketRequest, ExtraGoods } from './basket-with-goods.ts'
import type { BasketAnswer, Baskets, BasketsNeeds, RequestedLine } from './baskets.ts'
import { addBonus, optOutOfBonus } from './change-bonuses.ts'
import { addGiftCard, addPromoCode, removeGiftCard, removePromoCode, setNote } from './change-codes.ts'
import { addLines, changeLine, removeLines, setLines } from './change-lines.ts'
import { changeStored, createStored, type Rule } from './change-stored.ts'

type Changes = Pick<
  Baskets,
  | 'change'
  | 'add'
  | 'set'
  | 'changeLine'
  | 'removeLines'
  | 'addGiftCardLine'
  | 'optOutOfBonus'
  | 'addPromoCode'
  | 'removePromoCode'
  | 'addGiftCard'
  | 'addOwnCard'
  | 'removeGiftCard'
  | 'setNote'
>

/** Every change a shopper can make to a basket. */
export const basketChanges = (needs: BasketsNeeds): Changes => ({ ...lineChanges(needs), ...codeChanges(needs) })

/** Changes by a rule: `change` needs a stored basket, `changeOrMake` makes one if there is none. */
function changing(needs: BasketsNeeds) {
  const { answered } = answerBasket(needs)
  const change = async <Problem>(ask: BasketRequest, rule: Rule<Problem>, extraGoods?: ExtraGoods) =>
    answered(ask.market, await changeStored(needs, ask, rule, extraGoods))

  /** The same, but with a new basket if there is none. */
  const changeOrMake = async (
    ask: BasketRequest,
    rule: Rule<BasketProblem>,
    extraGoods: ExtraGoods,
  ): Promise<BasketAnswer> => {
    const changed = await changeStored(needs, ask, rule, extraGoods)
    if (changed.ok || changed.problem.code !== 'basket.not-found') return answered(ask.market, changed)
    const empty = emptyBasket(newId(), ask.market.id, ask.market.currency)
    return answered(ask.market, await createStored(needs, ask, { empty, rule, extraGoods }))
  }

  return { change, changeOrMake }
}

function lineChanges(needs: BasketsNeeds) {
  const { clock } = needs
  const { change, changeOrMake } = changing(needs)
  return {
    change: (ask, rule) => change(ask, rule),
    add: (ask, wanted) =>
      changeOrMake(ask, (basket, goods) => addRequested({ goods, market: ask.market, now: clock() }, basket, wanted), {
        wanted: wanted.map(asLine),
      }),
    set: (ask, wanted) =>
      change(ask, (basket, goods) => setLines(goods, basket, wanted), { wanted: wanted.map(asLine) }),
    changeLine: (ask, asked) =>
      change(ask, (basket, goods) => changeLine(goods, basket, asked), {
        wanted: asked.sku === undefined ? [] : [asLine({ sku: asked.sku })],
      }),
    removeLines: (ask, ids) => change(ask, (basket) => removeLines(basket, ids)),
    addGiftCardLine: (ask, wanted) =>
      changeOrMake(ask, (basket, goods) => addGiftCardLine(goods, basket, wanted, clock()), {
        wanted: [asLine(wanted)],
      }),
    optOutOfBonus: (ask, optOut) =>
      change(ask, (basket, goods) => optOutOfBonus({ goods, market: ask.market, now: clock() }, basket, optOut)),
    setNote: (ask, note) => change(ask, (basket) => setNote(basket, note)),
  } satisfies Partial<Baskets>
}

/** Codes of promotions, and gift cards used to pay. */
function codeChanges(needs: BasketsNeeds) {
  const { clock } = needs
  const { change, changeOrMake } = changing(needs)
  return {
    addPromoCode: (ask, typed) =>
      (ask.isNamed ? change : changeOrMake)(ask, (basket, goods) => addPromoCode(goods, basket, typed, clock()), {
        promoCodes: [normalCode(typed)],
      }),
    removePromoCode: (ask, typed) => change(ask, (basket) => removePromoCode(basket, typed)),
    addGiftCard: async (ask, typed) => {
      const card = await needs.giftCards.check(typed, ask.market.currency)
      if (!card.ok) return card
      const { number } = card.value
      return change(ask, (basket) => addGiftCard(basket, number), { giftCards: [number] })
    },
    addOwnCard: (ask, number) => changeOrMake(ask, (basket) => addGiftCard(basket, number), { giftCards: [number] }),
    removeGiftCard: (ask, number) => change(ask, (basket, goods) => removeGiftCard(goods, basket, number)),
  } satisfies Partial<Baskets>
}

const asLine = ({ sku, stockLocation, storeId }: Pick<RequestedLine, 'sku' | 'stockLocation' | 'storeId'>) => ({
  sku,
  stockLocation: stockLocation ?? ('warehouse' as const),
  storeId,
})

/** Adds ordinary lines and bonuses in the order of the request, all or none. */
function addRequested(facts: Parameters<typeof addBonus>[0], basket: Basket, wanted: readonly RequestedLine[]) {
  let current = basket
  for (const line of wanted) {
    const changed = line.isBonusProduct ? addBonus(facts, current, line) : addLines(facts.goods, current, [line])
    if (!changed.ok) return changed
    current = changed.value
  }
  return accepted(current)
}
