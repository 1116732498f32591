import type { ReactNode } from 'react'
import { PageWidth } from '#ui/layout/index.ts'
import { StaticPart, useMarket } from '#web/markets/index.ts'
import { SlimBannerLines } from '../news/slim-banner-lines.tsx'
import { useLiveLines } from '../news/use-live-lines.ts'
import { ServiceLinks } from './service-links.tsx'
import styles from './top-bar.module.css'

/** The shop's message of the day, and on wide screens help, stores and the market. */
export function TopBar() {
  const { navigation } = useMarket()
  useLiveLines(navigation.slimBanner, () => document.querySelector('header'))
  return (
    <Bar name="top bar">
      <PageWidth>
        <div className={styles.row}>
          {navigation.slimBanner?.location === 'above' && <SlimBannerLines banner={navigation.slimBanner} />}
          <ServiceLinks className={styles.links} />
        </div>
      </PageWidth>
    </Bar>
  )
}

/** The shop's message where its editor wants it below the header. */
export function NewsBelow() {
  const { navigation } = useMarket()
  if (navigation.slimBanner?.location !== 'below') return null
  return (
    <Bar name="news below">
      <PageWidth>
        <SlimBannerLines banner={navigation.slimBanner} />
      </PageWidth>
    </Bar>
  )
}

/** Static, unless a countdown in it has to tick. */
function Bar({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { navigation } = useMarket()
  const counts = navigation.slimBanner?.lines.some(({ countdown }) => countdown)
  if (counts) return <div className={styles.bar}>{children}</div>
  return (
    <StaticPart as="div" className={styles.bar} name={name}>
      {children}
    </StaticPart>
  )
}
