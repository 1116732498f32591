import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import styles from './person-link.module.css'

/** The link to the account. Whether the visitor is signed in is personal data, which is loaded after hydration. */
export const PersonLink = () => <MarkedPersonLink signedIn={useVisitor()?.signedIn ?? false} />

/** The link, with a mark for a signed-in visitor in markets that use this mark. */
export function MarkedPersonLink({ signedIn }: { readonly signedIn: boolean }) {
  const { t, links, toggle } = useMarket()
  const marked = signedIn && toggle('userIconLoginIndicator')
  if (!links.accountPage) return null
  return (
    <a className={styles.link} href={links.accountPage} aria-label={t(marked ? 'menu.account-open' : 'menu.account')}>
      <Icon name="person" />
      {marked && <span className={styles.mark} aria-hidden="true" />}
    </a>
  )
}
