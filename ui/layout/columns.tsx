import type { ReactNode } from 'react'
import styles from './layout.module.css'

export interface ColumnsProps {
  /** One element: at the end of the line on wide screens, below on narrow ones. */
  readonly beside: ReactNode
  readonly children: ReactNode
}

/** What a page is about, and what goes with it. */
export function Columns({ beside, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      {beside}
    </div>
  )
}
