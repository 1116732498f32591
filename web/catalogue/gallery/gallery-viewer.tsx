import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { ProductImages } from '#contracts/images.ts'
import { IconButton } from '#ui/button/index.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { Icon } from '#ui/icon/index.ts'
import { Picture } from '#ui/picture/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { productSource } from '#web/platform/picture-address.ts'
import styles from './gallery-viewer.module.css'
import { viewsInOrder } from './views-in-order.ts'

export interface GalleryViewerProps {
  readonly images: ProductImages
  /** The index of the picture to show. If undefined, the viewer is closed. */
  readonly at: number | undefined
  readonly onClose: () => void
}

/** One picture on the whole screen, the others as thumbnails below. A click zooms in, a second click zooms out. */
export function GalleryViewer({ images, at, onClose }: GalleryViewerProps) {
  const { t } = useMarket()
  const [chosen, setChosen] = useState<number>()
  const shown = chosen ?? at ?? 0
  const close = () => {
    setChosen(undefined)
    onClose()
  }
  const last = images.indexes.length - 1
  const go = (by: number) => setChosen(Math.min(last, Math.max(0, shown + by)))
  useArrows(at !== undefined, go)
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
      <div className={styles.stage}>
        <IconButton aria-label={t('carousel.previous')} disabled={shown === 0} onClick={() => go(-1)}>
          <Icon name="back" directional />
        </IconButton>
        <Large key={shown} images={images} nth={shown} />
        <IconButton aria-label={t('carousel.next')} disabled={shown === last} onClick={() => go(1)}>
          <Icon name="next" directional />
        </IconButton>
      </div>
    </Drawer>
  )
}

/** The arrow keys move through the pictures, in the reading direction of the page. */
function useArrows(open: boolean, go: (by: number) => void): void {
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      const ahead = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
      if (key === 'ArrowLeft' || key === 'ArrowRight') go(key === ahead ? 1 : -1)
    }
    if (open) document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [open, go])
}

function Large({ images, nth }: { readonly images: ProductImages; readonly nth: number }) {
  const { t } = useMarket()
  const [near, setNear] = useState<Point>()
  const frame = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (near && frame.current) bringInto(frame.current, near)
  }, [near])
  const press = (event: MouseEvent<HTMLButtonElement>) => setNear(near ? undefined : pointOf(event))
  const of = viewsInOrder(images)[nth]
  if (!of) return null
  return (
    <button
      ref={frame}
      className={styles.large}
      type="button"
      aria-pressed={near !== undefined}
      aria-label={t(near ? 'gallery.smaller' : 'gallery.larger', t(`gallery.${of.view}`))}
      onClick={press}
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

/** A point on a picture, as fractions of its width and height. */
interface Point {
  readonly x: number
  readonly y: number
}

/** The position of the click; for the keyboard the middle of the picture. */
function pointOf({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return detail === 0 ? { x: 0.5, y: 0.5 } : { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** Scrolls so that this point of the picture is in the middle of the visible area. */
function bringInto(picture: HTMLElement, { x, y }: Point): void {
  picture.scrollIntoView({ block: 'start', inline: 'start' })
  const { width, height } = picture.getBoundingClientRect()
  for (let box = picture.parentElement; box; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight + 1) box.scrollTop += y * height - box.clientHeight / 2
    if (box.scrollWidth > box.clientWidth + 1) box.scrollLeft += x * width - box.clientWidth / 2
  }
}
