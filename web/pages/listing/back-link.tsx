import type { MouseEvent } from 'react'
import type { Listing } from '#contracts/browsing-pages.ts'
import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './back-link.module.css'

/** A link back to the previous page of the shop. For visitors from another site, and without script, it leads to the parent category. */
export function BackLink({ listing: { parent } }: { readonly listing: Listing }) {
  const { t, links, toggle } = useMarket()
  if (!toggle('listingBackButton')) return null
  const goBack = (event: MouseEvent) => {
    // The Navigation API lists only pages of the same origin.
    if (!('navigation' in window) || !window.navigation.currentEntry?.index) return
    event.preventDefault()
    window.navigation.back()
  }
  return (
    <a className={styles.back} href={parent?.url ?? links.homePage} onClick={goBack}>
      <Icon name="back" size="small" directional /> {t('listing.back')}
    </a>
  )
}
