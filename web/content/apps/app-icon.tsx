import { Picture } from '#ui/picture/index.ts'
import { sceneSource } from '#web/platform/picture-address.ts'
import styles from './app-icon.module.css'

/** The icon of an app, with a ratio of 60 to 40. */
export const AppIcon = ({ icon }: { readonly icon: string | null }) =>
  icon === null ? null : (
    <span className={styles.icon}>
      <Picture source={sceneSource(icon, 'thumb')} alt="" ratio="3/2" sizes="60px" />
    </span>
  )
