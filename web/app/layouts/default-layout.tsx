import { IconBar, SiteFooter, SiteHeader } from '#web/content/index.ts'
import { LoyaltyLink } from '#web/loyalty/index.ts'
import { SearchInHeader } from '#web/search/index.ts'
import { FixedWidgets } from '#web/widgets/lazy-fixed-widgets.tsx'
import type { LayoutProps } from './layout.ts'
import { PageFrame } from './page-frame.tsx'

const loadSuggestions = async () => (await import('#web/pages/search/search-suggestions.tsx')).SearchSuggestions

/** Header with menu and search, content, footer. */
export function DefaultLayout({ page, children }: LayoutProps) {
  const path = page.path.split('?')[0]!
  const inApp = page.app ?? false
  return (
    <PageFrame
      header={
        <SiteHeader
          path={path}
          inApp={inApp}
          search={<SearchInHeader loadSuggestions={loadSuggestions} />}
          loyalty={<LoyaltyLink />}
        />
      }
      footer={
        <>
          <SiteFooter inApp={inApp} />
          <IconBar path={path} inApp={inApp} />
        </>
      }
    >
      {children}
      <FixedWidgets rows={page.zones.fixedWidgets} />
    </PageFrame>
  )
}
