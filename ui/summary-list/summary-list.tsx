import type { ReactNode } from 'react'
import styles from './summary-list.module.css'

/** Completed steps, each with a link to change it. */
export function SummaryList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>
}

export interface SummaryRowProps {
  readonly term: string
  readonly children: ReactNode
  readonly change?: { readonly href: string; readonly label: string; readonly name: string } | undefined
}

export function SummaryRow({ term, children, change }: SummaryRowProps) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd className={styles.answer}>{children}</dd>
      {change && (
        <dd>
          <a className={styles.change} href={change.href} aria-label={change.name}>
            {change.label}
          </a>
        </dd>
      )}
    </div>
  )
}

/** Amounts in a column, ending with the total. */
export function Sums({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.sums}>{children}</dl>
}

export interface SumProps {
  readonly label: ReactNode
  /** Formatted for the market. */
  readonly amount: ReactNode
  readonly note?: ReactNode
  readonly kind?: 'plain' | 'off' | 'total'
}

export function Sum({ label, amount, note, kind = 'plain' }: SumProps) {
  return (
    <div className={styles.sum} data-kind={kind}>
      <dt>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </dt>
      <dd>
        <bdi>{amount}</bdi>
      </dd>
    </div>
  )
}
