import type { WidgetOf } from '#contracts/widgets.ts'
import { Icon } from '#ui/icon/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Picture } from '#ui/picture/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { sceneSource } from '#web/platform/picture-address.ts'
import styles from './multi-link.module.css'

type Section = WidgetOf<'multiLink'>['sections'][number]

/** Several ways on: with pictures as tiles, without as one line of links. */
export function MultiLink({ widget: { headline, sections } }: { readonly widget: WidgetOf<'multiLink'> }) {
  const { t } = useMarket()
  const pictured = sections.some(({ image }) => image)
  return (
    <nav className={styles.nav} aria-label={headline ?? t('page.ways-on')}>
      <PageWidth>
        {headline && <h2 className={styles.headline}>{headline}</h2>}
        <ul className={pictured ? styles.tiles : styles.line} data-count={sections.length}>
          {sections.map((section) => (
            <li key={section.link.url}>
              {pictured ? <Tile section={section} /> : <a href={section.link.url}>{section.link.title}</a>}
            </li>
          ))}
        </ul>
      </PageWidth>
    </nav>
  )
}

const Tile = ({ section: { link, image, ctaTitle } }: { readonly section: Section }) => (
  <a className={styles.tile} href={link.url}>
    {image && (
      <Picture source={sceneSource(image.imageUrl, 'tile')} alt="" ratio="3/4" sizes="(width >= 768px) 19vw, 45vw" />
    )}
    <span className={styles.name}>
      <span>{ctaTitle ?? link.title}</span>
      <Icon name="next" directional />
    </span>
  </a>
)
