import type { ReactNode } from 'react'
import styles from './layout.module.css'

/** An empty state: says that there is nothing yet, what will be shown here, and where to go next. */
export const NothingHere = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.nothing}>{children}</div>
)
