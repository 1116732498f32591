import type { ReactNode } from 'react'
import styles from './layout.module.css'

export interface OneActionProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page with a single action, the target of a link in a mail: title, explanation and button. */
export const OneAction = ({ title, children }: OneActionProps) => (
  <section className={styles.action}>
    <h1 className={styles.name} tabIndex={-1}>
      {title}
    </h1>
    {children}
  </section>
)
