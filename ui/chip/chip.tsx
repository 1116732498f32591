import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './chip.module.css'

export interface RemovableChipProps {
  readonly href: string
  /** Read out in full: "Remove filter: Colour: Navy". */
  readonly name: string
  readonly children: ReactNode
}

/** Something active that can be removed, such as a chosen filter. */
export function RemovableChip({ href, name, children }: RemovableChipProps) {
  return (
    <a className={styles.chip} href={href} aria-label={name}>
      {children} <Icon name="close" size="small" />
    </a>
  )
}

/** Chips in a row that wraps; on narrow screens one line that scrolls. */
export function Chips({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {children}
    </ul>
  )
}
