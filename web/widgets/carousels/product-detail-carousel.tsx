import type { WidgetOf } from '#contracts/widgets.ts'
import { Carousel } from '#ui/carousel/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { Picture } from '#ui/picture/index.ts'
import { productSource } from '#web/platform/picture-address.ts'
import { CarouselFrame } from './carousel-frame.tsx'

/** All pictures of one product, below its name. */
export function ProductDetailCarousel({ widget }: { readonly widget: WidgetOf<'productDetailCarousel'> }) {
  const { product } = widget
  if (!product) return null
  const { name, url, images } = product
  return (
    <CarouselFrame widget={widget} title={widget.headline ?? name} titled>
      {(row) => (
        <Carousel
          {...row}
          head={
            <>
              {row.head}
              <TextLink href={url}>{name}</TextLink>
            </>
          }
        >
          {images.indexes.map(({ index, alt }) => (
            <li key={index}>
              <Picture
                source={productSource(images.urlTemplate, index, 'gallery')}
                alt={alt}
                ratio="3/4"
                sizes="(width >= 960px) 33vw, 50vw"
              />
            </li>
          ))}
        </Carousel>
      )}
    </CarouselFrame>
  )
}
