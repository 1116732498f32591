import { useEffect, useRef, useState } from 'react'
import styles from './countdown.module.css'
import { type TimeLeft, timeLeft } from './time-left.ts'

const parts = ['days', 'hours', 'minutes', 'seconds'] as const

export interface CountdownProps {
  /** ISO 8601. */
  readonly at: string
  /** Content below each figure. */
  readonly words: Readonly<Record<(typeof parts)[number], string>>
  /** The current time in ms by the shop's clock, because the shopper's may be wrong. */
  readonly now: () => number
  /** Called once, when no time is left. */
  readonly onEnd?: () => void
}

/** Figures that count down to a moment, also within a line of text. They are never announced by themselves; without script they are not shown. */
export function Countdown({ at, words, now, onEnd }: CountdownProps) {
  const left = useTimeLeft(at, now, onEnd)
  return (
    <span className={styles.countdown} role="timer">
      {parts.map((part) => (
        <span key={part} className={styles.part}>
          <span className={styles.figure}>{left ? String(left[part]).padStart(2, '0') : '00'}</span> {words[part]}
        </span>
      ))}
    </span>
  )
}

/** Updated each second. Undefined until the page is hydrated, because a cached document may be old. */
function useTimeLeft(at: string, now: () => number, onEnd: (() => void) | undefined): TimeLeft | undefined {
  const [left, setLeft] = useState<TimeLeft>()
  const ended = useRef(onEnd)
  ended.current = onEnd
  useEffect(() => {
    const update = () => {
      const still = timeLeft(at, now())
      setLeft(still)
      if (still) return
      clearInterval(ticking)
      ended.current?.()
    }
    const ticking = setInterval(update, 1000)
    update()
    return () => clearInterval(ticking)
  }, [at, now])
  return left
}
