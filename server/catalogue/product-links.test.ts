import { expect, test } from 'vitest'
import type { ImageView } from '#contracts/images.ts'
import type { Product, ProductText } from './assortment.ts'
import { frontAndBack, frontImageOf, productImages } from './product-links.ts'

const withViews = (...views: ImageView[]) =>
  ({ id: '1_navy_01', pictureVersion: '7', media: { made: { views, description: {} } } }) as unknown as Product
const addressesOf = (product: Product) => {
  const { frontImage, backImage } = frontAndBack(productImages(product, {} as ProductText, (key) => key))
  return { frontImage, backImage, ofLine: frontImageOf(product) }
}
const picture = (index: number) => `/images/1_navy_01/7/${index}.jpeg`

test('builds the addresses of front and back from the first two pictures that a product has [B-CAT-11]', () => {
  expect(addressesOf(withViews('detail', 'figure'))).toEqual({
    ...{ frontImage: picture(3), backImage: picture(4), ofLine: picture(3) },
  })
  expect(addressesOf(withViews('figure'))).toEqual({
    ...{ frontImage: picture(4), backImage: picture(4), ofLine: picture(4) },
  })
})
