import type { BasketLine } from '#contracts/basket.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './basket-line.module.css'

export function RemoveLine({ line }: { readonly line: BasketLine }) {
  const { t, links } = useMarket()
  return (
    <form method="post" action={links.basketPage}>
      <input type="hidden" name="line" value={line.id} />
      <button
        type="submit"
        className={styles.tool}
        name="formAction"
        value="remove-line"
        aria-label={t('basket.remove-line', line.name)}
      >
        {t('basket.remove')}
      </button>
    </form>
  )
}
