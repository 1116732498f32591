import type { PageOf } from '#contracts/pages.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { AccountFrame } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-addresses-page.module.css'
import { AddressEntry } from './address-entry.tsx'
import { EditAddress } from './edit-address.tsx'

/** The address book of the signed-in member. */
export function AccountAddressesPage({ page }: { readonly page: PageOf<'accountAddressesPage'> }) {
  const { t, links } = useMarket()
  const { addresses, edited, isFull, done, form } = page
  return (
    <AccountFrame page="accountAddressesPage">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{t('page.accountaddressespage')}</h1>
        {done && !form && (
          <Notice tone="success" role="status">
            {t(`address-book.${done}`)}
          </Notice>
        )}
        {edited ? (
          <EditAddress {...{ edited, form }} />
        ) : (
          <>
            {addresses.length === 0 && <p>{t('address-book.empty')}</p>}
            <ul className={styles.list}>
              {addresses.map((address) => (
                <AddressEntry key={address.id} {...{ address }} />
              ))}
            </ul>
            {isFull ? (
              <p>{t('address-book.full', addresses.length)}</p>
            ) : (
              <div>
                <ButtonLink href={`${links.accountAddressesPage}?edit=new`}>{t('address-book.add')}</ButtonLink>
              </div>
            )}
          </>
        )}
      </div>
    </AccountFrame>
  )
}
