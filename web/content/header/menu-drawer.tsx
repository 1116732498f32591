import { useState } from 'react'
import type { MenuEntry } from '#contracts/content.ts'
import type { MenuColumn, MenuLink } from '#contracts/menus.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { BrandLinks } from './brand-bar.tsx'
import styles from './menu-drawer.module.css'
import { MenuPicture } from './menu-picture.tsx'
import { Headline, MenuLinkText } from './menu-text.tsx'
import { ServiceLinks } from './service-links.tsx'

export interface MenuDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The menu on narrow screens, one level at a time. */
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
          <Top entries={navigation.burger ?? navigation.main} onEnter={setInside} />
          {navigation.flyoutImages?.map(({ picture, link }) => (
            <MenuPicture key={link.url} picture={picture} link={link} />
          ))}
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
  const { t, links, toggle } = useMarket()
  return (
    <>
      <nav aria-label={t('menu.main')}>
        <ul className={styles.top} data-boxes={toggle('boxMobileNavigation') || undefined}>
          {byBurgerPriority(entries).map((entry) => (
            <li key={entry.id}>
              {entry.columns.length > 0 ? (
                <button
                  className={styles.entry}
                  type="button"
                  data-emphasis={entry.emphasis}
                  onClick={() => onEnter(entry)}
                >
                  <bdi>{entry.title}</bdi> <Icon name="next" directional />
                </button>
              ) : (
                <a className={styles.entry} href={entry.url} data-emphasis={entry.emphasis}>
                  <bdi>{entry.title}</bdi>
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
        <Column key={column.id} column={column} />
      ))}
    </nav>
  )
}

function Column({ column }: { readonly column: MenuColumn }) {
  return (
    <section className={styles.column} aria-label={column.title}>
      <h3 className={styles.title}>
        <Headline column={column} isShort />
      </h3>
      <ul>
        {byBurgerPriority(column.links).map((link) => (
          <li key={link.url}>
            <a className={styles.entry} href={link.url}>
              <MenuLinkText link={link} />
            </a>
            {link.links?.map((inner) => (
              <a key={inner.url} className={styles.entry} href={inner.url}>
                <bdi>{inner.title}</bdi>
              </a>
            ))}
          </li>
        ))}
      </ul>
      {column.headlines?.map((inner) => (
        <Column key={inner.id} column={inner} />
      ))}
    </section>
  )
}

/** Entries with the highest priority first. Entries with the same priority keep the editors' order. */
const byBurgerPriority = <Some extends Pick<MenuLink, 'burgerMenuPriority'>>(entries: readonly Some[]): Some[] =>
  entries.toSorted((a, b) => (b.burgerMenuPriority ?? 0) - (a.burgerMenuPriority ?? 0))
