import type { ReactNode } from 'react'
import styles from './field.module.css'

export interface FieldTexts {
  /** Unique on the page; error summaries link to it. */
  readonly id: string
  readonly label: ReactNode
  /** The text "(optional)", if the field is optional. */
  readonly optional?: string | undefined
  /** Why the shop needs it, or how to write it. */
  readonly help?: ReactNode
}

interface FieldFrameProps extends FieldTexts {
  readonly problem: string | undefined
  readonly narrow?: boolean | undefined
  readonly children: ReactNode
}

/** A label, help, the control, and its problem. */
export function FieldFrame({ id, label, optional, help, problem, narrow, children }: FieldFrameProps) {
  return (
    <div className={styles.field} data-narrow={narrow || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** Attributes that connect a control with its help and its problem. */
export function described(id: string, help: ReactNode, problem: string | undefined) {
  const ids = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return { ...(ids && { 'aria-describedby': ids }), ...(problem && { 'aria-invalid': true as const }) }
}
