import styles from './marks.module.css'

export interface MarksProps {
  /** The topic of the row. */
  readonly label: string
  readonly names: readonly string[]
}

/** Marks in a row, each in proportions of its own: what can be paid with, say. Nothing where there are none. */
export function Marks({ label, names }: MarksProps) {
  if (names.length === 0) return null
  return (
    <ul className={styles.marks} aria-label={label}>
      {names.map((name) => (
        <li key={name}>
          <Mark name={name} />
        </li>
      ))}
    </ul>
  )
}

/** One of them by itself, where a list would be too much. Names of companies are the same in every language. */
export const Mark = ({ name }: { readonly name: string }) => (
  <span className={styles.mark} data-mark={name.toLowerCase().replaceAll(/[^a-z]/g, '')} lang="en" dir="ltr">
    {name}
  </span>
)
