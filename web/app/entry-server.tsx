import { renderToString } from 'react-dom/server'
import type { Page, PageAlias } from '#contracts/pages.ts'
import type { CreateStorefront, StorefrontEntry } from '#contracts/storefront.ts'
import { renderMail } from '#web/mails/index.server.tsx'
import { CachedMarkup } from '#web/platform/cached-markup.server.ts'
import { setMarkupCache } from '#web/platform/cached-markup.ts'
import { App } from './app.tsx'
import type { ComponentCode } from './component-code.ts'
import { documentOf } from './document.ts'
import { layoutKinds } from './layouts/index.ts'
import type { Layout } from './layouts/layout.ts'
import { type PageView, pageKinds } from './page-kinds.ts'

const views = (await loadAll(pageKinds)) as Record<PageAlias, PageView<PageAlias>>
const layouts = (await loadAll(layoutKinds)) as Record<Page['layout'], Layout>

async function loadAll(kinds: Readonly<Record<string, ComponentCode<unknown>>>): Promise<Record<string, unknown>> {
  const loaded = Object.entries(kinds).map(async ([kind, code]) => [kind, await code.load()] as const)
  return Object.fromEntries(await Promise.all(loaded))
}

/** A limit, because the markup of all tiles grows with the number of products. Tiles that are rarely shown are rendered again. */
const maxCachedBytes = 24 * 1024 * 1024
const markupCache = new CachedMarkup(renderToString, maxCachedBytes)
setMarkupCache(markupCache)

export const createStorefront: CreateStorefront = (assets, consent) => ({
  build: assets.build,
  render(page, shell, settings) {
    const body = markupCache.page(
      <App page={page} shell={shell} view={views[page.pageAlias]} layout={layouts[page.layout]} />,
    )
    return documentOf({ page, shell, assets, consent, settings, body })
  },
  mail: renderMail,
})

export const earlyModule: StorefrontEntry['earlyModule'] = 'web/app/entry-early.ts'

export const entryModule: StorefrontEntry['entryModule'] = 'web/app/entry-browser.tsx'

export const pageComponents: StorefrontEntry['pageComponents'] = pageKinds

export const layoutComponents: StorefrontEntry['layoutComponents'] = layoutKinds

export const fontModules: StorefrontEntry['fontModules'] = {
  latin: ['node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'],
  arabic: ['node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2'],
}
