import { renderToString } from 'react-dom/server'
import type { Page, PageAlias } from '#contracts/pages.ts'
import type { CreateStorefront, StorefrontEntry } from '#contracts/storefront.ts'
import { renderMail } from '#web/mails/index.server.tsx'
import { CachedMarkup } from '#web/platform/cached-markup.server.ts'
import { setMarkupCache } from '#web/platform/cached-markup.ts'
import { App } from './app.tsx'
import { documentOf } from './document.ts'
import { layoutKinds, layoutOf } from './layouts/index.ts'
import type { Layout } from './layouts/layout.ts'
import { type PageView, pageKinds, viewOf } from './page-kinds.ts'

const aliases = Object.keys(pageKinds) as PageAlias[]
const views = Object.fromEntries(
  await Promise.all(aliases.map(async (alias) => [alias, await viewOf(alias)] as const)),
) as Record<PageAlias, PageView<PageAlias>>

const layoutNames = Object.keys(layoutKinds) as Page['layout'][]
const layouts = Object.fromEntries(
  await Promise.all(layoutNames.map(async (layout) => [layout, await layoutOf({ layout })] as const)),
) as Record<Page['layout'], Layout>
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

export const pageModules: StorefrontEntry['pageModules'] = Object.fromEntries(
  aliases.map((alias) => [alias, pageKinds[alias].module]),
)

export const layoutModules: StorefrontEntry['layoutModules'] = Object.fromEntries(
  layoutNames.map((name) => [name, layoutKinds[name].module]),
)

export const fontModules: StorefrontEntry['fontModules'] = {
  latin: ['node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'],
  arabic: ['node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2'],
}
