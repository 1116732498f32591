import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps {
  /** A `div` where it holds more than words, such as a heading. */
  readonly as?: 'span' | 'div'
  readonly children: ReactNode
}

/** Words that are heard and not seen. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>
}
