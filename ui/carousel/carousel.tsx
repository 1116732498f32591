import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { whileMoving } from '#foundation/paced.ts'
import { Icon } from '../icon/icon.tsx'
import { Tint } from '../tint/index.ts'
import styles from './carousel.module.css'
import type { CarouselExtras } from './carousel-extras.tsx'
import { type CarouselLook, type CarouselWords, usualLook, valuesOf } from './carousel-look.ts'

export interface CarouselProps {
  readonly label: string
  readonly words: CarouselWords
  readonly look?: CarouselLook
  /** Content before the buttons, on their line. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

/** A row that scrolls and snaps. The list is plain HTML and scrolls without script; buttons, dots and motion need script. */
export function Carousel({ label, words, look = usualLook, head, children }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const { atStart, atEnd, seeMoving } = useEnds(list)
  const Extras = useExtras(look.autoplayMs !== undefined || look.pagination)
  const arrow = (steps: 1 | -1) => (
    <button
      className={styles.step}
      type="button"
      aria-label={steps === 1 ? words.next : words.previous}
      disabled={steps === 1 ? atEnd : atStart}
      onClick={() => void go(list, steps, look.speedMs)}
    >
      <Icon name={steps === 1 ? 'next' : 'back'} directional />
    </button>
  )
  return (
    <Tint as="div" className={styles.carousel} data-arrows={look.arrows} values={valuesOf(look)}>
      <div className={styles.head}>
        {head}
        {look.autoplayMs !== undefined && (
          <div className={styles.pause}>{Extras && <Extras list={list} look={look} words={words} shows="pause" />}</div>
        )}
        <div className={styles.steps}>
          {arrow(-1)}
          {arrow(1)}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={list} className={styles.list} tabIndex={0} aria-label={label} onScroll={seeMoving}>
        {children}
      </ul>
      {look.pagination && (
        <div className={styles.dots}>{Extras && <Extras list={list} look={look} words={words} shows="dots" />}</div>
      )}
    </Tint>
  )
}

async function go(list: RefObject<HTMLUListElement | null>, steps: 1 | -1, speedMs: number): Promise<void> {
  const { stepBy } = await import('./glide.ts')
  if (list.current) stepBy(list.current, steps, speedMs)
}

/** Optional parts of a row that need script. */
function useExtras(wanted: boolean) {
  const [Extras, setExtras] = useState<typeof CarouselExtras>()
  useEffect(() => {
    if (wanted) void import('./carousel-extras.tsx').then((extras) => setExtras(() => extras.CarouselExtras))
  }, [wanted])
  return Extras
}

function useEnds(list: RefObject<HTMLUListElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })
  const update = useCallback(() => {
    const element = list.current
    if (!element) return
    const at = Math.abs(element.scrollLeft)
    const atStart = at < 4
    const atEnd = at + element.clientWidth > element.scrollWidth - 4
    setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }))
  }, [list])
  useEffect(update, [update])
  const seeMoving = useMemo(() => whileMoving(update), [update])
  return { ...ends, seeMoving }
}
