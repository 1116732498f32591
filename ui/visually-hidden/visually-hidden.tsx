import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps {
  /** A `div` for more than a text, such as a heading. */
  readonly as?: 'span' | 'div'
  readonly children: ReactNode
}

/** Text for screen readers, not shown. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>
}
