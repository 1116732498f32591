import { type MouseEvent, type RefObject, useMemo, useRef, useState } from 'react'
import type { ProductDetail } from '#contracts/catalogue.ts'
import { whileMoving } from '#foundation/paced.ts'
import { Picture } from '#ui/picture/index.ts'
import { badgesAt, ProductBadges, useMarket } from '#web/markets/index.ts'
import { productSource } from '#web/platform/picture-address.ts'
import { useLazy } from '#web/platform/use-lazy.ts'
import styles from './gallery.module.css'
import { viewsInOrder } from './views-in-order.ts'

export interface GalleryProps {
  readonly product: Pick<ProductDetail, 'images' | 'name' | 'badges' | 'price'>
  /** The page whose badge settings apply. */
  readonly badgesOf: 'detailPage' | 'productSetPage'
}

const inFirstSight = 2
const sizes = '(width >= 960px) 29vw, 100vw'

/** All pictures of a product: a mosaic on wide screens, a row to swipe with thumbnails on narrow ones. */
export function Gallery({ product, badgesOf }: GalleryProps) {
  const view = useMarket()
  const { t } = view
  const { images } = product
  const badges = badgesAt(badgesOf, product, view)
  const [enlarged, setEnlarged] = useState<number>()
  const [GalleryViewer, want] = useLazy(loadViewer)
  const views = useRef<HTMLUListElement>(null)
  const { current, seeMoving } = useCurrentView(views)
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    const { href } = event.currentTarget
    event.preventDefault()
    void want().then((came) => (came ? setEnlarged(index) : location.assign(href)))
  }
  return (
    <section className={styles.gallery} aria-label={t('gallery.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={views} className={styles.views} tabIndex={0} aria-label={t('gallery.views')} onScroll={seeMoving}>
        {viewsInOrder(images).map(({ index, view: name, alt }, nth) => (
          <li key={index} className={styles.view} id={`view-${index}`}>
            <a
              className={styles.enlarge}
              href={productSource(images.urlTemplate, index, 'gallery').address('jpeg', 1600)}
              aria-label={t('gallery.enlarge', t(`gallery.${name}`))}
              onClick={(event) => open(event, nth)}
            >
              <Picture
                source={productSource(images.urlTemplate, index, 'gallery')}
                alt={alt}
                ratio="3/4"
                sizes={sizes}
                urgency={nth === 0 ? 'first' : nth < inFirstSight ? 'eager' : 'lazy'}
              />
            </a>
            {nth === 0 && <ProductBadges badges={badges} where="on-picture" />}
            <p className={images.plate ? styles.plate : styles.caption} aria-hidden="true">
              {images.plate ? t(`catalogue.plate-${images.plate}-short`) : t(`gallery.${name}`)}
            </p>
          </li>
        ))}
      </ul>
      <ProductBadges badges={badges} where="below" />
      <Thumbs images={images} current={current} onChoose={(nth) => scrollTo(views.current, nth)} />
      {GalleryViewer && <GalleryViewer images={images} at={enlarged} onClose={() => setEnlarged(undefined)} />}
    </section>
  )
}

const loadViewer = async () => (await import('./gallery-viewer.tsx')).GalleryViewer

interface ThumbsProps {
  readonly images: ProductDetail['images']
  readonly current: number
  readonly onChoose: (nth: number) => void
}

function Thumbs({ images, current, onChoose }: ThumbsProps) {
  const { t } = useMarket()
  if (images.indexes.length < 2) return null
  return (
    <nav className={styles.thumbs} aria-label={t('gallery.choose')}>
      {viewsInOrder(images).map(({ index, view }, nth) => (
        <a
          key={index}
          href={`#view-${index}`}
          aria-current={nth === current || undefined}
          onClick={(event) => {
            event.preventDefault()
            onChoose(nth)
          }}
        >
          <Picture
            source={productSource(images.urlTemplate, index, 'thumb')}
            alt={t(`gallery.${view}`)}
            ratio="3/4"
            sizes="56px"
          />
        </a>
      ))}
    </nav>
  )
}

function scrollTo(views: HTMLElement | null, nth: number): void {
  views?.children[nth]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' })
}

/** The index of the picture that is in view while the shopper swipes. */
function useCurrentView(views: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0)
  const seeMoving = useMemo(
    () =>
      whileMoving(() => {
        const list = views.current
        if (list && list.clientWidth > 0) setCurrent(Math.round(Math.abs(list.scrollLeft) / list.clientWidth))
      }),
    [views],
  )
  return { current, seeMoving }
}
