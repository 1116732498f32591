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
  return (
    <PageFrame
      header={
        <SiteHeader
          path={path}
          search={<SearchInHeader loadSuggestions={loadSuggestions} />}
          loyalty={<LoyaltyLink />}
        />
      }
      footer={
        <>
          <SiteFooter inApp={page.app} />
          <IconBar path={path} inApp={page.app ?? false} />
        </>
      }
    >
      {children}
      <FixedWidgets rows={page.zones.fixedWidgets} />
    </PageFrame>
  )
}
