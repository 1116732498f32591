import type { WidgetOf } from '#contracts/widgets.ts'
import { Icon } from '#ui/icon/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Picture } from '#ui/picture/index.ts'
import { Tint } from '#ui/tint/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { linkTarget } from '#web/platform/link-target.ts'
import { sceneSource } from '#web/platform/picture-address.ts'
import styles from './multi-link.module.css'

type MultiLinkWidget = WidgetOf<'multiLink'>
type Section = MultiLinkWidget['sections'][number]

/** Several links: as tiles if they have pictures, otherwise as one line of text links. */
export function MultiLink({ widget }: { readonly widget: MultiLinkWidget }) {
  const { t } = useMarket()
  const { headline, width } = widget
  const links = (
    <>
      {headline && <h2 className={styles.headline}>{headline}</h2>}
      <Sections widget={widget} />
    </>
  )
  return (
    <Tint
      as="nav"
      className={styles.nav}
      aria-label={headline ?? t('page.ways-on')}
      data-align={widget.textAlign === 'left' ? undefined : widget.textAlign}
      values={{ gap: widget.gap === null ? null : `${widget.gap}px`, columns: widget.buttonsPerRow }}
    >
      {width === 'full' ? <div className={styles.full}>{links}</div> : <PageWidth>{links}</PageWidth>}
    </Tint>
  )
}

function Sections({ widget: { sections, slider, buttonsPerRow } }: { readonly widget: MultiLinkWidget }) {
  const pictured = sections.some(({ image }) => image)
  return (
    <ul
      className={pictured ? styles.tiles : styles.line}
      data-count={sections.length}
      data-slider={slider || undefined}
      data-columns={buttonsPerRow ?? undefined}
    >
      {sections.map((section) => (
        <li key={section.link.url} data-tracking-id={section.trackingId || undefined}>
          {pictured ? (
            <Tile section={section} />
          ) : (
            <a href={section.link.url} {...linkTarget(section.link)}>
              {section.ctaTitle ?? section.link.title}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

const Tile = ({ section: { link, image, ctaTitle } }: { readonly section: Section }) => (
  <a className={styles.tile} href={link.url} {...linkTarget(link)}>
    {image && (
      <Picture source={sceneSource(image.imageUrl, 'tile')} alt="" ratio="3/4" sizes="(width >= 768px) 19vw, 45vw" />
    )}
    <span className={styles.name}>
      <span>{ctaTitle ?? link.title}</span>
      <Icon name="next" directional />
    </span>
  </a>
)
