import type { ReactNode } from 'react'
import type { CarouselLook } from '#contracts/carousels.ts'
import type { Link } from '#contracts/widget-parts.ts'
import type { Widget } from '#contracts/widgets.ts'
import type { CarouselProps } from '#ui/carousel/index.ts'
import { Ground } from '#ui/ground/index.ts'
import { PageWidth, TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { linkTarget } from '#web/platform/link-target.ts'
import styles from './carousel-frame.module.css'
import { lookOf } from './look-of.ts'

export interface CarouselFrameProps {
  readonly widget: CarouselLook & Pick<Widget, 'id' | 'backgroundColor' | 'textColor'>
  /** The name of the row. It is also the headline if the editor wrote a headline or `titled` is set. */
  readonly title: string
  readonly titled?: boolean
  /** The link to more products of this kind. */
  readonly more?: Link | null
  readonly children: (row: Omit<CarouselProps, 'children'>) => ReactNode
}

/** The frame of every scrolling row, with the editor's settings: headline, spacing, background, width. */
export function CarouselFrame({ widget, title, titled = false, more, children }: CarouselFrameProps) {
  const { t } = useMarket()
  const hasHeadline = titled || widget.headline !== null
  const row = children({
    label: title,
    look: lookOf(widget),
    words: {
      previous: t('carousel.previous'),
      next: t('carousel.next'),
      pause: t('carousel.pause'),
      play: t('carousel.play'),
      part: (nth, of) => t('carousel.part', nth, of),
    },
    head: (
      <>
        {hasHeadline && (
          <h2 className={styles.headline} data-align={widget.headlineTextAlignment}>
            {title}
          </h2>
        )}
        {more && (
          <TextLink href={more.url} {...linkTarget(more)}>
            {more.title}
          </TextLink>
        )}
      </>
    ),
  })
  return (
    <Ground
      as="section"
      className={styles.row}
      aria-label={title}
      data-coloured={widget.backgroundColor ? '' : undefined}
      colour={widget.backgroundColor}
      text={widget.textColor}
      values={valuesOf(widget)}
    >
      {widget.toggleFullWidth ? <div className={styles.full}>{row}</div> : <PageWidth>{row}</PageWidth>}
    </Ground>
  )
}

const valuesOf = ({ headlineColor, headlineFontSize, padding }: CarouselLook) => ({
  'headline-colour': headlineColor,
  'headline-size': pixels(headlineFontSize ?? 0),
  'padding-top': pixels(padding.top),
  'padding-bottom': pixels(padding.bottom),
  'padding-start': pixels(padding.left),
  'padding-end': pixels(padding.right),
})

const pixels = (px: number): string | null => (px === 0 ? null : `${px}px`)
