import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './radio-card.module.css'

/** A choice between a few important options, in a column. */
export function RadioCards({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>{children}</div>
    </fieldset>
  )
}

export interface RadioCardProps extends Omit<ComponentPropsWithRef<'input'>, 'title' | 'type' | 'className'> {
  readonly title: ReactNode
  readonly note?: ReactNode
  /** At the end of the line: a price, or brand marks. */
  readonly end?: ReactNode
  /** Shown while this option is chosen; it needs no script. */
  readonly children?: ReactNode
}

/** All its texts are part of its accessible name. The spaces separate the words for screen readers. */
export function RadioCard({ title, note, end, children, ...native }: RadioCardProps) {
  return (
    <div className={styles.card}>
      <label className={styles.choice}>
        <input {...native} type="radio" className={styles.radio} />
        <span className={styles.title}>{title}</span> {end && <span className={styles.end}>{end}</span>}{' '}
        {note && <span className={styles.note}>{note}</span>}
      </label>
      {children && <div className={styles.body}>{children}</div>}
    </div>
  )
}
