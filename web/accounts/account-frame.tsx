import type { ReactNode } from 'react'
import { PageWidth } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-frame.module.css'

/** Page aliases of the account menu, in its order. A page that this shop does not have is left out. */
const menu = ['accountPage', 'accountUserProfilePage', 'accountAddressesPage', 'accountPreferencesPage'] as const

export interface AccountFrameProps {
  /** The alias of the page that is shown. */
  readonly page: (typeof menu)[number]
  readonly children: ReactNode
}

/** A page of the account beside the menu that leads to the others. */
export function AccountFrame({ page, children }: AccountFrameProps) {
  const { t, links, toggle } = useMarket()
  const isOffered = (alias: (typeof menu)[number]) => alias !== 'accountPreferencesPage' || toggle('advancedMyAccount')
  const entries = menu.flatMap((alias) => (links[alias] && isOffered(alias) ? [{ alias, url: links[alias] }] : []))
  return (
    <PageWidth>
      <div className={styles.frame}>
        <nav aria-label={t('account.menu')}>
          <ul className={styles.menu}>
            {entries.map(({ alias, url }) => (
              <li key={alias}>
                <a className={styles.entry} href={url} aria-current={alias === page ? 'page' : undefined}>
                  {t(`account.menu-${alias.toLowerCase()}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>{children}</div>
      </div>
    </PageWidth>
  )
}
