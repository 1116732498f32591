import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** Width to height of what is coming; a line of text without. */
  readonly shape?: 'tile' | 'line'
}

/** A quiet place-holder in the shape of what is coming. The container says `aria-busy`. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />
}
