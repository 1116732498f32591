import type { SearchSuggestions } from '#contracts/search.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './suggestions.module.css'

export interface TermsAndCategoriesProps {
  /** The id of the list, to which the field refers. */
  readonly id: string
  readonly answer: SearchSuggestions
}

/** The list of the combobox: completions of the term, and categories with that name. */
export function TermsAndCategories({ id, answer: { term, terms, categories } }: TermsAndCategoriesProps) {
  const { t } = useMarket()
  return (
    <div className={styles.list} role="listbox" id={id} aria-label={t('search.suggestions')}>
      {terms.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, no fields
        <div role="group" aria-labelledby={`${id}-terms`}>
          <p className={styles.head} id={`${id}-terms`} role="presentation">
            {t(term ? 'search.suggestions' : 'search.popular')}
          </p>
          {terms.map((it, nth) => (
            <a
              key={it.url}
              className={styles.option}
              id={`${id}-t${nth}`}
              role="option"
              aria-selected="false"
              tabIndex={-1}
              href={it.url}
              data-term={it.term}
            >
              <Completed term={it.term} typed={term} />
            </a>
          ))}
        </div>
      )}
      {categories.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div role="group" aria-labelledby={`${id}-categories`}>
          <p className={styles.head} id={`${id}-categories`} role="presentation">
            {t('listing.categories')}
          </p>
          {categories.map(({ displayName, productsInCategory, categoryUri }, nth) => (
            <a
              key={categoryUri}
              className={styles.option}
              id={`${id}-c${nth}`}
              role="option"
              aria-selected="false"
              tabIndex={-1}
              href={categoryUri}
            >
              <span>{displayName}</span> <span className={styles.count}>{productsInCategory}</span>
            </a>
          ))}
        </div>
      )}
    </div>
  )
}

/** A completion of the typed text. The added part is highlighted, not the typed one. */
function Completed({ term, typed }: { readonly term: string; readonly typed: string }) {
  const begins = typed !== '' && term.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase())
  if (!begins) return <span>{term}</span>
  return (
    <span>
      {term.slice(0, typed.length)}
      <b>{term.slice(typed.length)}</b>
    </span>
  )
}
