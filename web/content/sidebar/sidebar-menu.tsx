import type { KeyboardEvent } from 'react'
import type { MenuColumn } from '#contracts/menus.ts'
import { useMarket } from '#web/markets/index.ts'
import { linkTarget } from '#web/platform/link-target.ts'
import { Headline, MenuLinkText } from '../header/menu-text.tsx'
import styles from './sidebar-menu.module.css'

export interface SidebarMenuProps {
  /** Address of the current page. The menu marks its entry. */
  readonly path: string
}

/** Headlines next to the text of content pages. They fold as native `details`. Editors choose which are open at first. */
export function SidebarMenu({ path }: SidebarMenuProps) {
  const { t, navigation } = useMarket()
  return (
    <nav className={styles.menu} aria-label={t('menu.sidebar')} onKeyDown={closeAround}>
      {navigation.sidebar?.map((column) => (
        <Part key={column.id} column={column} path={path} />
      ))}
    </nav>
  )
}

function Part({ column, path }: { readonly column: MenuColumn; readonly path: string }) {
  return (
    <details className={styles.part} open={column.isExpanded || holds(column, path)}>
      <summary className={styles.title}>
        <Headline column={column} />
      </summary>
      <ul>
        {column.links.map((link) => (
          <li key={link.url}>
            <a
              className={styles.link}
              href={link.url}
              aria-current={link.url === path ? 'page' : undefined}
              {...linkTarget(link)}
            >
              <MenuLinkText link={link} />
            </a>
          </li>
        ))}
      </ul>
      {column.headlines?.map((inner) => (
        <Part key={inner.id} column={inner} path={path} />
      ))}
    </details>
  )
}

const holds = ({ links, headlines = [] }: MenuColumn, path: string): boolean =>
  links.some(({ url }) => url === path) || headlines.some((inner) => holds(inner, path))

/** Escape folds the part that contains the focus. */
function closeAround({ key, target }: KeyboardEvent<HTMLElement>): void {
  const open = key === 'Escape' ? (target as Element).closest<HTMLDetailsElement>('details[open]') : null
  if (!open) return
  open.open = false
  open.querySelector('summary')!.focus()
}
