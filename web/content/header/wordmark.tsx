import { useMarket } from '#web/markets/index.ts'
import styles from './wordmark.module.css'

/** The shop's name, leading home. Never mirrored, never translated. */
export function Wordmark() {
  const { shopName, links } = useMarket()
  return (
    <a className={styles.wordmark} href={links.homePage} lang="en" dir="ltr">
      {shopName}
    </a>
  )
}
