import type { MenuEntry } from '#contracts/content.ts'
import type { MenuColumn, MenuLink } from '#contracts/menus.ts'
import { useMarket } from '#web/markets/index.ts'
import { linkTarget } from '#web/platform/link-target.ts'
import styles from './main-menu.module.css'
import { MenuPicture } from './menu-picture.tsx'
import { Headline, MenuLinkText } from './menu-text.tsx'

/** What the main menu shows below an open entry: columns of links, and a picture. */
export function Submenu({ entry: { title, subtitle, url, columns, picture } }: { readonly entry: MenuEntry }) {
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
