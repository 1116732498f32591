import type { ReactNode } from 'react'
import { Columns } from '#ui/layout/index.ts'
import styles from './receipt.module.css'

/** The outcome and the next steps, with the order next to them. */
export function ReceiptColumns({ children, beside }: { readonly children: ReactNode; readonly beside: ReactNode }) {
  return (
    <Columns beside={<div className={styles.beside}>{beside}</div>}>
      <div className={styles.receipt}>{children}</div>
    </Columns>
  )
}
