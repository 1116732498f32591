import type { Database } from '#server/platform/database.ts'

/** `warehouse:{id}` or `store:{id}`. */
export type Place = string
export interface Pieces {
  readonly sku: string
  readonly place: Place
  readonly quantity: number
}

/**
 * Counts of pieces. Every change is one conditional statement, lines of one sku summed first, rows taken in sku order, so parallel
 * buyers queue and nothing is oversold. `reserve` refuses as a whole.
 */
export interface Stock {
  /** What can be sold from any of these places, per sku. */
  available(places: readonly Place[], skus: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Sets pieces aside for a payment; answers the skus that fell short, with what there is, or where each piece was taken from. */
  reserve(
    inside: Database,
    paymentId: string,
    places: readonly Place[],
    wanted: readonly { readonly sku: string; readonly quantity: number }[],
  ): Promise<
    | { readonly ok: true; readonly taken: readonly Pieces[] }
    | { readonly ok: false; readonly short: readonly { readonly sku: string; readonly available: number }[] }
  >
  /** Reserved pieces become sold. Safe to repeat. */
  sell(inside: Database, paymentId: string): Promise<void>
  /** Reserved pieces become available again. Safe to repeat. */
  release(inside: Database, paymentId: string): Promise<void>
}
