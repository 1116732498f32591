import type { Link } from '#contracts/widgets.ts'
import { addressOf } from './address-of.ts'
import { field, flag, group, single, text } from './fields.ts'
import { isPlainRecord, type Plain, type PlainRecord } from './plain-document.ts'
import { readLine } from './read-html.ts'
import type { Reading } from './reading.ts'

/** A link to a page, a category or a free address, from either shape; null where it leads nowhere in this market. */
export function readLink(value: Plain, reading: Reading): Link | null {
  const one = single(value)
  if (typeof one === 'string') return linkTo(addressOf(one, reading), '', false)
  if (!isPlainRecord(one)) return null
  const inner = isPlainRecord(one.link ?? null) ? { ...one, ...(one.link as PlainRecord) } : one
  const title = readLine(field(inner, 'label', 'title', 'name'), reading) ?? ''
  return linkTo(targetOf(inner, reading), title, opensNewTab(inner))
}

const linkTo = (url: string | undefined, title: string, newTab: boolean): Link | null =>
  url === undefined ? null : { title, url, newTab }

const opensNewTab = (link: PlainRecord): boolean =>
  flag(link.newTab ?? null) ||
  link.target === '_blank' ||
  (link.openInCurrentTab !== undefined && link.openInCurrentTab !== null && !flag(link.openInCurrentTab))

function targetOf(link: PlainRecord, reading: Reading): string | undefined {
  const address = referenceTarget(link, reading) ?? freeTarget(link, reading)
  return address && withQuery(address, text(field(link, 'query', 'queryString')))
}

function referenceTarget(link: PlainRecord, reading: Reading): string | undefined {
  const reference = group(field(link, 'reference'))
  const value = isPlainRecord(reference.value ?? null)
    ? (reference.value as PlainRecord)
    : { id: reference.value ?? null }
  const id = (record: PlainRecord, ...names: string[]) => text(field(record, ...names))
  const toCategory = reference.relationTo === 'categories' ? id(value, 'id') : id(link, 'categoryId')
  if (toCategory) return addressOf(`category:${toCategory}`, reading)
  const path = reference.relationTo === 'pages' ? id(value, 'path') : null
  if (path) return addressOf(path, reading)
  const toPage = reference.relationTo === 'pages' ? id(value, 'key', 'slug', 'id') : id(link, 'pageId')
  return toPage ? addressOf(`page:${toPage}`, reading) : undefined
}

function freeTarget(link: PlainRecord, reading: Reading): string | undefined {
  const written = text(field(link, 'url', 'externalLink', 'path'))
  return written === null ? undefined : addressOf(written, reading)
}

const withQuery = (address: string, query: string | null): string =>
  query === null ? address : `${address}${address.includes('?') ? '&' : '?'}${query.replace(/^\?/, '')}`
