import { contentModel } from '#contracts/content-model.ts'
import { pageAliases } from '#contracts/pages.ts'
import { isWidgetType } from '../cms/read-rows.ts'
import { kindsOfRichText, namesOfRichText, otherKinds, otherNames } from './other-names.ts'

/** A file of the shop folder, as its editor wrote it. */
export interface WrittenFile {
  /** `pages/home.json` */
  readonly name: string
  readonly text: string
}

const devices = ['mobile', 'tablet', 'desktop', 'app']
/** Fields of a banner's text in the older shape, such as `mobileCta`; its picture is `imageMobile`. */
const perDevice =
  /^(?:(?:mobile|tablet|desktop)[A-Z]\w*|image(?:Mobile|Tablet|Desktop)|disabled(?:App|Mobile|Tablet|Desktop))$/
const language = /^[a-z]{2}(?:-[a-z]{2})?$/i

/** Fields that name the kind of an object. */
const tellsKind = new Set(['blockType', '_alias', 'contentType', 'contentTypeAlias', 'type', 'pageAlias'])

const known = new Set([...modelNames(contentModel()), ...otherNames, ...namesOfRichText, ...devices, ...tellsKind])
const kinds = new Set([...pageAliases, ...kindsOfRichText, ...otherKinds, 'row', 'widgetSettings'])
/** Kinds of documents that are no page alias of the contract. */
const plainKinds = new Set(['legalDocument'])

/**
 * Names and kinds that are never read, each with file and line. Reading itself is lenient, because one wrong field must
 * not break a page; but whoever publishes needs to know.
 */
export function strictMistakes({ name, text }: WrittenFile): string[] {
  return tokens(text).flatMap(({ line, key, value }) => {
    if (!isKnown(key)) return [`${name}:${line}: no such field: ${key}`]
    if (!tellsKind.has(key) || value === undefined || isKind(key, value)) return []
    return [`${name}:${line}: no such ${key === 'pageAlias' ? 'kind of page' : 'kind of widget or page'}: ${value}`]
  })
}

const isKnown = (key: string): boolean => known.has(key) || perDevice.test(key) || language.test(key)

const isKind = (key: string, value: string): boolean =>
  pageAliases.includes(value as never) ||
  (key !== 'pageAlias' && (kinds.has(value) || plainKinds.has(value) || isWidgetType(value)))

interface Token {
  readonly line: number
  readonly key: string
  /** The value, if it is a text. */
  readonly value: string | undefined
}

/** All names in a JSON text, in their order. The text must be valid JSON. */
function tokens(text: string): Token[] {
  const found: Token[] = []
  let [line, counted] = [1, 0]
  for (const match of text.matchAll(/("(?:[^"\\]|\\.)*")(?:\s*:(?:\s*("(?:[^"\\]|\\.)*"))?)?/gs)) {
    const [whole, key, value] = match
    line += text.slice(counted, match.index).split('\n').length - 1
    counted = match.index
    if (whole === key) continue
    found.push({
      line,
      key: JSON.parse(key!) as string,
      value: value === undefined ? undefined : (JSON.parse(value) as string),
    })
  }
  return found
}

/** Names of all fields in the content model. */
function modelNames(model: unknown): string[] {
  if (typeof model !== 'object' || model === null) return []
  const fields = 'properties' in model ? Object.keys(model.properties as object) : []
  const zones = 'zones' in model ? (model.zones as string[]) : []
  return [...fields, ...zones, ...Object.values(model).flatMap(modelNames)]
}
