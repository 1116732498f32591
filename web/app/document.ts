import type { Shell } from '#contracts/content.ts'
import type { Page } from '#contracts/pages.ts'
import type { AssetMap, DocumentChunk, DocumentSettings, LaterCode } from '#contracts/storefront.ts'
import { escapeHtml } from '#foundation/escape-html.ts'
import { languageOfLocale } from '#foundation/text-for-locale.ts'
import { heartForm } from '#ui/heart/index.ts'
import { iconSprite } from '#ui/icon/sprite.ts'
import { marketView } from '#web/markets/index.ts'
import { headTags } from './head.ts'

export interface DocumentParts {
  readonly page: Page
  readonly shell: Shell
  readonly assets: AssetMap
  readonly consent: 'ask' | 'granted'
  readonly settings: DocumentSettings
  /** The page as HTML, in pieces. */
  readonly body: readonly DocumentChunk[]
}

/** The whole HTML document, in pieces. It refers to scripts only by address, and every text is escaped. */
export function documentOf({ page, shell, assets, consent, settings, body }: DocumentParts): readonly DocumentChunk[] {
  const { market } = shell
  return [
    `<!doctype html><html lang="${escapeHtml(languageOfLocale(market.id))}" dir="${market.direction}"${consent === 'granted' ? ' data-consent="granted"' : ''}><head>${head({ page, shell, assets })}</head><body>${iconSprite}${consent === 'granted' ? grantedNote(shell) : ''}<div id="shop">`,
    ...body,
    `</div>${heartsOf(shell)}<script type="application/json" id="page">`,
    inScript(settings.payload ?? JSON.stringify(page)),
    '</script><script type="application/json" id="later">',
    inScript(JSON.stringify(later(page, assets, settings))),
    '</script></body></html>',
  ]
}

/** The form of all heart buttons of a page, for pages without script. It saves products on the wishlist page. */
function heartsOf(shell: Shell): string {
  const { links, toggle } = marketView(shell)
  if (!toggle('wishlist') || !links.wishlistPage) return ''
  const action = escapeHtml(links.wishlistPage)
  return `<form id="${heartForm}" method="post" action="${action}" hidden><input type="hidden" name="formAction" value="save-product"></form>`
}

/** A note for developers: this shop treats every consent as given. A shop with real shoppers never does this. */
function grantedNote(shell: Shell): string {
  const { t, links } = marketView(shell)
  const href = escapeHtml(links.consentPage ?? '')
  return `<p role="note">${escapeHtml(t('consent.granted-here'))} <a href="${href}">${escapeHtml(t('page.consentpage'))}</a></p>`
}

function later(
  { pageAlias, layout }: Page,
  { entry, layouts, pages }: AssetMap,
  { shellUrl }: DocumentSettings,
): LaterCode {
  const [view, frame] = [pages[pageAlias]!, layouts[layout]!]
  const modules = unique([...entry.preload, ...frame.scripts, ...view.scripts])
  return { entry: entry.script, modules, shell: shellUrl, view: view.component, layout: frame.component }
}

function head({ page, shell, assets }: Pick<DocumentParts, 'page' | 'shell' | 'assets'>): string {
  const fonts = assets.fonts[shell.market.direction === 'rtl' ? 'arabic' : 'latin']
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(page.title)}</title>`,
    ...fonts.map((href) => tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' })),
    ...unique([...assets.entry.styles, ...assets.pages[page.pageAlias]!.styles]).map((href) =>
      tag('link', { rel: 'stylesheet', href }),
    ),
    ...(shell.themeUrl ? [tag('link', { rel: 'stylesheet', href: shell.themeUrl })] : []),
    `<script type="module" src="${escapeHtml(assets.entry.early)}" async blocking="render"></script>`,
    tag('meta', { name: 'theme-color', content: '#fbfaf7' }),
    tag('link', { rel: 'icon', href: iconOf(shell.shopName) }),
    ...headTags(page).map(({ name, attributes }) => tag(name, { ...attributes, 'data-page': '' })),
    ...page.structuredData.map((it) => `<script type="application/ld+json">${inScript(JSON.stringify(it))}</script>`),
  ].join('')
}

/** An icon with the first letter of the shop's name. */
const iconOf = (shopName: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1b1a18"/><text x="16" y="24" font-family="Georgia,serif" font-size="24" text-anchor="middle" fill="#fff">${escapeHtml(shopName.slice(0, 1))}</text></svg>`,
  )}`

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value ? ` ${key}="${escapeHtml(value)}"` : ` ${key}`))
    .join('')}>`

const unique = (addresses: readonly string[]): readonly string[] => [...new Set(addresses)]

/** JSON for a script element. It contains no `<`, so nothing in it can end the element. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c')
