import type { ComponentPropsWithRef } from 'react'
import styles from './radio-tile.module.css'

export interface RadioTileProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  /** Cannot be had, or only some other way; it may be chosen all the same. */
  readonly gone?: boolean | 'elsewhere'
  /** One of its group is still to be chosen. */
  readonly wrong?: boolean
}

/** A radio button as a word or two in a frame; what it says is its name. */
export const RadioTile = ({ gone, wrong, children, ...native }: RadioTileProps) => (
  <label className={styles.tile} data-gone={gone || undefined} data-wrong={wrong || undefined}>
    <input {...native} type="radio" className={styles.radio} />
    {children}
  </label>
)
