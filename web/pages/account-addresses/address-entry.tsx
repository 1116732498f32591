import type { SavedAddress } from '#contracts/account-pages.ts'
import { listed } from '#foundation/listed.ts'
import { Button } from '#ui/button/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-addresses-page.module.css'

/** An address of the address book. Deleting it takes a second click. */
export function AddressEntry({ address: { id, name, lines, isPreferred } }: { readonly address: SavedAddress }) {
  const { t, links } = useMarket()
  const text = listed(t, lines)
  return (
    <li className={styles.entry}>
      <address>
        <bdi>{name}</bdi>
        <br />
        <bdi>{text}</bdi>
      </address>
      {isPreferred && <p className={styles.small}>{t('address-book.preferred')}</p>}
      <form className={styles.actions} method="post" action={links.accountAddressesPage}>
        <input type="hidden" name="addressId" value={id} />
        <TextLink href={`${links.accountAddressesPage}?edit=${id}`} aria-label={t('address-book.change-this', text)}>
          {t('address-book.change')}
        </TextLink>
        {!isPreferred && (
          <Button
            kind="quiet"
            name="formAction"
            value="prefer-address"
            aria-label={t('address-book.prefer-this', text)}
          >
            {t('address-book.prefer')}
          </Button>
        )}
        <details>
          <summary className={styles.more}>
            {t('address-book.delete')} <VisuallyHidden>{text}</VisuallyHidden>
          </summary>
          <Button name="formAction" value="delete-address" aria-label={t('address-book.delete-this', text)}>
            {t('address-book.delete-now')}
          </Button>
        </details>
      </form>
    </li>
  )
}
