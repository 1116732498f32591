import type { ReactNode } from 'react'
import styles from './layout.module.css'

export interface SectionProps {
  readonly id: string
  readonly title: string
  /** Content at the end of the title's line: a link, carousel buttons. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A titled part of a page. */
export function Section({ id, title, actions, children }: SectionProps) {
  return (
    <section className={`${styles.section} ${styles.page}`} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
