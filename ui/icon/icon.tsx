import styles from './icon.module.css'
import type { IconName } from './icons.ts'

export interface IconProps {
  readonly name: IconName
  readonly size?: 'normal' | 'small' | 'text'
  /** Mirrored on pages that are read from right to left, for example arrows and lorries. */
  readonly directional?: boolean
}

/** A decorative icon, hidden from screen readers: its meaning is in the text beside it or in the name of its control. */
export function Icon({ name, size = 'normal', directional = false }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} data-directional={directional || undefined} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
