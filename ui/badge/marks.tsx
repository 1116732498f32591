import styles from './marks.module.css'

export interface MarksProps {
  /** What the row shows, for screen readers. */
  readonly label: string
  readonly names: readonly string[]
}

/** Brand marks in a row, each with its own proportions, for example the accepted payment types. Renders nothing without names. */
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

/** A single mark, without a list around it. Company names are not translated. */
export const Mark = ({ name }: { readonly name: string }) => (
  <span className={styles.mark} data-mark={name.toLowerCase().replaceAll(/[^a-z]/g, '')} lang="en" dir="ltr">
    {name}
  </span>
)
