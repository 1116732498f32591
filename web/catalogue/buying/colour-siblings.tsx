import type { ProductDetail } from '#contracts/catalogue.ts'
import { Picture } from '#ui/picture/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { sceneSource } from '#web/platform/picture-address.ts'
import type { SizeChoice } from '../sizes/chosen-size.ts'
import styles from './colour-siblings.module.css'

type Option = ProductDetail['styleOptions'][number]

interface ColourSiblingsProps {
  readonly product: Pick<ProductDetail, 'id' | 'colourName' | 'styleOptions'>
  readonly chosen: SizeChoice
}

/** The colours of the style as small pictures. Each leads to its own page, with the chosen size. */
export function ColourSiblings({ product: { id, colourName, styleOptions }, chosen }: ColourSiblingsProps) {
  const { t, toggle } = useMarket()
  const groups = [...Map.groupBy(styleOptions, ({ subGroup = '' }) => (toggle('subGroupStyles') ? subGroup : ''))]
  return (
    <div className={styles.group}>
      <p className={styles.label} id="colour-label">
        <b>{t('product.colour')}</b> {colourName}
      </p>
      {styleOptions.length > 1 &&
        groups.map(([name, options], nth) => (
          <div key={name}>
            {name && (
              <p className={styles.subGroup} id={`colours-${nth}`}>
                {name}
              </p>
            )}
            <ul className={styles.siblings} aria-labelledby={name ? `colour-label colours-${nth}` : 'colour-label'}>
              {options.map((option) => (
                <li key={option.id}>
                  <Sibling option={option} current={option.id === id} chosen={chosen} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}

interface SiblingProps {
  readonly option: Option
  readonly current: boolean
  readonly chosen: SizeChoice
}

function Sibling({ option, current, chosen }: SiblingProps) {
  const { t } = useMarket()
  return (
    <a
      className={styles.sibling}
      href={addressWith(option, chosen)}
      aria-current={current || undefined}
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
  )
}

/** The address of another colour, with the chosen size if that colour has it. */
export function addressWith({ url, variants }: Pick<Option, 'url' | 'variants'>, chosen: SizeChoice): string {
  if (chosen.sizeId === undefined || variants.length < 2) return url
  const same = variants.find(({ sizeId, lengthId }) => sizeId === chosen.sizeId && lengthId === chosen.lengthId)
  return same ? `${url}?sku=${encodeURIComponent(same.id)}` : url
}
