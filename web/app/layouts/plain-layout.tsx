import { PageWidth } from '#ui/layout/index.ts'
import { FooterEnd, Wordmark } from '#web/content/index.ts'
import styles from './checkout-layout.module.css'
import type { LayoutProps } from './layout.ts'
import { PageFrame } from './page-frame.tsx'

/** The shop's name above the content, the market below it, and no menu. */
export function PlainLayout({ children }: LayoutProps) {
  return (
    <PageFrame
      header={
        <header className={styles.header}>
          <PageWidth>
            <div className={styles.bar}>
              <Wordmark />
            </div>
          </PageWidth>
        </header>
      }
      footer={
        <footer className={styles.footer}>
          <PageWidth>
            <FooterEnd />
          </PageWidth>
        </footer>
      }
    >
      {children}
    </PageFrame>
  )
}
