import type { ReactNode } from 'react'
import styles from './layout.module.css'

export interface OneActionProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page of one action, where the link of a mail leads: its title, what it is about, and the button. */
export const OneAction = ({ title, children }: OneActionProps) => (
  <section className={styles.action}>
    <h1 className={styles.name} tabIndex={-1}>
      {title}
    </h1>
    {children}
  </section>
)
