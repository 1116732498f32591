import type { Database } from '#server/platform/database.ts'
import type { Allotment, RequestedPieces } from './allot.ts'
import type { PieceAt, Pieces, Place } from './pieces.ts'

export type * from './pieces.ts'

/** The pieces that a basket holds, and until when. */
export interface BasketHold {
  readonly basketId: string
  readonly places: readonly Place[]
  readonly requested: readonly RequestedPieces[]
  readonly until: Date
  /** Another basket that holds nothing afterwards, because its pieces are now in this one. */
  readonly takesOver?: string
  /** True to hold the pieces that are left if there are too few, instead of none. */
  readonly orFewer?: boolean
}

/**
 * Counts of pieces. Every change is one conditional statement; lines of one sku are added up first, and rows are locked
 * by sku. So parallel buyers wait for each other and nothing is oversold. `reserve` reserves all pieces or none.
 */
export interface Stock {
  /** The pieces available in these places together, per sku. */
  available(places: readonly Place[], skus: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The pieces at single places, such as stores that will send the pieces of a line. */
  availableAt(requested: readonly PieceAt[], inside?: Database): Promise<readonly Pieces[]>
  /**
   * Reserves pieces for a payment. Returns the place of each piece, or the skus with too few pieces and how many are
   * available. `instead` is a basket whose own hold is replaced; `isNew` means that this payment has no reservation
   * yet.
   */
  reserve(
    inside: Database,
    asked: {
      readonly paymentId: string
      readonly places: readonly Place[]
      readonly requested: readonly RequestedPieces[]
      readonly instead?: string | undefined
      readonly isNew?: boolean
    },
  ): Promise<Allotment>
  /** Sets the temporary hold of a basket to exactly these pieces; if refused, all holds are unchanged. */
  hold(inside: Database, held: BasketHold): Promise<Allotment>
  /** The pieces that a basket currently holds. */
  heldBy(basketId: string, inside?: Database): Promise<readonly Pieces[]>
  /** Releases expired holds; returns the number of baskets. */
  releaseExpired(): Promise<number>
  /** Marks reserved pieces as sold. Safe to repeat. */
  sell(inside: Database, paymentId: string): Promise<void>
  /** Makes reserved pieces available again. Safe to repeat. */
  release(inside: Database, paymentId: string): Promise<void>
}
