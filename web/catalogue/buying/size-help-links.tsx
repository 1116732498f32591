import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './buy-form.module.css'

export function SizeGuideLink({ table }: { readonly table: string | undefined }) {
  const { t, links } = useMarket()
  if (!links['size-guide']) return null
  return (
    <a className={styles.quiet} href={`${links['size-guide']}${table ? `#${table}` : ''}`} data-opens="size-guide">
      {t('product.size-guide')}
    </a>
  )
}

/** The link to the size advisor. It is shown only with script; without script there is the size guide. */
export function AdvisorLink() {
  const { t } = useMarket()
  return (
    <button className={styles.advisor} type="button" data-opens="size-advisor">
      <Icon name="ruler" size="small" /> {t('size-advisor.open')}
    </button>
  )
}
