import { Icon } from '#ui/icon/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './search-form.module.css'

export interface SearchFormProps {
  /** `header`: a line in the header; `page`: with a button, where searching is what one came for. */
  readonly kind: 'header' | 'page'
  readonly term?: string | undefined
}

/** Looks for words. A plain GET form: its address is the result. */
export function SearchForm({ kind, term }: SearchFormProps) {
  const { t, links } = useMarket()
  const id = `search-${kind}`
  return (
    <search className={styles.search} data-kind={kind}>
      <form className={styles.form} action={links.searchPage} key={term}>
        <label className={styles.label} htmlFor={id}>
          {kind === 'page' ? t('search.title') : <VisuallyHidden>{t('search.title')}</VisuallyHidden>}
        </label>
        <span className={styles.box}>
          <Icon name="search" size="small" />
          <input
            className={styles.input}
            id={id}
            type="search"
            name="q"
            defaultValue={term}
            placeholder={kind === 'header' ? t('search.placeholder') : undefined}
            maxLength={100}
            autoComplete="off"
            required
          />
        </span>
        <button className={styles.button} type="submit">
          {t('search.title')}
        </button>
      </form>
    </search>
  )
}
