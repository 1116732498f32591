import { useEffect, useRef } from 'react'
import type { MenuEntry } from '#contracts/content.ts'
import { StaticPart, useMarket } from '#web/markets/index.ts'
import { Submenu } from '../static-parts.ts'
import styles from './main-menu.module.css'

/** The main menu. Entries with a submenu are `details` elements, so they open without script. Script also opens them on hover and focus, and closes them. */
export function MainMenu({ path }: { readonly path: string }) {
  const { t, navigation } = useMarket()
  const menu = useRef<HTMLElement>(null)
  useEffect(() => loadBehaviour(menu.current!), [])
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
        <Submenu entry={entry} />
      </StaticPart>
    </details>
  )
}

const currentAt = (url: string, path: string): 'true' | undefined =>
  path === url || path.startsWith(`${url}/`) ? 'true' : undefined

/** Loads what opens and closes submenus by pointer and keyboard. The menu works without it, so the page does not wait. */
function loadBehaviour(menu: HTMLElement): () => void {
  let end: (() => void) | undefined
  let left = false
  void import('./live-menu.ts').then(({ liveMenu }) => {
    if (!left) end = liveMenu(menu)
  }, reportError)
  return () => {
    left = true
    end?.()
  }
}
