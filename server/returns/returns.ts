import type { ReturnOffer, ReturnReason, ReturnWay, GoodsReturn as WireReturn } from '#contracts/returns.ts'
import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Order, OrderOwner, SomePieces } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { GoodsReturn } from './return.ts'
import type { ReturnProblem } from './returns.problems.ts'

/** A shopper who asks about an order: a member who owns it, or anybody with its number and email address. */
export interface ReturnRequester {
  readonly market: Market
  readonly orderNumber: string
  readonly email?: string | undefined
  readonly accountId: string | undefined
  /** The client's network address, for the limit. */
  readonly address: string
}

export interface ToRegister {
  readonly lines: readonly {
    readonly lineItemId: string
    readonly quantity: number
    readonly reason?: ReturnReason | undefined
    /** Another size of the same product, instead of money. */
    readonly exchangeSku?: string | undefined
  }[]
  readonly way: ReturnWay
  /** The offered return number; a request with the same number is the same return. */
  readonly returnNumber?: string | undefined
}

export interface ToInspect {
  readonly lines: readonly { readonly lineItemId: string; readonly accepted: number; readonly backToStock: boolean }[]
  readonly note?: string | undefined
}

export interface ToArrive {
  readonly state: 'shipped' | 'inTransit' | 'delivered'
  readonly place?: string | undefined
}

/** Who makes a step and why, if the calling service says so. */
export interface StepAuthor {
  readonly by?: string | undefined
  readonly reason?: string | undefined
}

type Answer<Value> = Promise<Result<Value, ReturnProblem>>

/** Returns of sent pieces, from the look-up to the refund. */
export interface Returns {
  isOn(market: Market): boolean
  /** The order, if this person may return pieces of it. */
  orderOf(asks: ReturnRequester): Answer<Order>
  /** Gives access to the order's returns for an hour, so that no URL contains number and email address. */
  ticket(order: Order): string
  orderOfTicket(ticket: string): Promise<Order | undefined>
  offer(order: Order): Promise<ReturnOffer>
  register(order: Order, wanted: ToRegister): Answer<WireReturn>
  /**
   * Registers the return of withdrawn pieces, without the shop's deadline. Pieces that are in another return stay
   * there; undefined if all are. The label is made later, because a withdrawal must not wait for a carrier.
   */
  registerWithdrawn(inside: Database, order: Order, pieces: readonly SomePieces[]): Promise<GoodsReturn | undefined>
  /** Refunds the delivery cost when nothing is left of an order and of what was exchanged for its pieces. */
  refundDelivery(
    inside: Database,
    orderId: string,
    by: { readonly reason: string; readonly actor: string },
  ): Promise<void>
  /** Makes the label of a return that has none, and mails it to the buyer. */
  makeLabel(id: string): Promise<void>
  find(id: string, inside?: Database): Promise<WireReturn | undefined>
  ofOwner(owner: OrderOwner): Promise<readonly WireReturn[]>
  /** The label as a document, as long as the return can be sent. */
  label(market: Market, id: string): Answer<Uint8Array>
  arrive(inside: Database, returnNumber: string, arrival: ToArrive): Answer<WireReturn>
  inspect(inside: Database, returnNumber: string, found: ToInspect): Answer<WireReturn>
  /** Refunds the accepted pieces; repeated calls refund only once. */
  refund(inside: Database, returnNumber: string): Answer<WireReturn>
  /** Records who made a step and why. */
  writeStep(inside: Database, returnNumber: string, step: StepAuthor & { readonly step: string }): Promise<void>
}
