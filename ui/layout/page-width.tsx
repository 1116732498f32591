import type { ReactNode } from 'react'
import styles from './layout.module.css'

export interface PageWidthProps {
  readonly as?: 'div' | 'section' | 'header' | 'span'
  readonly children: ReactNode
}

/** Limits its content to the width of the page, with the page's margins. */
export function PageWidth({ as: Element = 'div', children }: PageWidthProps) {
  return <Element className={styles.page}>{children}</Element>
}
