import type { BadgePlace } from '#contracts/badges.ts'
import type { BasketLine } from '#contracts/basket.ts'
import { formatDeliveryDay } from '#foundation/date-format.ts'
import { Badges } from '#ui/badge/index.ts'
import { Icon } from '#ui/icon/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { badgesAt, useMarket } from '#web/markets/index.ts'
import styles from './basket-line.module.css'

interface OfLine {
  readonly line: BasketLine
}

export const isReduced = ({ price }: BasketLine): boolean => price.shown?.isReduced ?? false

/** The name and the line's total on the same baseline. The name is a heading if the line has controls. */
export function LineHead({ line, as: Name = 'p' }: OfLine & { readonly as?: 'h3' | 'p' }) {
  const { t, money } = useMarket()
  return (
    <div className={styles.head}>
      <Name className={styles.name}>
        <a href={line.productUrl}>{line.name}</a>
      </Name>
      <p className={styles.total} data-reduced={isReduced(line) || undefined}>
        <VisuallyHidden>{t('basket.line-total')} </VisuallyHidden>
        <bdi>{money(line.totalPrice)}</bdi>
      </p>
    </div>
  )
}

/** The price of one piece if there are several, and the price that it is compared with. */
export function LinePriceNotes({ line }: OfLine) {
  const { t, money, toggle } = useMarket()
  const { price, quantity } = line
  const { now, member, prior, before } = price.shown ?? {}
  return (
    <>
      {quantity > 1 && <p className={styles.note}>{t('basket.price-each', money(price.salesPrice))}</p>}
      {now && member && (
        <p className={styles.member}>
          <bdi>{money(now)}</bdi>
          <Icon name="club" size="text" /> {t('price.member')} <bdi>{money(member)}</bdi>
        </p>
      )}
      {prior && <p className={styles.note}>{t('basket.lowest-30-days', money(prior))}</p>}
      {before && (
        <p className={styles.note}>
          {t('basket.was')} <s>{money(before)}</s>
        </p>
      )}
      {toggle('promotionDiscountDisplay') &&
        promotionsOf(line).map(({ name, off }) => (
          <p key={name} className={styles.note}>
            {off ? t('basket.promotion-takes-off', name, money(off)) : name}
          </p>
        ))}
      <GiftCardMessage line={line} />
    </>
  )
}

/** The badges of the product and of its reductions that editors chose for this place. */
export function LineBadges({ line, place }: OfLine & { readonly place: BadgePlace }) {
  const badges = badgesAt(place, line, useMarket())
  return badges.length > 0 && <Badges badges={badges} />
}

/** The recipient of a gift card, and the day of its delivery. */
export function GiftCardMessage({ line: { giftCard } }: OfLine) {
  const { t, locale } = useMarket()
  if (!giftCard) return null
  const { recipientName, recipientEmail, deliveryDate } = giftCard
  const day = deliveryDate && formatDeliveryDay(new Date(deliveryDate), locale, 'UTC')
  return (
    <p className={styles.note}>
      {t('gift-card.goes-to', recipientName ?? recipientEmail)}
      {day && <>, {day}</>}
    </p>
  )
}

/** The name of each promotion on a line, with the discount. A free gift has only a name. */
function promotionsOf({ discounts = [], promotionName }: BasketLine) {
  const named = discounts.flatMap(({ promotionName: name, amount, currency }) =>
    name && amount > 0 ? [{ name, off: { amount, currency } }] : [],
  )
  if (named.length > 0) return named
  return promotionName ? [{ name: promotionName, off: undefined }] : []
}

export function LineWarning({ line }: OfLine) {
  const { t } = useMarket()
  if (!line.warning) return null
  return (
    <p className={styles.warning}>
      <Icon name="warning" size="small" />
      {t(`basket.warning-${line.warning}`, line.maxQuantity)}
    </p>
  )
}

/** Size and length in one text, such as "38" or "28/32". */
export const sizeOf = ({ variant }: BasketLine): string => [variant.size, variant.length].filter(Boolean).join('/')

/** Decorative, because the name next to it is the link, and the click area of the link covers the picture. */
export function LinePicture({ line }: OfLine) {
  return (
    <img
      className={styles.picture}
      src={line.imageUrl}
      width={480}
      height={640}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
