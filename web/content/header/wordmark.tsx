import { useMarket } from '#web/markets/index.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import styles from './wordmark.module.css'

/** The shop's name, a link to the home page. Never mirrored or translated. On a device of a store, the store's name is below it. */
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
