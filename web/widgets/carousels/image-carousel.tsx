import type { WidgetOf } from '#contracts/widgets.ts'
import { Carousel } from '#ui/carousel/index.ts'
import { Picture } from '#ui/picture/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { linkTarget } from '#web/platform/link-target.ts'
import { sceneSource } from '#web/platform/picture-address.ts'
import { CarouselFrame } from './carousel-frame.tsx'
import styles from './image-carousel.module.css'

type Item = WidgetOf<'imageCarousel'>['items'][number]

/** Pictures in a scrolling row. */
export function ImageCarousel({ widget }: { readonly widget: WidgetOf<'imageCarousel'> }) {
  const { t } = useMarket()
  return (
    <CarouselFrame widget={widget} title={widget.headline ?? t('gallery.title')}>
      {(row) => (
        <Carousel {...row}>
          {widget.items.map((item) => (
            <li key={item.images.mobile?.imageUrl ?? item.title}>
              <Shown item={item} />
            </li>
          ))}
        </Carousel>
      )}
    </CarouselFrame>
  )
}

function Shown({ item: { images, title, link } }: { readonly item: Item }) {
  const picture = images.mobile ?? images.tablet ?? images.desktop
  const content = (
    <>
      {picture && (
        <Picture
          source={sceneSource(picture.imageUrl, 'small')}
          alt={title ? '' : picture.alt}
          ratio={picture.aspectRatio}
          sizes="(width >= 960px) 33vw, 85vw"
        />
      )}
      {title && <span className={styles.title}>{title}</span>}
    </>
  )
  return link ? (
    <a className={styles.link} href={link.url} {...linkTarget(link)} aria-label={title ?? link.title}>
      {content}
    </a>
  ) : (
    content
  )
}
