import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './carousel.module.css'

export interface CarouselProps {
  readonly label: string
  readonly words: { readonly previous: string; readonly next: string }
  /** `tiles` of products, or `wide` ones of pictures. */
  readonly kind?: 'tiles' | 'wide'
  /** What stands before the buttons, on their line. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

/** A row that scrolls and snaps. The list is a plain one: it scrolls without script, the buttons come with it. */
export function Carousel({ label, words, kind = 'tiles', head, children }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const { atStart, atEnd, look } = useEnds(list)
  return (
    <div className={styles.carousel}>
      <div className={styles.head}>
        {head}
        <div className={styles.steps}>
          <button
            className={styles.step}
            type="button"
            aria-label={words.previous}
            disabled={atStart}
            onClick={() => scroll(list, -1)}
          >
            <Icon name="back" directional />
          </button>
          <button
            className={styles.step}
            type="button"
            aria-label={words.next}
            disabled={atEnd}
            onClick={() => scroll(list, 1)}
          >
            <Icon name="next" directional />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={list} className={styles.list} data-kind={kind} tabIndex={0} aria-label={label} onScroll={look}>
        {children}
      </ul>
    </div>
  )
}

function scroll(list: RefObject<HTMLUListElement | null>, steps: 1 | -1): void {
  const element = list.current
  if (!element) return
  const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1
  element.scrollBy({ left: steps * direction * element.clientWidth * 0.8, behavior: 'smooth' })
}

function useEnds(list: RefObject<HTMLUListElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })
  const look = useCallback(() => {
    const element = list.current
    if (!element) return
    const at = Math.abs(element.scrollLeft)
    const atStart = at < 4
    const atEnd = at + element.clientWidth > element.scrollWidth - 4
    setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }))
  }, [list])
  useEffect(look, [look])
  return { ...ends, look }
}
