import { type ReactNode, useMemo } from 'react'
import type { WidgetOf } from '#contracts/widgets.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { StaticPart, useMarket } from '#web/markets/index.ts'
import perScreen from '../news/screens.module.css'
import { screensWithout, shownMessage } from '../news/shown-message.ts'
import { SlimBannerLines } from '../news/slim-banner-lines.tsx'
import { useLiveLines } from '../news/use-live-lines.ts'
import { ServiceLinks } from './service-links.tsx'
import styles from './top-bar.module.css'

type Message = WidgetOf<'slimBanner'>

export interface NewsProps {
  readonly inApp: boolean
}

/** The shop's message of the day. On wide screens also help, stores and the market. */
export function TopBar({ inApp }: NewsProps) {
  const message = useMessage(inApp)
  useLiveLines(message, () => document.querySelector('header'))
  return (
    <Bar name={inApp ? 'top bar in app' : 'top bar'} message={message}>
      <PageWidth>
        <div className={styles.row}>
          {message?.location === 'above' && <News message={message} />}
          <ServiceLinks className={styles.links} />
        </div>
      </PageWidth>
    </Bar>
  )
}

/** The shop's message, if its editor placed it below the header. */
export function NewsBelow({ inApp }: NewsProps) {
  const message = useMessage(inApp)
  if (message?.location !== 'below') return null
  return (
    <Bar name={inApp ? 'news below in app' : 'news below'} message={message}>
      <PageWidth>
        <News message={message} />
      </PageWidth>
    </Bar>
  )
}

function useMessage(inApp: boolean): Message | null {
  const { slimBanner } = useMarket().navigation
  return useMemo(() => shownMessage(slimBanner, inApp), [slimBanner, inApp])
}

/** The document is the same for every width. Media queries hide the message on screens for which an editor switched it off. */
function News({ message }: { readonly message: Message }) {
  const not = screensWithout(message)
  if (not.length === 0) return <SlimBannerLines banner={message} />
  return (
    <div className={perScreen.part} data-not-on={not.join(' ')}>
      <SlimBannerLines banner={message} />
    </div>
  )
}

interface BarProps {
  readonly name: string
  readonly message: Message | null
  readonly children: ReactNode
}

/** Static, except for a message with a countdown, which must be updated. */
function Bar({ name, message, children }: BarProps) {
  if (message?.lines.some(({ countdown }) => countdown)) return <div className={styles.bar}>{children}</div>
  return (
    <StaticPart as="div" className={styles.bar} name={name}>
      {children}
    </StaticPart>
  )
}
