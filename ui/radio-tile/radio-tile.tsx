import type { ComponentPropsWithRef } from 'react'
import styles from './radio-tile.module.css'

export interface RadioTileProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  /** Not available, or only elsewhere; it can be chosen all the same. */
  readonly gone?: boolean | 'elsewhere'
  /** Marked as an error: an option of its group must still be chosen. */
  readonly wrong?: boolean
}

/** A radio button shown as a short text in a frame; the text is its accessible name. */
export const RadioTile = ({ gone, wrong, children, ...native }: RadioTileProps) => (
  <label className={styles.tile} data-gone={gone || undefined} data-wrong={wrong || undefined}>
    <input {...native} type="radio" className={styles.radio} />
    {children}
  </label>
)
