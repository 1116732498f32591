import { useEffect, useRef } from 'react'
import type { WidgetOf } from '#contracts/widgets.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { pixelsOf } from '#ui/picture/index.ts'
import { playInSight } from './play-in-sight.ts'
import styles from './video.module.css'

/** A film with the browser's controls. Nothing is loaded before it is played. A muted film may start when it is visible. */
export function Video({ widget }: { readonly widget: WidgetOf<'video'> }) {
  const film = useRef<HTMLVideoElement>(null)
  const { headline, videoUrl, poster, loop, muted, autoplay, captions } = widget
  const [width, height] = pixelsOf(poster?.aspectRatio ?? '16/9')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another film must be watched again
  useEffect(() => {
    if (!autoplay || !film.current) return
    const over = new AbortController()
    playInSight(film.current, over.signal)
    return () => over.abort()
  }, [autoplay, videoUrl])
  return (
    <section className={styles.video}>
      <PageWidth>
        {headline && <h2>{headline}</h2>}
        <div className={styles.frame}>
          <svg className={styles.room} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
          <video
            className={styles.film}
            ref={film}
            src={videoUrl}
            poster={poster?.imageUrl}
            aria-label={poster?.alt || headline || undefined}
            preload="none"
            controls
            playsInline
            loop={loop}
            muted={muted}
          >
            {captions.map(({ url, language, title }) => (
              <track key={url} kind="captions" src={url} srcLang={language} label={title} />
            ))}
          </video>
        </div>
      </PageWidth>
    </section>
  )
}
