import { useState } from 'react'
import type { MenuEntry } from '#contracts/content.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { BrandLinks } from './brand-bar.tsx'
import styles from './menu-drawer.module.css'
import { ServiceLinks } from './service-links.tsx'

export interface MenuDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The menu on narrow screens, level by level. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { t, navigation } = useMarket()
  const [inside, setInside] = useState<MenuEntry>()
  const close = () => {
    setInside(undefined)
    onClose()
  }
  return (
    <Drawer open={open} onClose={close} title={inside?.title ?? t('menu.title')} closeWord={t('close')} place="start">
      {inside ? (
        <Level entry={inside} onBack={() => setInside(undefined)} />
      ) : (
        <>
          {navigation.brands.length > 0 && <BrandLinks folds />}
          <Top entries={navigation.main} onEnter={setInside} />
        </>
      )}
    </Drawer>
  )
}

function Top({
  entries,
  onEnter,
}: {
  readonly entries: readonly MenuEntry[]
  readonly onEnter: (entry: MenuEntry) => void
}) {
  const { t, links } = useMarket()
  const byPriority = entries.toSorted((a, b) => b.burgerMenuPriority - a.burgerMenuPriority)
  return (
    <>
      <nav aria-label={t('menu.main')}>
        <ul>
          {byPriority.map((entry) => (
            <li key={entry.id}>
              {entry.columns.length > 0 ? (
                <button
                  className={styles.entry}
                  type="button"
                  data-emphasis={entry.emphasis}
                  onClick={() => onEnter(entry)}
                >
                  {entry.title} <Icon name="next" directional />
                </button>
              ) : (
                <a className={styles.entry} href={entry.url} data-emphasis={entry.emphasis}>
                  {entry.title}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {links.accountPage && (
        <a className={styles.entry} href={links.accountPage}>
          {t('menu.account')}
        </a>
      )}
      <ServiceLinks className={styles.service} />
    </>
  )
}

function Level({ entry, onBack }: { readonly entry: MenuEntry; readonly onBack: () => void }) {
  const { t } = useMarket()
  return (
    <nav aria-label={entry.title}>
      <button className={styles.back} type="button" onClick={onBack}>
        <Icon name="back" size="small" directional /> {t('menu.back')}
      </button>
      <a className={styles.entry} href={entry.url}>
        {t('menu.all-of', entry.title)}
      </a>
      {entry.columns.map((column) => (
        <section key={column.id} className={styles.column} aria-label={column.title}>
          <h3 className={styles.title}>{column.title}</h3>
          <ul>
            {column.links.map(({ title, url }) => (
              <li key={url}>
                <a className={styles.entry} href={url}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
