import { SiteFooter, SiteHeader } from '#web/content/index.ts'
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
      header={<SiteHeader path={path} search={<SearchInHeader loadSuggestions={loadSuggestions} />} />}
      footer={<SiteFooter />}
    >
      {children}
      <FixedWidgets rows={page.zones.fixedWidgets} />
    </PageFrame>
  )
}
