import type { ReactNode } from 'react'
import styles from './layout.module.css'

/** Stands where something would: says plainly that there is nothing, what it would be for, and where to go from here. */
export const NothingHere = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.nothing}>{children}</div>
)
