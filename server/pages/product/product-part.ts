import type { ProductSetOption } from '#contracts/catalogue.ts'
import type { ProductPart } from '#contracts/pages.ts'

/** What it takes to choose a size of it and buy it, and nothing else. */
export const productPart = ({ id, name, url, colourName, images, price, variants }: ProductSetOption): ProductPart => ({
  id,
  name,
  url,
  colourName,
  images,
  price,
  variants,
})
