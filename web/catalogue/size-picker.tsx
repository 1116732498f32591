import type { ProductDetail, Variant } from '#contracts/catalogue.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import type { ChosenSize } from './chosen-size.ts'
import styles from './size-picker.module.css'

export interface SizePickerProps {
  readonly product: ProductDetail
  readonly chosen: ChosenSize
}

/** The sizes as radio buttons of the form they stand in; with lengths, one row a length. Sold-out ones are struck and told. */
export function SizePicker({ product: { variants, modelMeasurements }, chosen }: SizePickerProps) {
  const { t } = useMarket()
  if (variants.length === 1 && variants[0]!.size.sizeId === 'one')
    return <input type="hidden" name="sku" value={variants[0]!.id} />
  const rows = [...Map.groupBy(variants, ({ length }) => length?.name ?? '')]
  return (
    <fieldset
      className={styles.group}
      aria-describedby={chosen.problem ? 'size-problem' : undefined}
      data-wrong={chosen.problem ? '' : undefined}
    >
      <legend className={styles.label}>{t('product.size')}</legend>
      {rows.map(([length, of]) => (
        <div key={length}>
          {length && <p className={styles.length}>{t('product.length', length)}</p>}
          <div className={styles.sizes}>
            {of.map((variant) => (
              <Size key={variant.id} variant={variant} chosen={chosen} />
            ))}
          </div>
        </div>
      ))}
      {chosen.problem && (
        <p className={styles.problem} id="size-problem" role="alert">
          {chosen.problem}
        </p>
      )}
      <p className={styles.note} aria-live="polite">
        <SizeNote variant={variants.find(({ id }) => id === chosen.sku)} />{' '}
        {modelMeasurements && t('product.model', modelMeasurements.height, modelMeasurements.size)}
      </p>
    </fieldset>
  )
}

interface SizeProps {
  readonly variant: Variant
  readonly chosen: ChosenSize
}

function Size({ variant: { id, size, length, inStockEcom, fewLeft }, chosen }: SizeProps) {
  const { t } = useMarket()
  return (
    <label className={styles.size} data-gone={inStockEcom ? undefined : ''}>
      <input
        className={styles.input}
        type="radio"
        name="sku"
        value={id}
        checked={chosen.sku === id}
        onChange={() => chosen.choose(id)}
      />
      <bdi>{size.name}</bdi>
      {length && <VisuallyHidden>, {t('product.length', length.name)}</VisuallyHidden>}
      {!inStockEcom && <VisuallyHidden>, {t('product.sold-out')}</VisuallyHidden>}
      {inStockEcom && fewLeft && <VisuallyHidden>, {t('product.few-left', fewLeft)}</VisuallyHidden>}
    </label>
  )
}

/** What is true of the chosen size; few left is said only when it is so. */
function SizeNote({ variant }: { readonly variant: Variant | undefined }) {
  const { t } = useMarket()
  if (!variant) return null
  const { inStockEcom, fewLeft, size } = variant
  const state = inStockEcom ? (fewLeft ? t('product.few-left', fewLeft) : t('product.in-stock')) : t('product.sold-out')
  return (
    <b>
      <bdi>{size.name}</bdi>: {state}.
    </b>
  )
}
