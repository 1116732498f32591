import type { Database } from '#server/platform/database.ts'
import type { Allotment, Wanted } from './allot.ts'
import type { PieceAt, Pieces, Place } from './pieces.ts'

export type * from './pieces.ts'

/** The pieces a basket holds, and the duration. */
export interface ToHold {
  readonly basketId: string
  readonly places: readonly Place[]
  readonly wanted: readonly Wanted[]
  readonly until: Date
}

/**
 * Counts of pieces. Every change is one conditional statement, lines of one sku summed first, rows locked in sku order, so parallel
 * buyers queue and nothing is oversold. `reserve` refuses as a whole.
 */
export interface Stock {
  /** The pieces available in these places together, per sku. */
  available(places: readonly Place[], skus: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The same of single places: stores whose pieces a line is to come from. */
  availableAt(wanted: readonly PieceAt[], inside?: Database): Promise<readonly Pieces[]>
  /**
   * Reserves pieces for a payment; returns the skus that fall short with their available pieces, or the place of each piece. `instead` is
   * a basket whose own hold is replaced; `isNew` means that this payment has no reservation yet.
   */
  reserve(
    inside: Database,
    asked: {
      readonly paymentId: string
      readonly places: readonly Place[]
      readonly wanted: readonly Wanted[]
      readonly instead?: string | undefined
      readonly isNew?: boolean
    },
  ): Promise<Allotment>
  /** Sets the temporary hold of a basket to exactly these pieces; if refused, the hold is unchanged. */
  hold(inside: Database, held: ToHold): Promise<Allotment>
  /** Pieces a basket holds right now. */
  heldBy(basketId: string, inside?: Database): Promise<readonly Pieces[]>
  /** Releases expired holds; returns the number of baskets concerned. */
  releaseExpired(): Promise<number>
  /** Reserved pieces become sold. Safe to repeat. */
  sell(inside: Database, paymentId: string): Promise<void>
  /** Reserved pieces become available again. Safe to repeat. */
  release(inside: Database, paymentId: string): Promise<void>
}
