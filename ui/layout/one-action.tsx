import type { ReactNode } from 'react'
import styles from './layout.module.css'

export interface OneActionProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page with a single action, such as the page that a link in a mail opens: title, explanation and button. */
export const OneAction = ({ title, children }: OneActionProps) => (
  <section className={styles.action}>
    <h1 className={styles.name} tabIndex={-1}>
      {title}
    </h1>
    {children}
  </section>
)
