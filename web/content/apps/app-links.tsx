import { useMarket } from '#web/markets/index.ts'
import { AppIcon } from './app-icon.tsx'
import styles from './app-links.module.css'

/** Links to the shop's apps in the app stores of their platforms. */
export function AppLinks() {
  const { t, navigation } = useMarket()
  return (
    <nav className={styles.apps} aria-label={t('footer.apps')}>
      <h2 className={styles.heading}>{t('footer.apps')}</h2>
      <ul>
        {navigation.apps.map(({ platform, title, icon, url }) => (
          <li key={platform}>
            <a href={url} rel="noopener">
              <span className={styles.link}>
                <AppIcon icon={icon} />
                {title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
