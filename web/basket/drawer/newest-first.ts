import type { BasketLine, BasketResponse } from '#contracts/basket.ts'

/** The lines in their order, but with the one just added first. */
export const newestFirst = ({ basket }: BasketResponse, added: string | undefined): readonly BasketLine[] =>
  basket.lines.toSorted((a, b) => Number(b.sku === added) - Number(a.sku === added))
