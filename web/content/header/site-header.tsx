import { type ReactNode, useState } from 'react'
import { Icon, type IconName } from '#ui/icon/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { useLazy } from '#web/platform/use-lazy.ts'
import { BrandBar } from './brand-bar.tsx'
import { BasketLink, WishlistLink } from './counted-links.tsx'
import { MainMenu } from './main-menu.tsx'
import { PersonLink } from './person-link.tsx'
import styles from './site-header.module.css'
import { NewsBelow, TopBar } from './top-bar.tsx'
import { Wordmark } from './wordmark.tsx'

export interface SiteHeaderProps {
  /** Address of the current page. The menu marks its entry. */
  readonly path: string
  /** The search form. */
  readonly search: ReactNode
  readonly inApp: boolean
  /** The link to the member card. */
  readonly loyalty?: ReactNode
}

/** The header of pages with products. The top bar scrolls away, the row below it stays. */
export function SiteHeader({ path, search, inApp, loyalty }: SiteHeaderProps) {
  const { t, links, navigation, market } = useMarket()
  return (
    <header className={styles.header} data-brands={navigation.brands.length > 0 || undefined}>
      <TopBar inApp={inApp} />
      {navigation.brands.length > 0 && <Brands />}
      <PageWidth>
        <div className={styles.bar}>
          <Burger />
          <Wordmark />
          <MainMenu path={path} />
          <div className={styles.search}>{search}</div>
          <div className={styles.actions}>
            <Action icon="search" href={links.searchPage} name={t('search.title')} only="narrow" />
            {market.storeLocatorIcon && (
              <Action icon="pin" href={links.storeLocatorPage} name={t('page.storelocatorpage')} only="wide" />
            )}
            {loyalty}
            <PersonLink />
            <WishlistLink />
            <BasketLink />
          </div>
        </div>
      </PageWidth>
      <NewsBelow inApp={inApp} />
    </header>
  )
}

/** Few shops have several brands, so browsers load this code only in those shops. */
const ShownBrands = import.meta.env.SSR ? BrandBar : lazyCode(async () => (await import('./brand-bar.tsx')).BrandBar)

const Brands = () => (
  <LazyPart>
    <ShownBrands />
  </LazyPart>
)

interface ActionProps {
  readonly icon: IconName
  /** Undefined if the shop has no such page; then the link is left out. */
  readonly href: string | undefined
  readonly name: string
  readonly only?: 'narrow' | 'wide'
}

function Action({ icon, href, name, only }: ActionProps) {
  if (!href) return null
  return (
    <a className={styles.action} href={href} aria-label={name} data-only={only}>
      <Icon name={icon} />
    </a>
  )
}

/** Opens the menu drawer. Without script it is a link to the main menu, which then unfolds below the header. */
function Burger() {
  const { t } = useMarket()
  const [open, setOpen] = useState(false)
  const [MenuDrawer, want] = useLazy(loadDrawer)
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without script it is a link; with script it opens a drawer */}
      <a
        className={styles.burger}
        href="#main-menu"
        aria-label={t('menu.title')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => {
          const { href } = event.currentTarget
          event.preventDefault()
          void want().then((came) => (came ? setOpen(true) : location.assign(href)))
        }}
      >
        <Icon name="burger" />
      </a>
      {MenuDrawer && <MenuDrawer open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

const loadDrawer = async () => (await import('./menu-drawer.tsx')).MenuDrawer
