import type { ReactNode } from 'react'
import styles from './layout.module.css'

export interface CountedTitleProps {
  readonly title: ReactNode
  readonly count: ReactNode
  /** The count changes without a new page, so screen readers announce it. */
  readonly isLive?: boolean
}

/** The title of a page, with a count below it. */
export function CountedTitle({ title, count, isLive = false }: CountedTitleProps) {
  return (
    <div className={styles.title}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.count} {...(isLive && { role: 'status' })}>
        {count}
      </p>
    </div>
  )
}
