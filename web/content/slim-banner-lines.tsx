import { lazy, Suspense } from 'react'
import type { WidgetOf } from '#contracts/widgets.ts'
import { BannerLine } from './banner-line.tsx'
import styles from './slim-banner-lines.module.css'
import { TurningLines } from './turning-lines.tsx'

/** Few banners move, so a browser fetches their code where one does. */
const ShownTurning = import.meta.env.SSR
  ? TurningLines
  : lazy(async () => ({ default: (await import('./turning-lines.tsx')).TurningLines }))

/**
 * News in a line. Several texts stand one after the other; where they are to take turns, script lets them, and nothing moves without it.
 */
export function SlimBannerLines({ banner: { textAlign, lines, motion } }: { readonly banner: WidgetOf<'slimBanner'> }) {
  if (motion && lines.length > 1)
    return (
      <Suspense>
        <ShownTurning lines={lines} textAlign={textAlign} motion={motion} />
      </Suspense>
    )
  return (
    <p className={styles.lines} data-lines="" data-align={textAlign}>
      {lines.map((line, index) => (
        <span key={line.text}>
          {index > 0 && ' · '}
          <BannerLine line={line} />
        </span>
      ))}
    </p>
  )
}
