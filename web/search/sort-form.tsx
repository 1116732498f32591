import type { Listing } from '#contracts/browsing-pages.ts'
import { useMarket } from '#web/markets/index.ts'
import { HiddenQueryFields } from './hidden-query-fields.tsx'
import styles from './sort-form.module.css'

/** The sorting. A choice takes effect immediately; without script there is a button. The first entry, relevance, is not offered. */
export function SortForm({ listing }: { readonly listing: Listing }) {
  const { t } = useMarket()
  const offered = listing.search.sortings.slice(1)
  if (offered.length === 0) return null
  const chosen = offered.find(({ id }) => id === listing.sorting)?.id
  return (
    <form className={styles.form} action={listing.basePath}>
      <HiddenQueryFields listing={listing} own={['sorting']} />
      <label className={styles.label} htmlFor="sorting">
        {t('sorting.title')}
      </label>
      <select
        className={styles.select}
        id="sorting"
        name="sorting"
        key={listing.sorting}
        // Off, because a value that the browser restores on Back would submit the form.
        autoComplete="off"
        defaultValue={chosen ?? ''}
        onChange={(event) => event.target.form?.requestSubmit()}
      >
        {!chosen && <option value="">{t('sorting.default')}</option>}
        {offered.map(({ id }) => (
          <option key={id} value={id}>
            {t(`sorting.${id}`)}
          </option>
        ))}
      </select>
      <button className={styles.button} type="submit">
        {t('sorting.apply')}
      </button>
    </form>
  )
}
