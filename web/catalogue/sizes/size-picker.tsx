import type { ReactNode } from 'react'
import type { ProductDetail, Variant } from '#contracts/catalogue.ts'
import { RadioTile } from '#ui/radio-tile/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { type ChosenSize, type SizeGroup, sizeGroups } from './chosen-size.ts'
import { type BestState, SizeNote, stateText } from './size-note.tsx'
import styles from './size-picker.module.css'
import { isGone, type SizeState, sizeState } from './size-state.ts'

export interface SizePickerProps {
  readonly product: ProductDetail
  readonly chosen: ChosenSize
  /** The link to the size guide, at the end of the label's line. */
  readonly help?: ReactNode
}

/** The sizes as radio buttons inside a form; lengths are a second group. Sold-out sizes are struck through and have a text that says so. */
export function SizePicker({ product, chosen, help }: SizePickerProps) {
  const { t } = useMarket()
  const { variants } = product
  if (variants.length === 1 && variants[0]!.size.sizeId === 'one')
    return <input type="hidden" name="sku" value={variants[0]!.id} />
  const { sizes, lengths } = sizeGroups(variants, chosen)
  const label = t(product.isGiftCard ? 'product.amount' : 'product.size')
  const withLengths = lengths.length > 0
  const wrong = chosen.problem !== undefined
  const isWide = (groups: readonly SizeGroup[]) => groups.some(({ name }) => name.length > 4)
  return (
    <div className={styles.picker}>
      <Group label={label} help={help} wrong={wrong} wide={isWide(sizes)}>
        {sizes.map((group) => (
          <Choice
            key={group.id}
            group={group}
            product={product}
            name={withLengths ? 'size' : 'sku'}
            value={withLengths ? group.id : group.variants[0]!.id}
            checked={chosen.sizeId === group.id}
            wrong={wrong}
            onChoose={() => chosen.choose({ sizeId: group.id })}
          />
        ))}
      </Group>
      {withLengths && (
        <Group label={t('product.length')} wrong={wrong} wide={isWide(lengths)}>
          {lengths.map((group) => (
            <Choice
              key={group.id}
              group={group}
              product={product}
              name="length"
              value={group.id}
              checked={chosen.lengthId === group.id}
              wrong={wrong}
              onChoose={() => chosen.choose({ lengthId: group.id })}
            />
          ))}
        </Group>
      )}
      {withLengths && chosen.variant && <input type="hidden" name="sku" value={chosen.variant.id} />}
      {chosen.problem && (
        <p className={styles.problem} id="size-problem" role="alert">
          {chosen.problem}
        </p>
      )}
      <SizeNote product={product} variant={chosen.variant} />
    </div>
  )
}

interface GroupProps {
  readonly label: string
  readonly help?: ReactNode
  readonly wrong: boolean
  /** True if the names are longer than a few letters. */
  readonly wide: boolean
  readonly children: ReactNode
}

function Group({ label, help, wrong, wide, children }: GroupProps) {
  return (
    <fieldset className={styles.group} aria-describedby={wrong ? 'size-problem' : undefined}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <p className={styles.label}>
        <b aria-hidden="true">{label}</b>
        {help}
      </p>
      <div className={styles.sizes} data-wide={wide || undefined}>
        {children}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  readonly group: SizeGroup
  readonly product: ProductDetail
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly wrong: boolean
  readonly onChoose: () => void
}

function Choice({ group: { name: text, variants }, product, name, value, checked, wrong, onChoose }: ChoiceProps) {
  const { t, toggle } = useMarket()
  const best = bestOf(product, variants)
  const localized = best.state === 'in-stock' || best.state === 'pre-order' ? undefined : stateText(best, t, toggle)
  return (
    <RadioTile
      name={name}
      value={value}
      checked={checked}
      onChange={onChoose}
      gone={best.state === 'gone-online' ? 'elsewhere' : isGone(best.state)}
      wrong={wrong}
    >
      <bdi>{text}</bdi>
      {localized && <VisuallyHidden>, {localized}</VisuallyHidden>}
    </RadioTile>
  )
}

const order: readonly SizeState[] = ['in-stock', 'pre-order', 'few-left', 'gone-online', 'sold-out']

/** The best state of a size's lengths that can still be chosen. It is shown as the state of the size. */
function bestOf(product: ProductDetail, variants: readonly Variant[]): BestState {
  const states = variants.map((variant) => ({ state: sizeState(product, variant), fewLeft: variant.fewLeft }))
  return states.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))[0] ?? { state: 'sold-out' }
}
