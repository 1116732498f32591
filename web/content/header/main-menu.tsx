import { type RefObject, useEffect, useRef } from 'react'
import type { MenuEntry } from '#contracts/content.ts'
import type { Link } from '#contracts/widgets.ts'
import { StaticPart, useMarket } from '#web/markets/index.ts'
import styles from './main-menu.module.css'
import { MenuPicture } from './menu-picture.tsx'

/** The main menu. Entries with more below unfold by the platform's own `details`; script only closes them again. */
export function MainMenu({ path }: { readonly path: string }) {
  const { t, navigation } = useMarket()
  const menu = useRef<HTMLElement>(null)
  useClosing(menu, path)
  return (
    <nav ref={menu} className={styles.menu} id="main-menu" aria-label={t('menu.main')}>
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

function Below({ entry: { title, url, columns, picture } }: Pick<EntryProps, 'entry'>) {
  const { t } = useMarket()
  const all: Link = { title: t('menu.all-of', title), url, newTab: false }
  return (
    <div className={styles.columns}>
      {columns.map((column, index) => (
        <div key={column.id}>
          <p className={styles.title}>{column.title}</p>
          <ul>
            {[...(index === 0 ? [all] : []), ...column.links].map((link) => (
              <li key={link.url}>
                <a href={link.url}>{link.title}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {picture && <MenuPicture picture={picture.picture} link={picture.link} />}
    </div>
  )
}

const currentAt = (url: string, path: string): 'true' | undefined =>
  path === url || path.startsWith(`${url}/`) ? 'true' : undefined

/** An open part of the menu closes on Escape, on a press elsewhere, and when one has arrived somewhere. */
function useClosing(menu: RefObject<HTMLElement | null>, path: string): void {
  const arrivedAt = useRef(path)
  useEffect(() => {
    // A part opened before hydration stays open.
    if (arrivedAt.current !== path) close(menu.current)
    arrivedAt.current = path
  }, [menu, path])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(menu.current)?.querySelector('summary')?.focus()
    }
    const onPress = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) close(menu.current)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [menu])
}

function close(menu: HTMLElement | null): HTMLDetailsElement | undefined {
  const open = menu?.querySelector<HTMLDetailsElement>('details[open]')
  if (!open) return undefined
  open.open = false
  return open
}
