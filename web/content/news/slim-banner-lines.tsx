import { Fragment, type ReactNode } from 'react'
import type { WidgetOf } from '#contracts/widgets.ts'
import { LaunchCountdown, useMarket } from '#web/markets/index.ts'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { linkTarget } from '#web/platform/link-target.ts'
import perScreen from './screens.module.css'
import styles from './slim-banner-lines.module.css'
import { TurningLines } from './turning-lines.tsx'

/** Few banners move, so browsers load this code only for those banners. */
const ShownTurning = import.meta.env.SSR
  ? TurningLines
  : lazyCode(async () => (await import('./turning-lines.tsx')).TurningLines)

/**
 * News in a line, or in a box with one line for each text. The texts of a line follow each other. If they are shown in
 * turn, this needs script; nothing moves without it.
 */
export function SlimBannerLines({ banner }: { readonly banner: WidgetOf<'slimBanner'> }) {
  const { textAlign, lines, motion, box } = banner
  if (motion && lines.length > 1)
    return (
      <LazyPart>
        <ShownTurning lines={lines} textAlign={textAlign} motion={motion} show={(line) => <BannerLine line={line} />} />
      </LazyPart>
    )
  if (box)
    return (
      <div className={`${styles.lines} ${styles.box}`} data-lines="" data-align={textAlign}>
        {lines.map((line) => (
          <p key={line.text} className={perScreen.part} data-not-on={line.notOn.join(' ') || undefined}>
            <BannerLine line={line} />
          </p>
        ))}
      </div>
    )
  return (
    <p className={styles.lines} data-lines="" data-align={textAlign}>
      {lines.map((line, index) => (
        <Fragment key={line.text}>
          {index > 0 && <OnScreens notOn={[...line.notOn, ...offBefore(lines, index)]}> · </OnScreens>}
          <OnScreens notOn={line.notOn}>
            <BannerLine line={line} />
          </OnScreens>
        </Fragment>
      ))}
    </p>
  )
}

type Line = WidgetOf<'slimBanner'>['lines'][number]

/** Screens on which no line is shown before this line, so that no separator is needed. */
const offBefore = (lines: readonly Line[], index: number): Line['notOn'] =>
  (lines[0]?.notOn ?? []).filter((screen) => lines.slice(0, index).every(({ notOn }) => notOn.includes(screen)))

/** The document is the same for every screen. Media queries hide texts on screens for which an editor switched them off. */
const OnScreens = ({ notOn, children }: Pick<Line, 'notOn'> & { readonly children: ReactNode }) => (
  <span className={perScreen.part} data-not-on={notOn.join(' ') || undefined}>
    {children}
  </span>
)

/** A text of a banner, with its link, its countdown and its code. */
function BannerLine({ line: { text, link, countdown, clipboard } }: { readonly line: Line }) {
  const { t } = useMarket()
  return (
    <>
      {link ? (
        <a href={link.url} {...linkTarget(link)}>
          {text}
        </a>
      ) : (
        text
      )}
      {countdown && <LaunchCountdown countdown={countdown} inLine />}
      {clipboard && (
        <button className={styles.code} type="button" data-copy={clipboard} aria-label={t('banner.copy', clipboard)}>
          <bdi>{clipboard}</bdi>
        </button>
      )}
    </>
  )
}
