import { type ImageView, imageViews, type Plate, type ProductImages, plateOf, viewsOf } from '#contracts/images.ts'
import type { Translate } from '#foundation/words.ts'
import type { Product, ProductText } from './assortment.ts'

export const productUrl = (market: string, { slug }: ProductText, productId: string): string =>
  `/${market}/p/${encodeURIComponent(slug)}/${productId}`

/** `{0}` is the index, `{1}` the format. */
export const imageTemplate = ({ id, pictureVersion }: Pick<Product, 'id' | 'pictureVersion'>): string =>
  `/images/${id}/${pictureVersion}/{0}.{1}`

export const imageAddress = (template: string, index: number, format = 'jpeg'): string =>
  template.replace('{0}', String(index)).replace('{1}', format)

export const imageAlt = (t: Translate, view: ImageView, text: ProductText, plate?: Plate): string =>
  plate ? t(`catalogue.plate-${plate}`, text.name) : t(`catalogue.picture-${view}`, text.colourName, text.name)

/** The pictures of a product: those of the tile, or other views. */
export const productImages = (
  product: Product,
  text: ProductText,
  t: Translate,
  views = viewsOf(product.media),
): ProductImages => ({
  urlTemplate: imageTemplate(product),
  indexes: views.map((view) => ({
    index: indexOf(view),
    format: 'jpeg',
    view,
    alt: imageAlt(t, view, text, plateOf(product.media)),
  })),
  ...(plateOf(product.media) && { plate: plateOf(product.media)! }),
})

const indexOf = (view: ImageView): number => imageViews.indexOf(view) + 1

/** The addresses of the front and the back: the first picture and the second, or the first again if there is no other. */
export function frontAndBack({ urlTemplate, indexes: [first, second = first] }: ProductImages) {
  return {
    frontImage: imageAddress(urlTemplate, first?.index ?? 1),
    backImage: imageAddress(urlTemplate, second?.index ?? 1),
  }
}

/** The address of the first picture. */
export const frontImageOf = (product: Pick<Product, 'id' | 'pictureVersion' | 'media'>): string =>
  imageAddress(imageTemplate(product), indexOf(viewsOf(product.media)[0] ?? 'front'))

const productPath = /^\/[a-z]{2}-[a-z]{2}\/p\/[^/]+\/([^/]+)\/?$/

/** The product id in a path. The slug may be outdated. */
export const productIdAt = (path: string): string | undefined => productPath.exec(path)?.[1]
