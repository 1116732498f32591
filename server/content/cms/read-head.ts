import type { PageFrame } from '#contracts/pages.ts'
import { field, group, records, text } from './fields.ts'
import type { Plain, PlainRecord } from './plain-document.ts'

/** Editors' tags for the head, besides title, description and robots. */
export type ContentHead = Pick<PageFrame, 'metaTags' | 'linkTags' | 'structuredData'>

const most = 20
/** Names that the shop sets itself, or that have their own fields. */
const notByEditors = new Set(['robots', 'viewport', 'referrer', 'theme-color', 'color-scheme'])
/** Relations that describe the page and do not make a browser load anything. */
const relations = new Set(['canonical', 'alternate', 'author', 'help', 'license', 'me', 'amphtml'])

/** Keeps tags with a name and content, links of known relations to our site or https, and structured data with a type. */
export function readHead(meta: PlainRecord): ContentHead | undefined {
  const head = {
    metaTags: listOf(field(meta, 'metaTags')).flatMap(metaTag),
    linkTags: listOf(field(meta, 'linkTags')).flatMap(linkTag),
    structuredData: listOf(field(meta, 'structuredData')).filter((data) => typeof data['@type'] === 'string'),
  }
  return Object.values(head).some((tags) => tags.length > 0) ? head : undefined
}

/** A single value may be written without a list around it. */
const listOf = (written: Plain): readonly PlainRecord[] =>
  records(Array.isArray(written) ? written : [group(written)]).slice(0, most)

function metaTag(tag: PlainRecord): ContentHead['metaTags'] {
  const name = text(field(tag, 'name', 'property'))
  const content = text(field(tag, 'content'))
  if (name === null || content === null || !/^[a-z][\w:.-]{0,60}$/i.test(name)) return []
  return notByEditors.has(name.toLowerCase()) ? [] : [{ name, content: content.slice(0, 1_000) }]
}

function linkTag(tag: PlainRecord): ContentHead['linkTags'] {
  const rel = text(field(tag, 'rel'))?.toLowerCase()
  const href = text(field(tag, 'href', 'url'))
  const hreflang = text(field(tag, 'hreflang'))
  if (rel === undefined || href === null || !relations.has(rel)) return []
  if (!/^(?:https:\/\/|\/(?!\/))\S{0,2000}$/.test(href)) return []
  return [{ rel, href, ...(hreflang === null ? {} : { hreflang }) }]
}
