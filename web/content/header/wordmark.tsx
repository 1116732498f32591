import { useMarket } from '#web/markets/index.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import styles from './wordmark.module.css'

/**
 * The shop's name, with a link to the home page. It is never mirrored or translated. On a device of a store, the name
 * of the store is below it.
 */
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
