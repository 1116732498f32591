import { useSyncExternalStore } from 'react'
import { useMarket } from '#web/markets/index.ts'
import styles from './offline-notice.module.css'

/** A line at the bottom of the window while the browser is offline. */
export function OfflineNotice() {
  const { t } = useMarket()
  const isOffline = useSyncExternalStore(
    watchConnection,
    () => !navigator.onLine,
    () => false,
  )
  return <div role="status">{isOffline && <p className={styles.notice}>{t('page.offline')}</p>}</div>
}

function watchConnection(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
