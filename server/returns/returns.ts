import type { ReturnOffer, ReturnReason, ReturnWay, GoodsReturn as WireReturn } from '#contracts/returns.ts'
import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Order, OrderOwner, SomePieces } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { GoodsReturn } from './return.ts'
import type { ReturnProblem } from './returns.problems.ts'

/** A shopper who asks about an order: a member by ownership, everybody else by its number and address. */
export interface Asks {
  readonly market: Market
  readonly orderNumber: string
  readonly email?: string | undefined
  readonly accountId: string | undefined
  /** The client's address, for the limit. */
  readonly address: string
}

export interface ToRegister {
  readonly lines: readonly {
    readonly lineItemId: string
    readonly quantity: number
    readonly reason?: ReturnReason | undefined
    /** Another size of the same product, instead of the money. */
    readonly exchangeSku?: string | undefined
  }[]
  readonly way: ReturnWay
  /** The number that was offered: a repeated number is the same return. */
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

/** Who takes a step and why, if the service says so. */
export interface AskedBy {
  readonly by?: string | undefined
  readonly reason?: string | undefined
}

type Answer<Value> = Promise<Result<Value, ReturnProblem>>

/** Returns of sent pieces, from the look-up to the refund. */
export interface Returns {
  isOn(market: Market): boolean
  /** The order, if this person may return it. */
  orderOf(asks: Asks): Answer<Order>
  /** Gives access to the order's returns for an hour, so that number and email address are in no URL. */
  ticket(order: Order): string
  orderOfTicket(ticket: string): Promise<Order | undefined>
  offer(order: Order): Promise<ReturnOffer>
  register(order: Order, wanted: ToRegister): Answer<WireReturn>
  /**
   * Registers the return of withdrawn pieces, without the shop's deadline. Pieces in another return stay in that one; undefined if all are.
   * The label is made later, because a withdrawal must not wait for a carrier.
   */
  registerWithdrawn(inside: Database, order: Order, pieces: readonly SomePieces[]): Promise<GoodsReturn | undefined>
  /** Refunds the cost of delivery once nothing is left of an order and of what was exchanged for its pieces. */
  refundDelivery(
    inside: Database,
    orderId: string,
    by: { readonly reason: string; readonly actor: string },
  ): Promise<void>
  /** Makes the label of a return that has none, and sends it to the buyer. */
  makeLabel(id: string): Promise<void>
  find(id: string, inside?: Database): Promise<WireReturn | undefined>
  ofOwner(owner: OrderOwner): Promise<readonly WireReturn[]>
  /** The label as a document, while the return can be sent. */
  label(market: Market, id: string): Answer<Uint8Array>
  arrive(inside: Database, returnNumber: string, arrival: ToArrive): Answer<WireReturn>
  inspect(inside: Database, returnNumber: string, found: ToInspect): Answer<WireReturn>
  /** Refunds the accepted pieces, only once for repeated calls. */
  refund(inside: Database, returnNumber: string): Answer<WireReturn>
  /** Writes down who took a step and why. */
  writeStep(inside: Database, returnNumber: string, step: AskedBy & { readonly step: string }): Promise<void>
}
