import { useEffect, useRef, useState } from 'react'
import type { ProductImages } from '#contracts/images.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { Picture } from '#ui/picture/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { productSource } from '#web/platform/picture-address.ts'
import styles from './gallery-viewer.module.css'
import { viewsInOrder } from './views-in-order.ts'

export interface GalleryViewerProps {
  readonly images: ProductImages
  /** Which picture was pressed; closed without. */
  readonly at: number | undefined
  readonly onClose: () => void
}

/** One picture over the whole screen, the others as thumbnails below. A press on it comes closer, another goes back. */
export function GalleryViewer({ images, at, onClose }: GalleryViewerProps) {
  const { t } = useMarket()
  const [chosen, setChosen] = useState<number>()
  const shown = chosen ?? at ?? 0
  const close = () => {
    setChosen(undefined)
    onClose()
  }
  const thumbs = viewsInOrder(images).map(({ index, view }, nth) => (
    <button
      key={index}
      className={styles.thumb}
      type="button"
      aria-pressed={nth === shown}
      onClick={() => setChosen(nth)}
    >
      <Picture
        source={productSource(images.urlTemplate, index, 'thumb')}
        alt={t(`gallery.${view}`)}
        ratio="3/4"
        sizes="56px"
      />
    </button>
  ))
  return (
    <Drawer
      open={at !== undefined}
      onClose={close}
      title={t('gallery.title')}
      closeWord={t('close')}
      place="full"
      footer={<div className={styles.thumbs}>{thumbs}</div>}
    >
      <Large key={shown} images={images} nth={shown} />
    </Drawer>
  )
}

function Large({ images, nth }: { readonly images: ProductImages; readonly nth: number }) {
  const { t } = useMarket()
  const [near, setNear] = useState(false)
  const frame = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (near) frame.current?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [near])
  const of = viewsInOrder(images)[nth]
  if (!of) return null
  return (
    <button
      ref={frame}
      className={styles.large}
      type="button"
      aria-pressed={near}
      aria-label={t(near ? 'gallery.smaller' : 'gallery.larger', t(`gallery.${of.view}`))}
      onClick={() => setNear(!near)}
    >
      <Picture
        source={productSource(images.urlTemplate, of.index, 'zoom')}
        alt={of.alt}
        ratio="3/4"
        sizes="100vw"
        urgency="eager"
      />
    </button>
  )
}
