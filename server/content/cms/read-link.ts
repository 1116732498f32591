import type { Link } from '#contracts/widget-parts.ts'
import { targetOf } from './address-of.ts'
import { field, flag, group, single, text } from './fields.ts'
import { isPlainRecord, type Plain, type PlainRecord } from './plain-document.ts'
import { readLine } from './read-html.ts'
import type { Reading, Target } from './reading.ts'

/** A link to a page, a category or a free address, from either shape; null if it has no target in this market. */
export function readLink(value: Plain, reading: Reading): Link | null {
  const one = single(value)
  if (typeof one === 'string') return linkTo(targetOf(one, reading), null, false)
  if (!isPlainRecord(one)) return null
  const held = single(one.link ?? null)
  const inner = isPlainRecord(held) ? { ...one, ...held } : one
  const title = readLine(field(inner, 'label', 'title', 'name'), reading)
  return linkTo(targetOfLink(inner, reading), title, opensNewTab(inner))
}

/** A link without a title gets the title of its target. */
const linkTo = (target: Target | undefined, title: string | null, newTab: boolean): Link | null =>
  target === undefined ? null : { title: title ?? target.title, url: target.url, newTab }

function opensNewTab(link: PlainRecord): boolean {
  if (flag(link.newTab ?? null) || link.target === '_blank') return true
  const inCurrentTab = link.openInCurrentTab ?? null
  return inCurrentTab !== null && !flag(inCurrentTab)
}

function targetOfLink(link: PlainRecord, reading: Reading): Target | undefined {
  // An editor who changes the type leaves the value of the earlier type behind.
  const target =
    link.type === 'url'
      ? (freeTarget(link, reading) ?? referenceTarget(link, reading))
      : (referenceTarget(link, reading) ?? freeTarget(link, reading))
  const query = text(field(link, 'query', 'queryString'))
  return target && query !== null ? { ...target, url: withQuery(target.url, query) } : target
}

function referenceTarget(link: PlainRecord, reading: Reading): Target | undefined {
  const reference = referenceOf(link)
  const value = isPlainRecord(reference.value) ? reference.value : { id: reference.value }
  const id = (record: PlainRecord, ...names: string[]) => text(field(record, ...names))
  const picked = link.destinationType === 'category' ? id(link, 'destinationId') : null
  const toCategory = reference.relationTo === 'categories' ? id(value, 'id') : (picked ?? id(link, 'categoryId'))
  if (toCategory) return targetOf(`category:${toCategory}`, reading)
  const path = reference.relationTo === 'pages' ? id(value, 'path') : null
  if (path) return targetOf(path, reading)
  const toPage = reference.relationTo === 'pages' ? id(value, 'key', 'slug', 'id') : id(link, 'pageId')
  return toPage ? targetOf(`page:${toPage}`, reading) : undefined
}

const collections: Readonly<Record<string, string>> = { category: 'categories', page: 'pages' }

/** A reference that may lead to several collections names its own; of any other one the type of the link says which. */
function referenceOf(link: PlainRecord): { readonly relationTo: Plain; readonly value: Plain } {
  const written = single(link.reference ?? null)
  const { relationTo, value } = group(written)
  if (relationTo !== undefined) return { relationTo, value: value ?? null }
  return { relationTo: collections[text(link.type ?? null) ?? ''] ?? null, value: written }
}

function freeTarget(link: PlainRecord, reading: Reading): Target | undefined {
  const written = text(field(link, 'url', 'externalLink', 'path'))
  return written === null ? undefined : targetOf(written, reading)
}

const withQuery = (address: string, query: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${query.replace(/^\?/, '')}`
