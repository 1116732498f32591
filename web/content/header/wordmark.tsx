import { useMarket } from '#web/markets/index.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import styles from './wordmark.module.css'

/** The shop's name, leading home. Never mirrored, never translated. On a device of a store, the name of that store is below. */
export function Wordmark() {
  const { shopName, links } = useMarket()
  const storeName = useVisitor()?.storeName
  return (
    <span className={styles.brand}>
      <a className={styles.wordmark} href={links.homePage} lang="en" dir="ltr">
        {shopName}
      </a>
      {storeName && <span className={styles.store}>{storeName}</span>}
    </span>
  )
}
