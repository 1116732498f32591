import type { Row } from '#contracts/widgets.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './fixed-widgets.module.css'
import { Rows } from './rows.tsx'

/** Widgets that stay in a corner of the screen while the page scrolls. On phones they are at the end of the page. */
export function FixedWidgets({ rows }: { readonly rows: readonly Row[] }) {
  const { t } = useMarket()
  return (
    <aside className={styles.fixed} aria-label={t('page.fixed-widgets')}>
      <Rows rows={rows} />
    </aside>
  )
}
