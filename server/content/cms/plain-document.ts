import { spelledIn } from '#foundation/german-spelling.ts'
import { lexicalHtml } from './lexical-html.ts'

/** A document in a form that does not depend on its CMS: records, lists, texts, numbers, flags. */
export type Plain = string | number | boolean | null | readonly Plain[] | PlainRecord
export interface PlainRecord {
  readonly [field: string]: Plain
}

type Json = Readonly<Record<string, unknown>>

/** Which language to take from a value with several: the market's own, else its language's, else English. */
export interface LanguageChoice {
  readonly market: string
  readonly language: string
}

const deepest = 32

/** Converts a document of either CMS shape. What cannot be understood becomes null; no input throws. */
export function plainDocument(written: unknown, languages: LanguageChoice): Plain {
  return spelledIn(plain(written, { languages, above: [] }), languages.market)
}

interface At {
  readonly languages: LanguageChoice
  /** The values that contain this one, to stop at documents that contain themselves. */
  readonly above: readonly object[]
}

function plain(value: unknown, at: At): Plain {
  if (typeof value === 'string') return unpacked(value, at)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'object' || value === null) return null
  if (at.above.includes(value) || at.above.length > deepest) return null
  const inside = { ...at, above: [...at.above, value] }
  if (Array.isArray(value)) return value.map((each) => plain(each, inside)).filter((each) => each !== null)
  return ofRecord(value as Json, inside)
}

function ofRecord(record: Json, at: At): Plain {
  if (isLocalised(record)) return plain(localized(record, at.languages), at)
  if (isRecord(record.root) && Array.isArray(record.root.children)) return lexicalHtml(record.root)
  if (typeof record.markup === 'string') return record.markup
  if (isBlockList(record)) return record.items.map((item) => plainBlock(item, at)).filter(isPlainRecord)
  const stored = storedBlocks(record)
  if (stored) return stored.map((block) => plain(block, at)).filter(isPlainRecord)
  if (Array.isArray(record.values) && isRecord(record.values[0]) && 'alias' in record.values[0])
    return plain({ ...record, values: undefined, ...aliasedValues(record.values as Json[], at.languages) }, at)
  return ofElement(record, at)
}

/** An element of the older shape has its fields in `properties`, and its type and address beside them. */
function ofElement(record: Json, at: At): PlainRecord {
  const { properties, contentType, route, ...own } = record
  const fields = { ...own, ...(isRecord(properties) && properties) }
  const read = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value, at)]))
  return {
    ...read,
    ...(typeof contentType === 'string' && { type: contentType }),
    ...(isRecord(route) && typeof route.path === 'string' && { path: route.path }),
  }
}

/** A block together with its settings; the block's own fields win. */
function plainBlock(item: Json, at: At): Plain {
  const content = plain(item.content, at)
  const settings = plain(item.settings, at)
  if (!isPlainRecord(content)) return null
  return isPlainRecord(settings) ? { ...settings, ...content } : content
}

const isBlockList = (record: Json): record is Json & { items: Json[] } =>
  Array.isArray(record.items) && record.items.every((item) => isRecord(item) && 'content' in item)

/** Blocks as the older system stores them: the data in one list, the order in another, the settings in a third. */
function storedBlocks({ layout, Layout, contentData, settingsData }: Json): Json[] | undefined {
  if (!Array.isArray(contentData)) return undefined
  const order = Object.values((layout ?? Layout ?? {}) as Json).find(Array.isArray) as Json[] | undefined
  const idOf = (block: Json) => block.udi ?? block.key
  const find = (list: unknown, id: unknown) =>
    Array.isArray(list) ? (list as Json[]).find((block) => idOf(block) === id) : undefined
  if (!order) return contentData as Json[]
  return order.flatMap((place) => {
    const content = find(contentData, place.contentUdi ?? place.contentKey)
    const settings = find(settingsData, place.settingsUdi ?? place.settingsKey)
    if (!content) return []
    return [
      { ...settings, ...content, id: content.id ?? idOf(content), type: content.contentTypeAlias ?? content.type },
    ]
  })
}

function aliasedValues(values: readonly Json[], { market, language }: LanguageChoice): Json {
  const fits = ({ culture }: Json) =>
    culture === null || culture === undefined || [market, language].includes(String(culture).toLowerCase())
  return Object.fromEntries(values.filter(fits).map(({ alias, value }) => [String(alias), value]))
}

const languageTag = /^[a-z]{2}(?:-[a-z]{2})?$/
/** Names of two letters that are fields, not languages. */
const fieldNames = new Set(['id', 'to', 'by'])

const isLocalised = (record: Json): boolean => {
  const keys = Object.keys(record)
  return keys.length > 0 && keys.every((key) => languageTag.test(key.toLowerCase()) && !fieldNames.has(key))
}

function localized(record: Json, { market, language }: LanguageChoice): unknown {
  const wanted = [market, language, ...(language === 'no' ? ['nb'] : []), 'en']
  const byTag = new Map(Object.entries(record).map(([key, value]) => [key.toLowerCase(), value]))
  const tag = wanted.find((each) => byTag.get(each) !== undefined && byTag.get(each) !== null)
  return tag === undefined ? [...byTag.values()][0] : byTag.get(tag)
}

/** Stored values contain lists and records as JSON text. */
function unpacked(text: string, at: At): Plain {
  if (!/^\s*(?:\{".*\}|\[\s*(?:\{".*\}\s*)?\])\s*$/s.test(text)) return text
  try {
    return plain(JSON.parse(text), at)
  } catch {
    return text
  }
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
export const isPlainRecord = (value: Plain | undefined): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
