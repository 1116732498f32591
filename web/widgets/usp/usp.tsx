import type { WidgetOf } from '#contracts/widgets.ts'
import { Icon, type IconName } from '#ui/icon/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { linkTarget } from '#web/platform/link-target.ts'
import styles from './usp.module.css'

/** Icons that editors can name. Other names are ignored. */
const icons: Readonly<Record<string, IconName>> = {
  truck: 'truck',
  delivery: 'truck',
  returns: 'returns',
  return: 'returns',
  store: 'store',
  stores: 'store',
  club: 'club',
  gift: 'gift',
  lock: 'lock',
  secure: 'lock',
  help: 'help',
  phone: 'phone',
  mail: 'mail',
  leaf: 'leaf',
  box: 'box',
  pin: 'pin',
  card: 'card',
}

/** Three or four short facts about the shop. */
export function Usp({ widget: { points } }: { readonly widget: WidgetOf<'usp'> }) {
  return (
    <div className={styles.usp}>
      <PageWidth>
        <ul className={styles.points}>
          {points.map(({ icon, title, text, link }) => (
            <li key={title} className={styles.point}>
              <Icon name={icons[icon.toLowerCase()] ?? 'check'} directional={/truck|delivery|return/i.test(icon)} />
              <p className={styles.title}>
                {link ? (
                  <a href={link.url} {...linkTarget(link)}>
                    {title}
                  </a>
                ) : (
                  title
                )}
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </PageWidth>
    </div>
  )
}
