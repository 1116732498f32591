import type { ProductPart } from '#contracts/browsing-pages.ts'
import type { ProductSetOption } from '#contracts/catalogue.ts'

/** Only the fields that are needed to choose a size and buy it. */
export const productPart = ({ id, name, url, colourName, images, price, variants }: ProductSetOption): ProductPart => ({
  id,
  name,
  url,
  colourName,
  images,
  price,
  variants,
})
