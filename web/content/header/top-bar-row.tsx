import type { WidgetOf } from '#contracts/widgets.ts'
import { PageWidth } from '#ui/layout/index.ts'
import perScreen from '../news/screens.module.css'
import { screensWithout } from '../news/shown-message.ts'
import { SlimBannerLines } from '../news/slim-banner-lines.tsx'
import { ServiceLinks } from './service-links.tsx'
import styles from './top-bar.module.css'

type Message = WidgetOf<'slimBanner'>

/** The content of the top bar: the shop's message, if its place is above the header, and the service links. */
export const TopBarRow = ({ message }: { readonly message: Message | null }) => (
  <PageWidth>
    <div className={styles.row}>
      {message?.location === 'above' && <Lines message={message} />}
      <ServiceLinks className={styles.links} />
    </div>
  </PageWidth>
)

/** The shop's message below the header. */
export const News = ({ message }: { readonly message: Message }) => (
  <PageWidth>
    <Lines message={message} />
  </PageWidth>
)

/** The document is the same for every width. Media queries hide the message on screens for which an editor switched it off. */
function Lines({ message }: { readonly message: Message }) {
  const not = screensWithout(message)
  if (not.length === 0) return <SlimBannerLines banner={message} />
  return (
    <div className={perScreen.part} data-not-on={not.join(' ')}>
      <SlimBannerLines banner={message} />
    </div>
  )
}
