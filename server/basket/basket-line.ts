/** Pieces of one variant a shopper intends to buy. */
export interface BasketLine {
  /** Counts up within its basket; stays when size or quantity change. */
  readonly id: string
  readonly sku: string
  readonly quantity: number
  /** What a piece cost when the shopper last touched the line; another price now is pointed out. */
  readonly seenMinor: number
  readonly stockLocation: 'warehouse' | 'store'
}

export const mostPieces = 99
export const mostLines = 100

export const isPossibleQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= mostPieces

/** An id no line of this basket has had; ids of removed lines are not used again within the same reading. */
export const nextLineId = (lines: readonly BasketLine[]): string =>
  String(lines.reduce((highest, { id }) => Math.max(highest, Number(id)), 0) + 1)
