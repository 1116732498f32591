import { type ReactNode, useMemo } from 'react'
import type { WidgetOf } from '#contracts/widgets.ts'
import { StaticPart, useMarket } from '#web/markets/index.ts'
import { shownMessage } from '../news/shown-message.ts'
import { useLiveLines } from '../news/use-live-lines.ts'
import { News, TopBarRow } from '../static-parts.ts'
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
      <TopBarRow message={message} />
    </Bar>
  )
}

/** The shop's message, if its editor placed it below the header. */
export function NewsBelow({ inApp }: NewsProps) {
  const message = useMessage(inApp)
  if (message?.location !== 'below') return null
  return (
    <Bar name={inApp ? 'news below in app' : 'news below'} message={message}>
      <News message={message} />
    </Bar>
  )
}

function useMessage(inApp: boolean): Message | null {
  const { slimBanner } = useMarket().navigation
  return useMemo(() => shownMessage(slimBanner, inApp), [slimBanner, inApp])
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
