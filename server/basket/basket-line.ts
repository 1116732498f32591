import type { GiftCardMessage } from '#server/gift-cards/index.ts'

/** Pieces of one variant that a shopper intends to buy. */
export interface BasketLine {
  /** A number, counted up within the basket; unchanged when size or quantity change. */
  readonly id: string
  readonly sku: string
  readonly quantity: number
  /** The price per piece when the shopper last changed the line. If the price differs now, the shopper is notified. */
  readonly seenMinor: number
  readonly stockLocation: 'warehouse' | 'store'
  /** The store that sends the pieces. */
  readonly storeId?: string | undefined
  /** Set for a bonus of a promotion, which stays as long as the basket earns it. */
  readonly bonus?: { readonly promotionId: string; readonly rewardId: string } | undefined
  /** Makes the line a gift card with a message to its recipient. */
  readonly letter?: GiftCardMessage | undefined
}

/** The highest number of lines in a basket. */
export const mostLines = 100

/** An id that no line of this basket has. It is higher than all current ids. */
export const nextLineId = (lines: readonly BasketLine[]): string =>
  String(lines.reduce((highest, { id }) => Math.max(highest, Number(id)), 0) + 1)

/** The store that sends the pieces of a line; undefined for the market's warehouses. */
export const placeOfLine = ({
  stockLocation,
  storeId,
}: Pick<BasketLine, 'stockLocation' | 'storeId'>): string | undefined =>
  stockLocation === 'store' && storeId !== undefined ? `store:${storeId}` : undefined

/** Ordinary lines of one sku from one place are one line. Bonuses and gift cards with another message are separate lines. */
export const isSameLine = (
  line: BasketLine,
  other: Pick<BasketLine, 'sku' | 'stockLocation' | 'storeId' | 'bonus' | 'letter'>,
): boolean =>
  line.sku === other.sku &&
  placeOfLine(line) === placeOfLine(other) &&
  !line.bonus &&
  !other.bonus &&
  JSON.stringify(line.letter) === JSON.stringify(other.letter)
