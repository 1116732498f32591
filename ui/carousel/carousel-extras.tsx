import { type RefObject, useEffect, useState } from 'react'
import { onceAtRest, whileMoving } from '#foundation/paced.ts'
import styles from './carousel-extras.module.css'
import type { CarouselLook, CarouselWords } from './carousel-look.ts'
import { glide, nextPlace, scrollPosition, wantsStillness } from './glide.ts'
import { keepMoving } from './keep-moving.ts'

export interface CarouselExtrasProps {
  readonly list: RefObject<HTMLUListElement | null>
  readonly look: CarouselLook
  readonly words: CarouselWords
  readonly shows: 'pause' | 'dots'
}

/** Extras of a row besides its arrows: automatic motion with a stop button, and dots. */
export const CarouselExtras = ({ shows, ...props }: CarouselExtrasProps) =>
  shows === 'pause' ? <Motion {...props} /> : <Dots {...props} />

type Props = Omit<CarouselExtrasProps, 'shows'>

/**
 * A button that stops and starts the motion. Any other use of the carousel also stops it, and only this button starts it
 * again. Nothing moves under `prefers-reduced-motion`.
 */
function Motion({ list, look: { autoplayMs, speedMs }, words }: Props) {
  const [moves, setMoves] = useState(() => !wantsStillness())
  useEffect(() => {
    const row = list.current
    if (!row || !moves || autoplayMs === undefined) return
    const stop = ({ target }: Event) => {
      if (!(target as Element).closest('[data-moves]')) setMoves(false)
    }
    const around = row.parentElement!
    for (const act of acts) around.addEventListener(act, stop, { passive: true })
    const halt = keepMoving({
      everyMs: autoplayMs,
      isPaused: () => row.matches(':hover, :focus-within') || document.hidden || !isInView(row),
      move: () => glide(row, nextPlace(scrollPosition(row)), speedMs),
    })
    return () => {
      for (const act of acts) around.removeEventListener(act, stop)
      halt()
    }
  }, [list, moves, autoplayMs, speedMs])
  return (
    <button
      className={styles.pause}
      type="button"
      data-moves={moves}
      aria-label={moves ? words.pause : words.play}
      onClick={() => setMoves(!moves)}
    />
  )
}

const acts = ['pointerdown', 'keydown', 'wheel'] as const

function isInView(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** One dot for each part of the row that is visible at once. */
function Dots({ list, look: { speedMs }, words }: Props) {
  const [{ parts, current }, setPlace] = useState({ parts: 0, current: 0 })
  useEffect(() => {
    const row = list.current
    if (!row) return
    const update = () => {
      const { at, pitch, most, inView } = scrollPosition(row)
      const parts = Math.ceil(row.children.length / inView)
      const current = at > most - 4 ? parts - 1 : Math.round(at / (pitch * inView))
      setPlace((before) => (before.parts === parts && before.current === current ? before : { parts, current }))
    }
    update()
    const seeMoving = whileMoving(update)
    row.addEventListener('scroll', seeMoving, { passive: true })
    const sizes = new ResizeObserver(onceAtRest(update))
    sizes.observe(row)
    return () => {
      row.removeEventListener('scroll', seeMoving)
      sizes.disconnect()
    }
  }, [list])
  const goTo = (nth: number) => {
    const { pitch, most, inView } = scrollPosition(list.current!)
    glide(list.current!, Math.min(most, nth * inView * pitch), speedMs)
  }
  if (parts < 2) return null
  return Array.from({ length: parts }, (_, nth) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
      key={nth}
      className={styles.dot}
      type="button"
      aria-label={words.part(nth + 1, parts)}
      aria-current={nth === current || undefined}
      onClick={() => goTo(nth)}
    />
  ))
}
