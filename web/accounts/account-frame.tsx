import type { ReactNode } from 'react'
import { PageWidth } from '#ui/layout/index.ts'
import { type MarketView, useMarket } from '#web/markets/index.ts'
import styles from './account-frame.module.css'

/** Pages of the account, in the order of the menu if editors have not written a menu. */
const pages = [
  'accountPage',
  'accountOrderHistoryPage',
  'accountReturnsPage',
  'accountUserProfilePage',
  'accountAddressesPage',
  'accountPreferencesPage',
  'accountRewardsPage',
  'accountLoyaltyProgramPage',
  'accountSupportPage',
] as const

const loyaltyPages: readonly string[] = ['accountRewardsPage', 'accountLoyaltyProgramPage']

export interface AccountFrameProps {
  /** The alias of the page that is shown. */
  readonly page: (typeof pages)[number]
  readonly children: ReactNode
}

/** A page of the account, next to the menu of all account pages. */
export function AccountFrame({ page, children }: AccountFrameProps) {
  const { t } = useMarket()
  return (
    <PageWidth>
      <div className={styles.frame}>
        <nav aria-label={t('account.menu')}>
          <ul className={styles.menu}>
            {useEntries().map(({ title, icon, url, pageAlias }) => (
              <li key={url}>
                <a className={styles.entry} href={url} aria-current={pageAlias === page ? 'page' : undefined}>
                  {icon && <img src={icon} alt="" width={24} height={24} />}
                  {title}
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

/** The main parts of the account, which every shop has. */
const mainPages: readonly string[] = ['accountOrderHistoryPage', 'accountUserProfilePage', 'accountAddressesPage']

/** The editors' menu, or the shop's default menu. The toggle `advancedMyAccount` adds the pages that are not main pages. */
function useEntries(): MarketView['navigation']['accountMenu'] {
  const { t, links, navigation, toggle } = useMarket()
  const own = pages.map((alias) => {
    const title = t(`account.menu-${alias.toLowerCase()}`)
    return { title, icon: null, url: links[alias] ?? '', pageAlias: alias }
  })
  const entries = navigation.accountMenu.length > 0 ? navigation.accountMenu : own
  const isWhole = toggle('advancedMyAccount')
  const hasLoyalty = toggle('pointsSystem') || toggle('loyaltyCard')
  const isHidden = (alias: string) =>
    isWhole ? loyaltyPages.includes(alias) && !hasLoyalty : alias.startsWith('account') && !mainPages.includes(alias)
  return entries.filter(({ url, pageAlias }) => url !== '' && !isHidden(pageAlias ?? ''))
}
