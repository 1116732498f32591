import type { SavedAddress } from '#contracts/account-pages.ts'
import { listed } from '#foundation/listed.ts'
import { Button } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './saved-addresses.module.css'

/** Addresses from a member's address book; one click chooses the delivery address. */
export function SavedAddresses({ addresses }: { readonly addresses: readonly SavedAddress[] }) {
  const { t, links } = useMarket()
  if (addresses.length === 0) return null
  return (
    <section className={styles.saved} aria-labelledby="saved-addresses">
      <h2 id="saved-addresses">{t('address-book.yours')}</h2>
      <ul className={styles.list}>
        {addresses.map(({ id, name, lines }) => (
          <li key={id} className={styles.address}>
            <address>
              <bdi>{name}</bdi>
              {t('list.comma')}
              <bdi>{listed(t, lines)}</bdi>
            </address>
            <form method="post" action={links.checkoutDetailsPage}>
              <input type="hidden" name="addressId" value={id} />
              <Button name="formAction" value="use-address" aria-label={t('address-book.deliver-to', listed(t, lines))}>
                {t('address-book.deliver')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <h2>{t('address-book.other')}</h2>
    </section>
  )
}
