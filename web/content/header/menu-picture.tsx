import type { Link, Picture as PictureOf } from '#contracts/widget-parts.ts'
import { Picture } from '#ui/picture/index.ts'
import { sceneSource } from '#web/platform/picture-address.ts'
import styles from './menu-picture.module.css'

export interface MenuPictureProps {
  readonly picture: PictureOf
  readonly link: Link
}

/** A picture that an editor placed next to the links of a menu. */
export function MenuPicture({ picture, link }: MenuPictureProps) {
  return (
    <a className={styles.link} href={link.url}>
      <Picture source={sceneSource(picture.imageUrl, 'small')} alt="" ratio="16/10" sizes="320px" />
      <span className={styles.title}>{link.title}</span>
    </a>
  )
}
