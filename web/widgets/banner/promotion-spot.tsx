import type { WidgetOf } from '#contracts/widgets.ts'
import { Ground } from '#ui/ground/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { CopyCode } from '#web/content/index.ts'
import { LaunchCountdown, useMarket } from '#web/markets/index.ts'
import { linkTarget } from '#web/platform/link-target.ts'
import { BannerPicture } from './banner-picture.tsx'
import { BannerTexts } from './banner-texts.tsx'
import styles from './promotion-spot.module.css'

/**
 * A promotion among the products of a listing. Its picture fills its grid cells; its text is aligned with the text of
 * the tiles.
 */
export function PromotionSpot({ widget }: { readonly widget: WidgetOf<'promotionSpot'> }) {
  const { t } = useMarket()
  const { link, mode, texts, countdown, clipboard, backgroundColor, textColor } = widget
  return (
    // Not a landmark, because a listing may have several.
    <Ground
      as="div"
      className={styles.spot}
      role="group"
      aria-label={t('listing.promotion')}
      data-coloured={backgroundColor ? '' : undefined}
      colour={backgroundColor}
      text={textColor}
    >
      {mode === 'image' && (
        <div className={styles.picture}>
          <BannerPicture widget={widget} sizes="(width >= 960px) 40vw, 100vw" first={false} />
        </div>
      )}
      <div className={styles.words}>
        <BannerTexts texts={texts} action="quiet" />
        {countdown && <LaunchCountdown countdown={countdown} />}
        {clipboard && <CopyCode code={clipboard} />}
      </div>
      {link && (
        <a className={styles.cover} href={link.url} {...linkTarget(link)}>
          <VisuallyHidden>{link.title}</VisuallyHidden>
        </a>
      )}
    </Ground>
  )
}
