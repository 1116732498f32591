import type { ProductImages } from '#contracts/images.ts'

type View = ProductImages['indexes'][number]

/** The view on a figure shows how the garment falls, so it is second, after the front. */
const order: Readonly<Record<View['view'], number>> = {
  front: 0,
  figure: 1,
  back: 2,
  detail: 3,
  flat: 4,
  cloth: 5,
}

/** The views of a product in the order in which they are shown. */
export const viewsInOrder = ({ indexes }: ProductImages): readonly View[] =>
  indexes.toSorted((a, b) => order[a.view] - order[b.view])
