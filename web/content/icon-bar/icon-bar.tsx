import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './icon-bar.module.css'

export interface IconBarProps {
  /** Address of the current page. The bar marks its entry. */
  readonly path: string
  readonly inApp: boolean
}

/** A bar of editors' links at the bottom of the window, on phones and in the app on any screen. */
export function IconBar({ path, inApp }: IconBarProps) {
  const { t, navigation } = useMarket()
  return (
    <div className={styles.room} data-app={inApp || undefined} data-icon-bar="">
      <nav className={styles.bar} aria-label={t('menu.icons')}>
        <ul className={styles.entries}>
          {navigation.iconBar.map(({ title, url, icon }) => (
            <li key={url}>
              <a className={styles.entry} href={url} aria-current={path === url ? 'page' : undefined}>
                {'name' in icon ? (
                  <Icon name={icon.name} />
                ) : (
                  <img className={styles.image} src={icon.imageUrl} alt="" width="24" height="24" />
                )}
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
