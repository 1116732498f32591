import { PageWidth } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './brand-bar.module.css'

/** The brands of the shop, above the main menu. */
export const BrandBar = () => (
  <div className={styles.bar}>
    <PageWidth>
      <BrandLinks />
    </PageWidth>
  </div>
)

/** Links to the brands of the shop. With `folds` they wrap onto several lines. */
export function BrandLinks({ folds }: { readonly folds?: boolean }) {
  const { t, navigation, subBrand } = useMarket()
  return (
    <nav aria-label={t('menu.brands')}>
      <ul className={styles.brands} data-folds={folds || undefined}>
        {navigation.brands.map(({ id, name, url }) => (
          <li key={id}>
            <a className={styles.brand} href={url} aria-current={id === subBrand || undefined}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
