import type { ReactNode } from 'react'
import styles from './accordion.module.css'

export interface AccordionProps {
  readonly title: ReactNode
  readonly level?: 2 | 3
  readonly open?: boolean
  /** Accordions of one group close each other. */
  readonly group?: string
  /** Shown next to the title, for example how many are chosen. */
  readonly note?: ReactNode
  /** `dense` for lists of filters. */
  readonly kind?: 'normal' | 'dense'
  readonly children: ReactNode
}

/** A section that opens and closes. It is a native `details` element: it works without script, and find-in-page opens it. */
export function Accordion({ title, level = 2, open = false, group, note, kind = 'normal', children }: AccordionProps) {
  const Heading = `h${level}` as const
  return (
    <details className={styles.accordion} data-kind={kind} open={open} name={group}>
      <summary className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
