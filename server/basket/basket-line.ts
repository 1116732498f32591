import type { GiftCardMessage } from '#server/gift-cards/index.ts'

/** Pieces of one variant a shopper intends to buy. */
export interface BasketLine {
  /** Counts up within its basket; stays when size or quantity change. */
  readonly id: string
  readonly sku: string
  readonly quantity: number
  /** The price per piece when the shopper last changed the line. If the price differs now, the shopper is notified. */
  readonly seenMinor: number
  readonly stockLocation: 'warehouse' | 'store'
  /** The store its pieces come from. */
  readonly storeId?: string | undefined
  /** Set for a bonus of a promotion, which stays as long as the basket earns it. */
  readonly bonus?: { readonly promotionId: string; readonly rewardId: string } | undefined
  /** Makes the line a gift card with a message to its recipient. */
  readonly letter?: GiftCardMessage | undefined
}

/** Lines of one basket at most. */
export const mostLines = 100

/** An id no line of this basket has had; ids of removed lines are not used again within the same reading. */
export const nextLineId = (lines: readonly BasketLine[]): string =>
  String(lines.reduce((highest, { id }) => Math.max(highest, Number(id)), 0) + 1)

/** The store a line's pieces come from; undefined for the market's warehouses. */
export const placeOfLine = ({
  stockLocation,
  storeId,
}: Pick<BasketLine, 'stockLocation' | 'storeId'>): string | undefined =>
  stockLocation === 'store' && storeId !== undefined ? `store:${storeId}` : undefined

/** Ordinary lines of one sku from one place are one line. Bonuses and gift cards with another message are separate lines. */
export const joinsWith = (
  line: BasketLine,
  other: Pick<BasketLine, 'sku' | 'stockLocation' | 'storeId' | 'bonus' | 'letter'>,
): boolean =>
  line.sku === other.sku &&
  placeOfLine(line) === placeOfLine(other) &&
  !line.bonus &&
  !other.bonus &&
  JSON.stringify(line.letter) === JSON.stringify(other.letter)
