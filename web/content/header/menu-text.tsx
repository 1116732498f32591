import type { MenuColumn, MenuLink } from '#contracts/menus.ts'
import { Tint } from '#ui/tint/index.ts'
import styles from './menu-text.module.css'

/** The text of a menu link, with the icon, colours and weight that editors chose. */
export function MenuLinkText({ link }: { readonly link: MenuLink }) {
  const { title, subtitle, subtitleBadge, linkIcon } = link
  if (!isDressed(link)) return <bdi>{title}</bdi>
  return (
    <Tint className={styles.link} values={{ colour: link.linkColor, 'subtitle-colour': link.subtitleColor }}>
      {linkIcon && <img className={styles.icon} src={linkIcon} alt="" width="20" height="20" loading="lazy" />}
      <bdi data-weight={link.fontWeight}>{title}</bdi>
      {subtitle && (
        <small className={styles.subtitle} data-weight={link.subtitleFontWeight}>
          {subtitle}
        </small>
      )}
      {subtitleBadge && <span className={styles.badge}>{subtitleBadge}</span>}
    </Tint>
  )
}

const isDressed = ({ fontWeight, subtitle, subtitleBadge, linkColor, linkIcon }: MenuLink): boolean =>
  [fontWeight, subtitle, subtitleBadge, linkColor, linkIcon].some((one) => one !== undefined)

export interface HeadlineProps {
  readonly column: MenuColumn
  /** True to show the title for narrow screens, if there is one. */
  readonly isShort?: boolean
}

/** The text of a headline. */
export function Headline({ column, isShort }: HeadlineProps) {
  const { title, alternativeTitle, subtitle, icon } = column
  const px = (size: number | undefined) => (size === undefined ? undefined : `${size}px`)
  return (
    <Tint
      className={styles.headline}
      data-weight={column.fontWeight}
      values={{
        colour: column.color,
        size: px(column.titleFontSize),
        top: px(column.titlePaddingTop),
        bottom: px(column.titlePaddingBottom),
        left: px(column.titlePaddingLeft),
        right: px(column.titlePaddingRight),
        'subtitle-colour': column.subtitleColor,
        'subtitle-size': px(column.subtitleFontSize),
      }}
    >
      {icon && <img className={styles.icon} src={icon} alt="" width="20" height="20" loading="lazy" />}
      <bdi>{isShort ? (alternativeTitle ?? title) : title}</bdi>
      {subtitle && <small className={styles.subtitle}>{subtitle}</small>}
    </Tint>
  )
}
