import type { ReactNode } from 'react'
import { useMarket } from '#web/markets/index.ts'
import styles from './page-frame.module.css'

export interface PageFrameProps {
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** The landmarks of every page, in reading order: skip link, header, content, footer. */
export function PageFrame({ header, footer, children }: PageFrameProps) {
  const { t } = useMarket()
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('page.to-content')}
      </a>
      {header}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  )
}
