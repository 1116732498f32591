import type { CalloutAttributes } from '#contracts/badge-shapes.ts'
import { Tint } from '#ui/tint/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './callout.module.css'

/** Texts of an offer, with its terms and code. The page handles the click that copies the code. */
export function Callout({ of }: { readonly of: CalloutAttributes }) {
  const { t } = useMarket()
  const { callout, disclaimer, color, backgroundColor, clipboardCode, clipboardTitle } = of
  return (
    <div className={styles.callout}>
      <Tint className={styles.words} values={{ ground: backgroundColor, text: color }}>
        {callout}
      </Tint>
      {clipboardCode && (
        <p className={styles.code}>
          <bdi>{clipboardCode}</bdi>
          <button className={styles.copy} type="button" data-copies={clipboardCode}>
            {clipboardTitle ?? t('product.copy-code')}
          </button>
        </p>
      )}
      {disclaimer && <p className={styles.disclaimer}>{disclaimer}</p>}
    </div>
  )
}
