import type { ProductDetail } from '#contracts/catalogue.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { Countdown } from '#ui/countdown/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { shopNow } from '#web/platform/shop-clock.ts'
import { notifyAddress } from '../addresses.ts'
import styles from './coming-soon.module.css'

interface ComingSoonProps {
  readonly product: Pick<ProductDetail, 'id' | 'launchDateTime'>
  /** Called at the moment when the product can be bought. */
  readonly onLaunch: () => void
}

/** Shown instead of the buy form until the launch. */
export function ComingSoon({ product: { id, launchDateTime }, onLaunch }: ComingSoonProps) {
  const { t, moment, links } = useMarket()
  return (
    <div className={styles.soon}>
      <p className={styles.title}>
        {t('product.coming-soon')}{' '}
        {launchDateTime && (
          <time dateTime={launchDateTime}>
            <bdi>{moment(launchDateTime)}</bdi>
          </time>
        )}
      </p>
      {launchDateTime && (
        <Countdown
          at={launchDateTime}
          now={shopNow}
          words={{
            days: t('countdown.days'),
            hours: t('countdown.hours'),
            minutes: t('countdown.minutes'),
            seconds: t('countdown.seconds'),
          }}
          onEnd={onLaunch}
        />
      )}
      {links.notifyMePage && (
        <ButtonLink kind="primary" size="buy" href={notifyAddress(links.notifyMePage, id)} data-opens="notify-me">
          {t('product.notify-at-launch')}
        </ButtonLink>
      )}
    </div>
  )
}
