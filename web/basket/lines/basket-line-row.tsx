import type { BasketLine } from '#contracts/basket.ts'
import { Stepper } from '#ui/stepper/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './basket-line.module.css'
import { LineBadges, LineHead, LinePicture, LinePriceNotes, LineWarning, sizeOf } from './line-text.tsx'
import { MoveToWishlist } from './move-to-wishlist.tsx'
import { RemoveLine } from './remove-line.tsx'
import { SizeChange } from './size-change.tsx'

export interface BasketLineRowProps {
  readonly line: BasketLine
  /** The reason why a change of this line was refused. Each answer has a new array. */
  readonly problems?: readonly string[] | undefined
  /** The quantity that was typed and refused. */
  readonly typed?: string | undefined
}

/** One line of the basket, with controls to change it in place. Each control is a separate plain form. */
export function BasketLineRow({ line, problems, typed }: BasketLineRowProps) {
  const { t } = useMarket()
  return (
    <li className={styles.line}>
      <LinePicture line={line} />
      <div className={styles.text}>
        <LineHead line={line} as="h3" />
        <p className={styles.facts}>
          {t('basket.colour', line.colour.name)}
          <br />
          {t('basket.size', sizeOf(line))}
        </p>
        <LineBadges line={line} place="basket" />
        <LinePriceNotes line={line} />
        <LineWarning line={line} />
        <div className={styles.end}>
          <Quantity {...{ line, problems, typed }} />
          <div className={styles.tools}>
            <SizeChange line={line} />
            <MoveToWishlist line={line} />
            <RemoveLine line={line} />
          </div>
        </div>
      </div>
    </li>
  )
}

function Quantity({ line, problems, typed }: BasketLineRowProps) {
  const { t, links } = useMarket()
  const labels = {
    count: t('basket.quantity-of', line.name),
    fewer: t('basket.one-fewer', line.name),
    more: t('basket.one-more', line.name),
    update: t('basket.update'),
  }
  return (
    <form method="post" action={links.basketPage} noValidate>
      <input type="hidden" name="line" value={line.id} />
      <Stepper
        id={`quantity-${line.id}`}
        name="quantity"
        value={line.quantity}
        max={Math.max(line.quantity, line.maxQuantity)}
        {...{ labels, problems, typed }}
        formAction="set-quantity"
      />
    </form>
  )
}
