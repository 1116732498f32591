import type { WidgetOf } from '#contracts/widgets.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { CopyCode } from '#web/content/index.ts'
import { LaunchCountdown } from '#web/markets/index.ts'
import { linkTarget } from '#web/platform/link-target.ts'
import type { WidgetPlace } from '../widget-place.ts'
import styles from './banner.module.css'
import { BannerPicture } from './banner-picture.tsx'
import { BannerTexts } from './banner-texts.tsx'

export interface BannerProps {
  readonly widget: WidgetOf<'banner'>
  readonly place: WidgetPlace
}

/**
 * A picture with text. A banner alone in its row has the text next to the picture, or over it at full width; others
 * have it below.
 */
export function Banner({ widget, place }: BannerProps) {
  if (widget.toggleFullWidth && place.alone) return <Hero widget={widget} place={place} />
  return place.alone ? <Story widget={widget} place={place} /> : <Card widget={widget} place={place} />
}

const Hero = ({ widget, place }: BannerProps) => (
  <section
    className={styles.hero}
    data-safe={widget.safeSide ?? 'start'}
    data-leading={place.first || undefined}
    data-ratio={widget.images.desktop?.aspectRatio}
  >
    <BannerPicture widget={widget} sizes="100vw" first={place.first} />
    <div className={styles.words}>
      <BannerTexts texts={widget.texts} action={place.first ? 'primary' : 'secondary'} />
      {widget.countdown && <LaunchCountdown countdown={widget.countdown} />}
      {widget.clipboard && <CopyCode code={widget.clipboard} />}
    </div>
  </section>
)

const Story = ({ widget, place }: BannerProps) => (
  <section className={styles.section}>
    <PageWidth>
      <div className={styles.story} data-flipped={place.flipped || undefined}>
        <div className={styles.beside}>
          <BannerPicture widget={widget} sizes="(width >= 960px) 50vw, 100vw" first={place.first} />
        </div>
        <div>
          <BannerTexts texts={widget.texts} action="secondary" />
          {widget.countdown && <LaunchCountdown countdown={widget.countdown} />}
          {widget.clipboard && <CopyCode code={widget.clipboard} />}
        </div>
      </div>
    </PageWidth>
  </section>
)

/** The picture of a card is a link if the card has a link. */
const Card = ({ widget, place }: BannerProps) => (
  <div className={styles.card}>
    {widget.link ? (
      <a className={styles.cover} href={widget.link.url} {...linkTarget(widget.link)} aria-label={widget.link.title}>
        <BannerPicture widget={widget} sizes="(width >= 960px) 33vw, 100vw" first={place.first} />
      </a>
    ) : (
      <BannerPicture widget={widget} sizes="(width >= 960px) 33vw, 100vw" first={place.first} />
    )}
    <BannerTexts texts={widget.texts} action="quiet" />
    {widget.countdown && <LaunchCountdown countdown={widget.countdown} />}
    {widget.clipboard && <CopyCode code={widget.clipboard} />}
  </div>
)
