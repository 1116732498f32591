import { useMarket } from '#web/markets/index.ts'
import styles from './slim-banner-lines.module.css'

/** A code with a button to copy it. */
export function CopyCode({ code }: { readonly code: string }) {
  const { t } = useMarket()
  const copy = async () => {
    const { copyText } = await import('#web/platform/copy-text.ts')
    await copyText(code, t('product.copied'))
  }
  return (
    <button className={styles.code} type="button" aria-label={t('banner.copy', code)} onClick={() => void copy()}>
      <bdi>{code}</bdi>
    </button>
  )
}
