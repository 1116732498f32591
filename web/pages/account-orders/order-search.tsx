import { Button } from '#ui/button/index.ts'
import { Field } from '#ui/field/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-orders-page.module.css'

export function OrderSearch({ search }: { readonly search: string | undefined }) {
  const { t, links } = useMarket()
  return (
    <form className={styles.search} method="get" action={links.accountOrderHistoryPage}>
      <Field
        id="order-search"
        name="search"
        type="search"
        label={t('orders.search')}
        maxLength={100}
        autoComplete="off"
        defaultValue={search}
      />
      <Button kind="secondary">{t('orders.search-now')}</Button>
      {search !== undefined && <TextLink href={links.accountOrderHistoryPage ?? ''}>{t('orders.show-all')}</TextLink>}
    </form>
  )
}
