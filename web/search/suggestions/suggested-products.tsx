import type { SearchSuggestions } from '#contracts/search.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import type { SuggestedProduct } from './suggested-product.ts'
import styles from './suggestions.module.css'

const most = 3

export interface SuggestedProductsProps {
  readonly Product: SuggestedProduct
  readonly answer: SearchSuggestions
}

/** Products for the typed term, or the best-selling ones if there are none, and a link to all results. */
export function SuggestedProducts({ answer, Product }: SuggestedProductsProps) {
  const { t } = useMarket()
  const { products, fallback, totalResults, term, url, correctedTerm } = answer
  return (
    <section className={styles.products} aria-label={t('search.products')}>
      <p className={styles.head}>{fallback ? t('search.fallback', term) : t('search.products')}</p>
      <ul className={styles.tiles}>
        {products.slice(0, most).map((card) => (
          <li key={card.id}>
            <Product card={card} />
          </li>
        ))}
      </ul>
      {totalResults > 0 && (
        <ButtonLink href={url}>{t('search.show-all', totalResults, correctedTerm ?? term)}</ButtonLink>
      )}
    </section>
  )
}
