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
  /** The time the owner of the address confirmed; no other mail is sent before. */
  readonly confirmedAt: Date | null
  readonly endedAt: Date | null
  /** The request was ended by its notification, or by the visitor. */
  readonly endedBy: 'mail' | 'shopper' | null
}

export interface Asking {
  readonly market: Market
  /** The visitor id from the cookie of an earlier request; undefined if there is none, then a new one is made. */
  readonly visitor: string | undefined
  readonly accountId?: string | undefined
  /** Client address, whose network is counted. */
  readonly address: string
}

/** A visitor's own request, as it is shown to them. */
export interface OwnWish {
  readonly productId: string
  /** Mostly masked. */
  readonly email: string
  readonly sku?: string
  /** Ends it. */
  readonly token: string
}

/**
 * Notifications of a product's return or launch: request, confirmation, end and sending. A request sends one confirmation mail and, once
 * confirmed, one notification that ends it.
 */
export interface NotifyMe {
  /** Returns the visitor id to store. The same request twice is stored once; too many requests are refused. */
  optIn(asking: Asking, wish: Wish): Promise<Result<string, NotifyMeProblem>>
  /** The request of the signed-in address, else of this browser. Requests of others are never shown. */
  existing(asking: Asking, productId: string): Promise<OwnWish | undefined>
  /** The request of a secret, while it can be confirmed. */
  toConfirm(secret: string): Promise<Notification | undefined>
  /** Possible once for each secret. */
  confirm(secret: string): Promise<Result<Notification, NotifyMeProblem>>
  optOut(token: string): Promise<Result<undefined, NotifyMeProblem>>
  /** The request of a mail link, ended or not. */
  wish(token: string): Promise<Notification | undefined>
  /** Sends the notifications that are due, for these products or for all; returns their number. */
  notify(productIds?: readonly string[]): Promise<number>
}
