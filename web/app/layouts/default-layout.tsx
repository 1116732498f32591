import { SiteFooter, SiteHeader } from '#web/content/index.ts'
import { SearchForm } from '#web/search/index.ts'
import type { LayoutProps } from './layout.ts'
import { PageFrame } from './page-frame.tsx'

/** Header with menu and search, content, footer. */
export function DefaultLayout({ page, children }: LayoutProps) {
  const path = page.path.split('?')[0]!
  return (
    <PageFrame header={<SiteHeader path={path} search={<SearchForm kind="header" />} />} footer={<SiteFooter />}>
      {children}
    </PageFrame>
  )
}
