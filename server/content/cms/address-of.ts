import { looksLikeMarket } from '#server/markets/index.ts'
import type { Reading } from './reading.ts'

/** Where a written address leads: `category:id`, `page:key`, a path with or without its market, or an absolute link. */
export function addressOf(written: string, reading: Reading): string | undefined {
  const href = written.trim()
  if (/^(?:category|page):/.test(href)) return resolved(href, reading)
  if (/^(?:https?:\/\/|mailto:|tel:|#)/i.test(href)) return href
  if (!href.startsWith('/') || href.startsWith('//')) {
    reading.report(`a link leads nowhere: ${href}`)
    return undefined
  }
  const segment = href.split(/[/?#]/)[1] ?? ''
  return withoutEndSlash(looksLikeMarket(segment) ? href : `/${reading.market.id}${href}`)
}

function resolved(target: string, reading: Reading): string | undefined {
  const [, kind, id = '', rest = ''] = /^(category|page):([^?#]*)(.*)$/.exec(target) ?? []
  const address = kind === 'category' ? reading.categoryUrl(id) : reading.pageUrl(id)
  if (address === undefined) reading.report(`a link leads nowhere: ${target}`)
  return address && address + rest
}

const withoutEndSlash = (path: string): string => path.replace(/\/+(?=$|[?#])/, '') || '/'
