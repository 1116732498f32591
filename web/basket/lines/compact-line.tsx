import type { ReactNode } from 'react'
import type { BadgePlace } from '#contracts/badges.ts'
import type { BasketLine } from '#contracts/basket.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './basket-line.module.css'
import { LineBadges, LineHead, LinePicture, LinePriceNotes, sizeOf } from './line-text.tsx'

export interface CompactLineProps {
  readonly line: BasketLine
  /** The place for which badges are chosen. It is left out on a receipt, where the goods are already bought. */
  readonly badges?: BadgePlace | undefined
  readonly children?: ReactNode
}

/** A short form of a line, with at most one control below it. */
export function CompactLine({ line, badges, children }: CompactLineProps) {
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
        {badges && <LineBadges line={line} place={badges} />}
        <LinePriceNotes line={line} />
        {children && <div className={styles.end}>{children}</div>}
      </div>
    </li>
  )
}
