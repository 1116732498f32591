import type { BasketResponse } from '#contracts/basket.ts'
import { isId, newId } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import type { GiftCards } from '#server/gift-cards/index.ts'
import type { Market } from '#server/markets/index.ts'
import { normalCode } from '#server/promotions/index.ts'
import { addGiftCardLine, type WantedGiftCard } from './add-gift-card-line.ts'
import type { BasketProblem } from './basket.problems.ts'
import { type Basket, emptyBasket, quantityOf } from './basket.ts'
import { basketResponse } from './basket-response.ts'
import type { BasketTickets } from './basket-tickets.repository.ts'
import {
  type BasketRequest,
  type Besides,
  type NotOpened,
  openBasket,
  openOwnWithGoods,
  openWithGoods,
  type ReadBasket,
  whyBarred,
} from './basket-with-goods.ts'
import { addBonus, type OptOut, optOutOfBonus, type WantedBonus, withoutUnearned } from './change-bonuses.ts'
import { addGiftCard, addPromoCode, removeGiftCard, removePromoCode, setNote } from './change-codes.ts'
import { addLines, changeLine, type LineChange, removeLines, setLines, type WantedLine } from './change-lines.ts'
import { type ChangeNeeds, changeStored, createStored, type Rule } from './change-stored.ts'
import { piecesOf } from './goods.ts'
import { goodsOnly } from './goods-only.ts'
import { type TakesOver, takeOver, ticketSeconds } from './hand-over.ts'
import { mergeBaskets } from './merge-baskets.ts'

export type BasketAnswer = Result<BasketResponse, BasketProblem>

/** A line in a request: an ordinary one or a bonus. */
export interface RequestedLine extends WantedBonus {
  readonly isBonusProduct?: boolean | undefined
}

/** The number and PIN typed by the shopper. */
export interface TypedCard {
  readonly number: string
  readonly validationCode: string
}

/**
 * The baskets of shoppers. A change applies a rule and stores the basket as its next version, and never overwrites another change. The
 * response is always the whole basket, calculated again.
 */
export interface Baskets {
  /** A caller with the id only gets goods and sums; see `goodsOnly`. */
  show(ask: BasketRequest): Promise<BasketResponse | undefined>
  /** The stored basket, without its goods. */
  find(ask: BasketRequest): Promise<Result<Basket, NotOpened>>
  read(ask: BasketRequest): Promise<Result<ReadBasket, NotOpened>>
  /** True if the caller has the key of a basket, open or ordered. */
  isOwn(ask: Pick<BasketRequest, 'basketId' | 'key' | 'accountId'>): Promise<boolean>
  respond(market: Market, read: ReadBasket): BasketResponse
  /** Makes a basket where there is none. */
  add(ask: BasketRequest, wanted: readonly RequestedLine[]): Promise<BasketAnswer>
  set(ask: BasketRequest, wanted: readonly WantedLine[]): Promise<BasketAnswer>
  changeLine(ask: BasketRequest, change: LineChange): Promise<BasketAnswer>
  removeLines(ask: BasketRequest, ids: readonly string[]): Promise<BasketAnswer>
  addGiftCardLine(ask: BasketRequest, wanted: WantedGiftCard): Promise<BasketAnswer>
  optOutOfBonus(ask: BasketRequest, optOut: OptOut): Promise<BasketAnswer>
  /** Makes an empty basket with the code if there is none. */
  addPromoCode(ask: BasketRequest, typed: string): Promise<BasketAnswer>
  removePromoCode(ask: BasketRequest, typed: string): Promise<BasketAnswer>
  /** The caller limits guesses, because only the caller knows the network address. */
  addGiftCard(ask: BasketRequest, typed: TypedCard): Promise<BasketAnswer>
  removeGiftCard(ask: BasketRequest, number: string): Promise<BasketAnswer>
  setNote(ask: BasketRequest, note: string): Promise<BasketAnswer>
  /** For changes by other capabilities: address, delivery, consents. */
  change<Problem>(ask: BasketRequest, rule: Rule<Problem>): Promise<Result<BasketResponse, Problem | BasketProblem>>
  remove(ask: Omit<BasketRequest, 'market'>): Promise<Result<void, NotOpened>>
  /** The market of a basket that is still open. */
  marketOf(basketId: string): Promise<string | undefined>
  /** Pieces in it, 0 without a basket of one's own. */
  quantity(ask: Pick<BasketRequest, 'basketId' | 'key' | 'accountId'>): Promise<number>
  /** True if the basket is the caller's own and something in it can be bought now. */
  canBuy(ask: BasketRequest): Promise<boolean>
  /** Attaches a guest's basket to the account that signed in, merged with its earlier basket; returns the basket to use. */
  signIn(ask: BasketRequest & { readonly accountId: string }): Promise<string | undefined>
  /** The baskets of a market abandoned for this time; each is returned once. */
  forgotten(market: Market): Promise<readonly string[]>
  /** The content of a reminder mail; undefined if there is nothing left to remind of. */
  reminder(
    market: Market,
    basketId: string,
  ): Promise<{ readonly email: string; readonly response: BasketResponse; readonly ticket: string } | undefined>
  /** Makes a ticket with which another browser can take over the caller's basket. */
  handOver(ask: BasketRequest): Promise<Result<{ readonly ticket: string; readonly expiresAt: Date }, NotOpened>>
  /** The goods and sums of the ticket's basket; undefined if the ticket is used, expired or unknown. */
  handedOver(market: Market, ticket: string): Promise<BasketResponse | undefined>
  takeOver(asked: TakesOver): ReturnType<typeof takeOver>
}

export interface BasketsNeeds extends ChangeNeeds {
  readonly tickets: BasketTickets
  readonly giftCards: Pick<GiftCards, 'check'>
  readonly words: (market: Market) => Translate
}

export function baskets(needs: BasketsNeeds): Baskets {
  const { clock, basketRepository } = needs
  const respond = (market: Market, { basket, goods }: ReadBasket) =>
    basketResponse(basket, { market, goods, now: clock(), t: needs.words(market) })

  const earned = (market: Market, { basket, goods }: ReadBasket): ReadBasket => ({
    basket: withoutUnearned({ goods, market, now: clock() }, basket),
    goods,
  })

  const read = async (ask: BasketRequest): Promise<Result<ReadBasket, NotOpened>> => {
    const opened = await openOwnWithGoods(needs, ask)
    return opened.ok ? accepted(earned(ask.market, opened.value)) : opened
  }

  const change = async <Problem>(ask: BasketRequest, rule: Rule<Problem>, besides?: Besides) =>
    answered(ask.market, await changeStored(needs, ask, rule, besides))

  const answered = <Problem>(market: Market, changed: Result<ReadBasket, Problem>): Result<BasketResponse, Problem> =>
    changed.ok ? accepted(respond(market, changed.value)) : changed

  /** The same on a new basket where there is none. */
  const changeOrMake = async (
    ask: BasketRequest,
    rule: Rule<BasketProblem>,
    besides: Besides,
  ): Promise<BasketAnswer> => {
    const changed = await changeStored(needs, ask, rule, besides)
    if (changed.ok || changed.problem.code !== 'basket.not-found') return answered(ask.market, changed)
    const empty = emptyBasket(newId(), ask.market.id, ask.market.currency)
    return answered(ask.market, await createStored(needs, ask, empty, rule, besides))
  }

  return {
    find: (ask) => findOpen(needs, ask),
    respond,
    read,
    change: (ask, rule) => change(ask, rule),
    show: async (ask) => {
      const found = await openWithGoods(needs, ask)
      const barred = found && whyBarred(needs, ask, found.stored)
      if (!found || barred?.code === 'basket.not-found') return undefined
      const response = respond(ask.market, earned(ask.market, found))
      return barred ? goodsOnly(response) : response
    },
    isOwn: async ({ basketId, ...caller }) => {
      const basket = basketId !== undefined && isId(basketId) ? await basketRepository.find(basketId) : undefined
      return basket !== undefined && basketRepository.opens(basket, caller)
    },
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
    addPromoCode: (ask, typed) =>
      changeOrMake(ask, (basket, goods) => addPromoCode(goods, basket, typed, clock()), {
        promoCodes: [normalCode(typed)],
      }),
    removePromoCode: (ask, typed) => change(ask, (basket) => removePromoCode(basket, typed)),
    addGiftCard: async (ask, typed) => {
      const card = await needs.giftCards.check(typed, ask.market.currency)
      if (!card.ok) return card
      const { number } = card.value
      return change(ask, (basket) => addGiftCard(basket, number), { giftCards: [number] })
    },
    removeGiftCard: (ask, number) => change(ask, (basket) => removeGiftCard(basket, number)),
    setNote: (ask, note) => change(ask, (basket) => setNote(basket, note)),
    remove: (ask) => removeOwn(needs, ask),
    marketOf: async (basketId) => {
      const basket = isId(basketId) ? await basketRepository.find(basketId) : undefined
      return basket && !basket.closed ? basket.market : undefined
    },
    quantity: async ({ basketId, ...caller }) => {
      if (basketId === undefined || !isId(basketId)) return 0
      const basket = await basketRepository.find(basketId)
      return basket && !basket.closed && basketRepository.opens(basket, caller) ? quantityOf(basket) : 0
    },
    canBuy: async (ask) => {
      const opened = await read(ask)
      return opened.ok && opened.value.basket.lines.some((line) => piecesOf(opened.value.goods, line) > 0)
    },
    signIn: (ask) => signIn(needs, ask),
    forgotten: async ({ id, choices }) => {
      if (choices.remindAfterHours === undefined) return []
      const before = new Date(clock().getTime() - choices.remindAfterHours * 3_600_000)
      return needs.database.transaction((inside) => basketRepository.takeForgotten(inside, id, before))
    },
    reminder: async (market, basketId) => {
      const found = await openWithGoods(needs, { market, basketId })
      const email = found?.basket.email
      if (!found || !email) return undefined
      const ticket = await needs.tickets.make(found.stored.id, ticketSeconds.mail)
      return { email, response: respond(market, earned(market, found)), ticket }
    },
    handOver: async (ask) => {
      const found = await findOpen(needs, ask)
      if (!found.ok) return found
      const expiresAt = new Date(clock().getTime() + ticketSeconds.device * 1000)
      return accepted({ ticket: await needs.tickets.make(found.value.id, ticketSeconds.device), expiresAt })
    },
    handedOver: async (market, ticket) => {
      const basketId = await needs.tickets.basketOf(ticket)
      const found = basketId === undefined ? undefined : await openWithGoods(needs, { market, basketId })
      return found && goodsOnly(respond(market, earned(market, found)))
    },
    takeOver: (asked) => takeOver(needs, asked),
  }
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

async function findOpen(needs: BasketsNeeds, ask: BasketRequest): Promise<Result<Basket, NotOpened>> {
  const { market, basketId } = ask
  const found = basketId !== undefined && isId(basketId) ? await needs.basketRepository.find(basketId) : undefined
  const open = openBasket(found, market)
  if (!found || !open) return refused({ code: 'basket.not-found' })
  const barred = whyBarred(needs, ask, found)
  return barred ? refused(barred) : accepted(open)
}

function removeOwn(needs: BasketsNeeds, ask: Omit<BasketRequest, 'market'>): Promise<Result<void, NotOpened>> {
  const { database, basketRepository, stock } = needs
  const { basketId } = ask
  return database.transaction(async (inside): Promise<Result<void, NotOpened>> => {
    const found = basketId !== undefined && isId(basketId) ? await basketRepository.lock(inside, basketId) : undefined
    if (!found || found.closed) return refused({ code: 'basket.not-found' })
    const barred = whyBarred(needs, ask, found)
    if (barred) return refused(barred)
    await basketRepository.remove(inside, found.id)
    await stock.release(inside, found.id)
    return accepted(undefined)
  })
}

/** Merges two open baskets. The guest's row is deleted, and its held pieces are released. */
async function signIn(
  { database, basketRepository, stock }: BasketsNeeds,
  ask: BasketRequest & { readonly accountId: string },
): Promise<string | undefined> {
  const { market, basketId, accountId, keep } = ask
  const signedIn = await database.transaction(async (inside) => {
    const own = await basketRepository.lockOfAccount(inside, accountId, market.currency)
    const guests = basketId !== undefined && isId(basketId) ? await basketRepository.lock(inside, basketId) : undefined
    const brought = guests && basketRepository.opens(guests, ask) ? openBasket(guests, market) : undefined
    if (brought && !own && !guests?.accountId) {
      await basketRepository.attach(inside, brought.id, accountId)
      return { basketId: brought.id }
    }
    if (!own) return undefined
    // The old browser has its key, so this browser gets a new one.
    const held =
      own.id === brought?.id
        ? { basketId: own.id }
        : { basketId: own.id, key: await basketRepository.giveKey(inside, own.id) }
    if (!brought || guests?.accountId) return held
    await basketRepository.save(inside, mergeBaskets(own, brought))
    await basketRepository.remove(inside, brought.id)
    await stock.release(inside, brought.id)
    return held
  })
  if (signedIn?.key !== undefined) keep?.({ basketId: signedIn.basketId, key: signedIn.key })
  return signedIn?.basketId
}
