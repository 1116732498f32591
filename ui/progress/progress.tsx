import { type ReactNode, useId } from 'react'
import styles from './progress.module.css'

/** Progress, as text and a thin bar below it. */
export function Progress({ share, children }: { /** 0 to 1 */ readonly share: number; readonly children: ReactNode }) {
  const label = useId()
  return (
    <div className={styles.progress}>
      <p id={label}>{children}</p>
      <progress
        className={styles.bar}
        max={100}
        value={Math.round(Math.min(1, Math.max(0, share)) * 100)}
        aria-labelledby={label}
      />
    </div>
  )
}
