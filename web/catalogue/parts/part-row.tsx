import type { ProductPart } from '#contracts/browsing-pages.ts'
import type { Variant } from '#contracts/catalogue.ts'
import { Button } from '#ui/button/index.ts'
import { Picture } from '#ui/picture/index.ts'
import { RadioTile } from '#ui/radio-tile/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { productSource } from '#web/platform/picture-address.ts'
import { ProductPrice } from '../product-price.tsx'
import styles from './parts-form.module.css'

interface PartRowProps {
  readonly part: ProductPart
  readonly level: 2 | 3
  readonly tiles: boolean
  readonly chosen: string | undefined
  readonly problem: string | undefined
}

/** One of several products: its picture, price and sizes, and its own button. */
export function PartRow({ part, level, tiles, chosen, problem }: PartRowProps) {
  const view = useMarket()
  const { t } = view
  const { id, name, url, images, price, variants, colourName } = part
  const Heading = `h${level}` as const
  const nothingLeft = variants.every(({ inStockEcom }) => !inStockEcom)
  return (
    <li className={styles.part}>
      <div>
        <Picture
          source={productSource(images.urlTemplate, images.indexes[0]?.index ?? 1, tiles ? 'tile' : 'thumb')}
          alt=""
          ratio="3/4"
          sizes={tiles ? '(width >= 960px) 18vw, 45vw' : '88px'}
        />
      </div>
      <div>
        <Heading className={styles.name}>
          <a href={url}>{name}</a>
        </Heading>
        <p className={styles.colour}>{colourName}</p>
        <ProductPrice price={price} view={view} />
        <div className={styles.choose}>
          <Sizes part={part} chosen={chosen} problem={problem} />
          {!nothingLeft && (
            <Button name="only" value={id} aria-label={t('product.add-part', name)}>
              {t('product.add')}
            </Button>
          )}
        </div>
        {problem && (
          <p className={styles.problem} id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
      </div>
    </li>
  )
}

function Sizes({ part: { id, name, variants }, chosen, problem }: Omit<PartRowProps, 'level' | 'tiles'>) {
  const { t } = useMarket()
  const [only, ...others] = variants
  if (only && others.length === 0) return <input type="hidden" name={`part-${id}`} value={only.id} />
  return (
    <fieldset className={styles.sizes} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>
        <VisuallyHidden>{t('product.size-of', name)}</VisuallyHidden>
      </legend>
      {variants.map((variant) => (
        <RadioTile
          key={variant.id}
          name={`part-${id}`}
          value={variant.id}
          defaultChecked={chosen === variant.id}
          disabled={!variant.inStockEcom}
          gone={!variant.inStockEcom}
          wrong={problem !== undefined}
        >
          <bdi>{sizeText(variant)}</bdi>
          {!variant.inStockEcom && <VisuallyHidden>, {t('product.sold-out')}</VisuallyHidden>}
        </RadioTile>
      ))}
    </fieldset>
  )
}

const sizeText = ({ size, length }: Variant): string => [size.name, length?.name].filter(Boolean).join('/')
