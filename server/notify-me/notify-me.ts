import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { NotifyMeProblem } from './notify-me.problems.ts'
import type { Wish } from './read-wish.ts'

/** A wish as it is kept. */
export interface Notification {
  readonly id: number
  readonly token: string
  readonly kind: Wish['kind']
  readonly market: string
  readonly productId: string
  readonly sku: string | null
  readonly email: string
  /** By who holds the address, in answer to the mail that asked; nothing else is mailed before. */
  readonly confirmedAt: Date | null
  readonly endedAt: Date | null
  /** By the mail that was waited for, or by who had asked for it. */
  readonly endedBy: 'mail' | 'shopper' | null
}

export interface Asking {
  readonly market: Market
  /** The visitor id from the cookie of an earlier request; undefined if there is none, then a new one is made. */
  readonly visitor: string | undefined
  /** Client address, whose network is counted. */
  readonly address: string
}

/** A visitor's own request, as it is shown to them. */
export interface OwnWish {
  readonly productId: string
  /** With most of it hidden. */
  readonly email: string
  readonly sku?: string
  /** Ends it. */
  readonly token: string
}

/**
 * Word of a product's return or launch: who asks for it, who confirms and who ends it, and when it is sent. A wish is one mail that asks
 * whether it was meant, and once it is confirmed one more, with which it ends.
 */
export interface NotifyMe {
  /** Answers the visitor to remember. The same wish twice is one; who asks too often is refused. */
  optIn(asking: Asking, wish: Wish): Promise<Result<string, NotifyMeProblem>>
  /** The request of this visitor. The requests of other visitors are never shown. */
  existing(asking: Asking, productId: string): Promise<OwnWish | undefined>
  /** The wish that the secret of a mail is about, while it can be confirmed. */
  toConfirm(secret: string): Promise<Notification | undefined>
  /** Once for each secret. */
  confirm(secret: string): Promise<Result<Notification, NotifyMeProblem>>
  optOut(token: string): Promise<Result<undefined, NotifyMeProblem>>
  /** The wish a link of a mail is about, ended or not. */
  wish(token: string): Promise<Notification | undefined>
  /** Writes to all whose wait is over, of these products or of any; answers how many. */
  tell(productIds?: readonly string[]): Promise<number>
}
