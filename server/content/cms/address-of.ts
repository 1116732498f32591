import { knownMarkets } from '#server/markets/index.ts'
import type { Reading, Target } from './reading.ts'

/** A slug such as `om-os` looks like a market id but is none. */
const marketIds: ReadonlySet<string> = new Set(knownMarkets.map(({ id }) => id))

/** The target of a written address: `category:id`, `page:key`, a path with or without its market, or an absolute link. */
export function targetOf(written: string, reading: Reading): Target | undefined {
  const href = written.trim()
  if (/^(?:category|page):/.test(href)) return resolved(href, reading)
  if (/^(?:https?:\/\/|mailto:|tel:|#)/i.test(href)) return untitled(href)
  if (!href.startsWith('/') || href.startsWith('//')) {
    reading.report(`a link leads nowhere: ${href}`)
    return undefined
  }
  const segment = href.split(/[/?#]/)[1] ?? ''
  return untitled(withoutEndSlash(marketIds.has(segment) ? href : `/${reading.market.id}${href}`))
}

export const addressOf = (written: string, reading: Reading): string | undefined => targetOf(written, reading)?.url

const untitled = (url: string): Target => ({ url, title: '' })

function resolved(href: string, reading: Reading): Target | undefined {
  const [, kind, id = '', rest = ''] = /^(category|page):([^?#]*)(.*)$/.exec(href) ?? []
  const target = kind === 'category' ? reading.category(id) : reading.page(id)
  if (target === undefined) reading.report(`a link leads nowhere: ${href}`)
  return target ? { ...target, url: target.url + rest } : undefined
}

const withoutEndSlash = (path: string): string => path.replace(/\/+(?=$|[?#])/, '') || '/'
