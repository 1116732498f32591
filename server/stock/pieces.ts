/** `warehouse:{id}` or `store:{id}`. */
export type Place = string
export interface Pieces {
  readonly sku: string
  readonly place: Place
  readonly quantity: number
}

export interface PieceAt {
  readonly sku: string
  readonly place: Place
}
