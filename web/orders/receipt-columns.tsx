import type { ReactNode } from 'react'
import styles from './receipt.module.css'

/** What happened and what comes next, and what was bought beside it. */
export function ReceiptColumns({ children, beside }: { readonly children: ReactNode; readonly beside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.receipt}>{children}</div>
      <div className={styles.beside}>{beside}</div>
    </div>
  )
}
