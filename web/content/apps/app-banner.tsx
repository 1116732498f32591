import { useEffect, useState } from 'react'
import type { Page } from '#contracts/pages.ts'
import { isAnswered } from '#foundation/consent.ts'
import { breakpointKindOf } from '#foundation/screens.ts'
import { Button, ButtonLink } from '#ui/button/index.ts'
import { BottomFlyout } from '#ui/drawer/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { consentNow, consentUpdate } from '#web/platform/consent.ts'
import { isHandled, rememberHandled } from '#web/platform/handled-cookie.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import styles from './app-banner.module.css'
import { appFor } from './app-for.ts'
import { AppIcon } from './app-icon.tsx'

export interface AppBannerProps {
  readonly page: Pick<Page, 'app' | 'layout'>
}

const cookie = 'appBanner'

/** A link to the app for the visitor's platform, shown until the visitor closes it or follows it. */
export function AppBanner({ page }: AppBannerProps) {
  const { t, navigation } = useMarket()
  const mayShow = useMayShow(page)
  const [gone, setGone] = useState(() => isHandled(document.cookie, cookie))
  const app = appFor(navigation.apps, navigator)
  if (!app) return null
  const handle = () => {
    rememberHandled(cookie)
    setGone(true)
  }
  return (
    <BottomFlyout open={mayShow && !gone} title={app.title} onClose={handle} onReplaced={() => setGone(true)}>
      <div className={styles.app}>
        <AppIcon icon={app.icon} />
        <div>
          <p className={styles.title}>{app.title}</p>
          {app.subTitle && <p>{app.subTitle}</p>}
        </div>
      </div>
      <div className={styles.ways}>
        <Button type="button" onClick={handle}>
          {t('app.not-now')}
        </Button>
        <ButtonLink href={app.url} rel="noopener" onClick={handle}>
          {t('app.get')}
        </ButtonLink>
      </div>
    </BottomFlyout>
  )
}

/**
 * True if the banner may be shown: not on desktop screens, in the app, in a store or in the checkout, and not before
 * the shopper has answered the consent dialog.
 */
function useMayShow({ app, layout }: AppBannerProps['page']): boolean {
  const visitor = useVisitor()
  const [answered, setAnswered] = useState(() => isAnswered(consentNow()))
  useEffect(() => {
    const update = () => setAnswered(isAnswered(consentNow()))
    addEventListener(consentUpdate, update)
    return () => removeEventListener(consentUpdate, update)
  }, [])
  const isDesk = breakpointKindOf({ width: innerWidth, inApp: app ?? false }) === 'desktop'
  const isBuying = layout === 'checkout' || layout === 'receipt'
  return answered && visitor !== undefined && !visitor.inStore && !app && !isDesk && !isBuying
}
