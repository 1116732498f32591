import type { SavedAddress } from '#contracts/account-pages.ts'
import { listed } from '#foundation/listed.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-profile-page.module.css'

/** The addresses of the address book, with a link to change them. */
export function ProfileAddresses({ addresses }: { readonly addresses: readonly SavedAddress[] }) {
  const { t, links } = useMarket()
  return (
    <section className={styles.part} aria-labelledby="profile-addresses">
      <h2 id="profile-addresses">{t('page.accountaddressespage')}</h2>
      {addresses.map(({ id, name, lines, isPreferred }) => (
        <address key={id}>
          <bdi>{name}</bdi>
          {t('list.comma')}
          <bdi>{listed(t, lines)}</bdi>
          {isPreferred && <span> ({t('address-book.preferred')})</span>}
        </address>
      ))}
      <TextLink href={links.accountAddressesPage ?? ''}>{t('profile.change-addresses')}</TextLink>
    </section>
  )
}
