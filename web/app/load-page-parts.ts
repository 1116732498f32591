import type { Page, PageAlias } from '#contracts/pages.ts'
import { fetchStaticParts } from '#web/content/index.ts'
import type { PageParts } from './app.tsx'
import { layoutKinds } from './layouts/index.ts'
import { type PageView, pageKinds } from './page-kinds.ts'

/** The components of any page. The type of `pageKinds` guarantees that the view fits the page. */
export async function loadPageParts({ pageAlias, layout }: Pick<Page, 'pageAlias' | 'layout'>): Promise<PageParts> {
  const [view, frame] = await Promise.all([pageKinds[pageAlias].load(), layoutKinds[layout].load(), fetchStaticParts()])
  return { view: view as PageView<PageAlias>, layout: frame }
}
