import type { BasketLine, BasketResponse } from '#contracts/basket.ts'

/** The lines in their usual order, but the line that was just added is first. */
export const newestFirst = ({ basket }: BasketResponse, added: string | undefined): readonly BasketLine[] =>
  basket.lines.toSorted((a, b) => Number(b.sku === added) - Number(a.sku === added))
