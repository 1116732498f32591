import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { NotifyMeProblem } from './notify-me.problems.ts'
import type { Wish } from './read-wish.ts'

/** A stored request. */
export interface Notification {
  readonly id: number
  readonly token: string
  readonly kind: Wish['kind']
  readonly market: string
  readonly productId: string
  readonly sku: string | null
  readonly email: string
  /** When the owner of the address confirmed; before that, only the confirmation mail is sent. */
  readonly confirmedAt: Date | null
  readonly endedAt: Date | null
  /** Ended by its notification, or by the visitor. */
  readonly endedBy: 'mail' | 'shopper' | null
}

export interface NotifyMeCaller {
  readonly market: Market
  /** The visitor id from the cookie of an earlier request; if there is none, a new id is made. */
  readonly visitor: string | undefined
  readonly accountId?: string | undefined
  /** Network address of the client, whose requests are counted. */
  readonly address: string
}

/** A visitor's own request, as shown to them. */
export interface OwnWish {
  readonly productId: string
  /** Partly masked. */
  readonly email: string
  readonly sku?: string
  /** The token that ends the request. */
  readonly token: string
}

/**
 * Notifications of a product's return or launch: request, confirmation, end and sending. A request sends one confirmation mail and, once
 * confirmed, one notification that ends it.
 */
export interface NotifyMe {
  /** Returns the visitor id to store. The same request twice is stored once; too many requests are refused. */
  optIn(asking: NotifyMeCaller, wish: Wish): Promise<Result<string, NotifyMeProblem>>
  /** The request of the signed-in address, else of this browser. Requests of others are never shown. */
  existing(asking: NotifyMeCaller, productId: string): Promise<OwnWish | undefined>
  /** The request of a secret, as long as it can be confirmed. */
  toConfirm(secret: string): Promise<Notification | undefined>
  /** Each secret can be used once. */
  confirm(secret: string): Promise<Result<Notification, NotifyMeProblem>>
  optOut(token: string): Promise<Result<undefined, NotifyMeProblem>>
  /** The request of a link in a mail, ended or not. */
  wish(token: string): Promise<Notification | undefined>
  /** Sends the notifications that are due, for these products or for all; returns their number. */
  notify(productIds?: readonly string[]): Promise<number>
}
