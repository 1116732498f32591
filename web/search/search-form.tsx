import { type ComponentType, useRef } from 'react'
import { Icon } from '#ui/icon/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { useLazy } from '#web/platform/use-lazy.ts'
import styles from './search-form.module.css'

export interface SearchFormProps {
  /** `header`: one line in the header; `flyout`: alone in a flyout; `page`: with a button, on the search page. */
  readonly kind: 'header' | 'flyout' | 'page'
  readonly term?: string | undefined
  /** Loads the suggestions. They are shown below the field when it gets the focus. */
  readonly loadSuggestions: () => Promise<ComponentType<SuggestionsBelowProps>>
}

export interface SuggestionsBelowProps {
  readonly input: HTMLInputElement
  readonly always?: boolean
}

/** The search form: a plain GET form whose address shows the results. The key resets the form for a new term. */
export const SearchForm = (props: SearchFormProps) => <FormForTerm key={props.term} {...props} />

function FormForTerm({ kind, term, loadSuggestions }: SearchFormProps) {
  const { t, links } = useMarket()
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, want] = useLazy(loadSuggestions)
  const id = `search-${kind}`
  return (
    <search className={styles.search} data-kind={kind} onFocus={() => void want()}>
      <form className={styles.form} action={links.searchPage}>
        <label className={styles.label} htmlFor={id}>
          {kind === 'page' ? t('search.title') : <VisuallyHidden>{t('search.title')}</VisuallyHidden>}
        </label>
        <span className={styles.box}>
          <Icon name="search" size="small" />
          <input
            ref={input}
            className={styles.input}
            id={id}
            type="search"
            name="q"
            defaultValue={term}
            placeholder={kind === 'page' ? undefined : t('search.placeholder')}
            maxLength={100}
            autoComplete="off"
            required
          />
        </span>
        <button className={styles.button} type="submit">
          {t('search.placeholder')}
        </button>
      </form>
      {Suggestions && input.current && <Suggestions input={input.current} always={kind === 'flyout'} />}
    </search>
  )
}
