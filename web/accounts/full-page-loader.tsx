import type { ReactNode } from 'react'
import styles from './accounts.module.css'

/** Fills the page while something must happen first. Its text says what happens, and links to a way to continue without it. */
export const FullPageLoader = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className={styles.waiting}>
    <span className={styles.loader} aria-hidden="true" />
    <h1 tabIndex={-1}>{title}</h1>
    {children}
  </div>
)
