import { useEffect, useRef } from 'react'
import styles from './notice.module.css'
import { Sign } from './notice.tsx'

export interface ErrorSummaryProps {
  /** "Two things to fix" */
  readonly title: string
  /** `field` is the id of the control that the text is about; without it the text is about the whole form. A new array is a new answer. */
  readonly problems: readonly { readonly field?: string | undefined; readonly text: string }[]
}

/** Shown above a refused form: takes the focus and links to each field to correct. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer takes the focus, even when it says the same again.
  useEffect(() => box.current?.focus(), [problems])
  if (problems.length === 0) return null
  return (
    <div
      className={styles.notice}
      data-tone="danger"
      role="alert"
      tabIndex={-1}
      ref={box}
      aria-labelledby="error-summary"
    >
      <Sign tone="danger" />
      <h2 className={styles.title} id="error-summary">
        {title}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ field, text }) => (
          <li key={`${field} ${text}`}>{field ? <a href={`#${field}`}>{text}</a> : text}</li>
        ))}
      </ul>
    </div>
  )
}
