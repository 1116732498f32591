import type { ReactNode } from 'react'
import type { BasketLine } from '#contracts/basket.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './basket-line.module.css'
import { LineHead, LinePicture, LinePriceNotes, sizeOf } from './line-text.tsx'

/** A line where room is short: to read, with at most one control under it. */
export function CompactLine({ line, children }: { readonly line: BasketLine; readonly children?: ReactNode }) {
  const { t } = useMarket()
  return (
    <li className={styles.line} data-compact>
      <LinePicture line={line} />
      <div className={styles.text}>
        <LineHead line={line} />
        <p className={styles.facts}>
          {t('basket.colour-and-size', line.colour.name, sizeOf(line))}
          {line.quantity > 1 && <> · {t('basket.piece', line.quantity)}</>}
        </p>
        <LinePriceNotes line={line} />
        {children && <div className={styles.end}>{children}</div>}
      </div>
    </li>
  )
}
