import type { ComponentPropsWithRef } from 'react'
import styles from './radio-tile.module.css'

export interface RadioTileProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  /** Not available, or available only elsewhere. It can still be chosen. */
  readonly gone?: boolean | 'elsewhere'
  /** Marked as an error: the shopper must still choose an option of the group. */
  readonly wrong?: boolean
}

/** A radio button shown as a short text in a frame. The text is its accessible name. */
export const RadioTile = ({ gone, wrong, children, ...native }: RadioTileProps) => (
  <label className={styles.tile} data-gone={gone || undefined} data-wrong={wrong || undefined}>
    <input {...native} type="radio" className={styles.radio} />
    {children}
  </label>
)
