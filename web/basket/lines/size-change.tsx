import type { BasketLine } from '#contracts/basket.ts'
import { Button } from '#ui/button/index.ts'
import { Select } from '#ui/select/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './basket-line.module.css'

/** Changes a line to another size of the same colour, without leaving the basket. */
export function SizeChange({ line }: { readonly line: BasketLine }) {
  const { t, links } = useMarket()
  const sizes = line.sizes?.filter(({ sku, inStock }) => inStock || sku === line.sku) ?? []
  if (sizes.length < 2) return null
  return (
    <details className={styles.resize}>
      <summary aria-label={t('basket.change-size-of', line.name)}>{t('basket.change-size')}</summary>
      <form method="post" action={links.basketPage}>
        <input type="hidden" name="line" value={line.id} />
        <Select
          key={line.sku}
          id={`size-${line.id}`}
          name="sku"
          label={t('basket.new-size')}
          choices={sizes.map(({ sku, name }) => ({ value: sku, label: name }))}
          defaultValue={line.sku}
        />
        <Button name="formAction" value="change-size">
          {t('basket.apply-size')}
        </Button>
      </form>
    </details>
  )
}
