import type { ProductDetail } from '#contracts/catalogue.ts'
import { Picture } from '#ui/picture/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { sceneSource } from '#web/platform/picture-address.ts'
import styles from './colour-siblings.module.css'

/** The colours of the style as small pictures; each has a page of its own. */
export function ColourSiblings({ product: { id, colourName, styleOptions } }: { readonly product: ProductDetail }) {
  const { t } = useMarket()
  return (
    <div className={styles.group}>
      <p className={styles.label} id="colour-label">
        <b>{t('product.colour')}</b> {colourName}
      </p>
      {styleOptions.length > 1 && (
        <ul className={styles.siblings} aria-labelledby="colour-label">
          {styleOptions.map((option) => (
            <li key={option.id}>
              <a
                className={styles.sibling}
                href={option.url}
                aria-current={option.id === id || undefined}
                data-sold-out={option.inStock ? undefined : ''}
              >
                <Picture
                  source={sceneSource(option.image, 'thumb')}
                  alt={option.inStock ? option.colour : t('product.colour-sold-out', option.colour)}
                  ratio="3/4"
                  sizes="56px"
                  urgency="eager"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
