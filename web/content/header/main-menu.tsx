import { type RefObject, useEffect, useRef } from 'react'
import type { MenuEntry } from '#contracts/content.ts'
import type { MenuColumn, MenuLink } from '#contracts/menus.ts'
import { registerClosedFlyout, registerOpenFlyout } from '#ui/drawer/index.ts'
import { StaticPart, useMarket } from '#web/markets/index.ts'
import { linkTarget } from '#web/platform/link-target.ts'
import styles from './main-menu.module.css'
import { MenuPicture } from './menu-picture.tsx'
import { Headline, MenuLinkText } from './menu-text.tsx'
import { openByIntent } from './open-by-intent.ts'

/** The main menu. Entries with a submenu are `details` elements, so they open without script. Script also opens them on hover and focus, and closes them. */
export function MainMenu({ path }: { readonly path: string }) {
  const { t, navigation } = useMarket()
  const menu = useRef<HTMLElement>(null)
  useClosing(menu)
  useEffect(() => openByIntent(menu.current!), [])
  return (
    <nav
      ref={menu}
      className={styles.menu}
      id="main-menu"
      aria-label={t('menu.main')}
      data-mobile={navigation.menuPosition?.mobile}
      data-tablet={navigation.menuPosition?.tablet}
      data-desktop={navigation.menuPosition?.desktop}
    >
      <ul className={styles.entries}>
        {navigation.main.map((entry) => (
          <li key={entry.id}>
            {entry.columns.length > 0 ? <Unfolding entry={entry} path={path} /> : <Plain entry={entry} path={path} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface EntryProps {
  readonly entry: MenuEntry
  readonly path: string
}

function Plain({ entry: { title, url, emphasis }, path }: EntryProps) {
  return (
    <a className={styles.link} href={url} data-emphasis={emphasis} aria-current={currentAt(url, path)}>
      <bdi>{title}</bdi>
    </a>
  )
}

function Unfolding({ entry, path }: EntryProps) {
  const { title, url, emphasis } = entry
  return (
    <details name="main-menu">
      <summary className={styles.link} data-emphasis={emphasis} data-current={currentAt(url, path)}>
        <bdi>{title}</bdi>
      </summary>
      <StaticPart as="div" className={styles.mega} name={`menu ${entry.id}`}>
        <Below entry={entry} />
      </StaticPart>
    </details>
  )
}

function Below({ entry: { title, subtitle, url, columns, picture } }: Pick<EntryProps, 'entry'>) {
  const { t } = useMarket()
  const all: MenuLink = { title: t('menu.all-of', title), url, newTab: false, ...(subtitle ? { subtitle } : {}) }
  return (
    <div className={styles.columns}>
      {columns.map((column, index) => (
        <Column key={column.id} column={column} first={index === 0 ? all : undefined} />
      ))}
      {picture && <MenuPicture picture={picture.picture} link={picture.link} />}
    </div>
  )
}

function Column({ column, first }: { readonly column: MenuColumn; readonly first?: MenuLink | undefined }) {
  return (
    <div>
      <p className={styles.title}>
        <Headline column={column} />
      </p>
      <ul>
        {[...(first ? [first] : []), ...column.links].map((link) => (
          <li key={link.url}>
            <a href={link.url} {...linkTarget(link)}>
              <MenuLinkText link={link} />
            </a>
            {link.links && (
              <ul className={styles.inner}>
                {link.links.map((inner) => (
                  <li key={inner.url}>
                    <a href={inner.url} {...linkTarget(inner)}>
                      {inner.title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {column.headlines?.map((inner) => (
        <Column key={inner.id} column={inner} />
      ))}
    </div>
  )
}

const currentAt = (url: string, path: string): 'true' | undefined =>
  path === url || path.startsWith(`${url}/`) ? 'true' : undefined

/** Closes an open submenu on Escape, on a click elsewhere, and when another flyout opens. */
function useClosing(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = menu.current!
    const flyout = { close: () => void close(element) }
    const noteFlyout = () => {
      if (element.querySelector(openPart)) registerOpenFlyout(flyout, null)
      else registerClosedFlyout(flyout)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(element)?.querySelector('summary')?.focus()
    }
    const onPress = (event: Event) => {
      if (!element.contains(event.target as Node)) close(element)
    }
    // A part may have been opened before the page was hydrated.
    noteFlyout()
    element.addEventListener('toggle', noteFlyout, true)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      registerClosedFlyout(flyout)
      element.removeEventListener('toggle', noteFlyout, true)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [menu])
}

const openPart = 'details[open]'

function close(menu: HTMLElement): HTMLDetailsElement | undefined {
  const open = menu.querySelector<HTMLDetailsElement>(openPart)
  if (!open) return undefined
  open.open = false
  return open
}
