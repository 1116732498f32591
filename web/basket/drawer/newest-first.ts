import type { BasketLine, BasketResponse } from '#contracts/basket.ts'

/** Lines as they stand, with what was just added on top. */
export const newestFirst = ({ basket }: BasketResponse, added: string | undefined): readonly BasketLine[] =>
  basket.lines.toSorted((a, b) => Number(b.sku === added) - Number(a.sku === added))
