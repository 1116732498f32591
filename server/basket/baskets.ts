import type { BasketResponse } from '#contracts/basket.ts'
import type { Result } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import type { GiftCards } from '#server/gift-cards/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Pieces, Stock } from '#server/stock/index.ts'
import type { WantedGiftCard } from './add-gift-card-line.ts'
import type { BasketProblem } from './basket.problems.ts'
import type { Basket } from './basket.ts'
import type { BasketTickets } from './basket-tickets.repository.ts'
import type { BasketRequest, NotOpened, ReadBasket } from './basket-with-goods.ts'
import type { OptOut, WantedBonus } from './change-bonuses.ts'
import type { LineChange, WantedLine } from './change-lines.ts'
import type { ChangeNeeds, Rule } from './change-stored.ts'
import type { TakeOverRequest, takeOver } from './hand-over.ts'
import type { GoodsSources } from './read-goods.ts'

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
 * The baskets of shoppers. A change applies a rule and stores the basket as its next version; it never overwrites
 * another change. The response is always the complete basket, calculated again.
 */
export interface Baskets {
  /** A caller who knows only the id gets goods and sums; see `goodsOnly`. */
  show(ask: BasketRequest): Promise<BasketResponse | undefined>
  /** The stored basket, without its goods. */
  find(ask: BasketRequest): Promise<Result<Basket, NotOpened>>
  read(ask: BasketRequest): Promise<Result<ReadBasket, NotOpened>>
  /** True if the caller has the key of a basket, whether it is open or ordered. */
  isOwn(ask: Pick<BasketRequest, 'basketId' | 'key' | 'accountId'>): Promise<boolean>
  /** The pieces that the caller's own open basket holds, or its open payment. */
  heldPieces(ask: BasketRequest): Promise<readonly Pieces[]>
  respond(market: Market, read: ReadBasket): BasketResponse
  /** Makes a basket if there is none. */
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
  /** Adds a card that the shop made for this shopper, without its code. Makes a basket if there is none. */
  addOwnCard(ask: BasketRequest, number: string): Promise<BasketAnswer>
  setNote(ask: BasketRequest, note: string): Promise<BasketAnswer>
  /** For changes by other capabilities: address, delivery, consents. */
  change<Problem>(ask: BasketRequest, rule: Rule<Problem>): Promise<Result<BasketResponse, Problem | BasketProblem>>
  remove(ask: Omit<BasketRequest, 'market'>): Promise<Result<void, NotOpened>>
  /** The market of a basket that is still open. */
  marketOf(basketId: string): Promise<string | undefined>
  /** The number of pieces in it; 0 if the caller has no basket in the currency of this market. */
  quantity(ask: Omit<BasketRequest, 'isNamed'>): Promise<number>
  /** True if the basket is the caller's own and at least one of its articles can be bought now. */
  canBuy(ask: BasketRequest): Promise<boolean>
  /** Attaches a guest's basket to the account that signed in, merged with its earlier basket; returns the basket to use. */
  signIn(ask: BasketRequest & { readonly accountId: string }): Promise<string | undefined>
  /**
   * Baskets of a market that need a reminder: unchanged for `remindAfterHours`, and neither ordered nor expired. Each
   * is returned once. An abandoned basket can still be used; an expired one (`storedDays`) cannot.
   */
  abandoned(market: Market): Promise<readonly string[]>
  /** The content of a reminder mail; undefined if the basket needs no reminder any more. */
  reminder(
    market: Market,
    basketId: string,
  ): Promise<{ readonly email: string; readonly response: BasketResponse; readonly ticket: string } | undefined>
  /** Makes a ticket with which another browser can take over the caller's basket. */
  handOver(ask: BasketRequest): Promise<Result<{ readonly ticket: string; readonly expiresAt: Date }, NotOpened>>
  /** The goods and sums of the ticket's basket; undefined if the ticket is used, expired or unknown. */
  handedOver(market: Market, ticket: string): Promise<BasketResponse | undefined>
  takeOver(asked: TakeOverRequest): ReturnType<typeof takeOver>
}

export interface BasketsNeeds extends ChangeNeeds, Pick<GoodsSources, 'ownHolds'> {
  readonly stock: ChangeNeeds['stock'] & Pick<Stock, 'heldBy'>
  readonly tickets: BasketTickets
  readonly giftCards: Pick<GiftCards, 'check'>
  readonly words: (market: Market) => Translate
}
