import type { ReactNode } from 'react'
import styles from './layout.module.css'

export interface ColumnsProps {
  /** One element: next to the main content on wide screens, below it on narrow ones. */
  readonly beside: ReactNode
  readonly children: ReactNode
}

/** The main content of a page and its side content. */
export function Columns({ beside, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      {beside}
    </div>
  )
}
