import fc from 'fast-check'
import type { PayloadField } from './payload-fields.ts'

type Doc = Readonly<Record<string, unknown>>
export type Blocks = ReadonlyMap<string, readonly PayloadField[]>

/** Fields that Payload adds to every document, block and row of a list. */
const ofPayload = new Set(['id', 'blockType', 'blockName', '_status', 'createdAt', 'updatedAt'])
const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What Payload would reject in a document with these fields: unknown fields, and values of a wrong type. */
export function objections(document: Doc, fields: readonly PayloadField[], blocks: Blocks, at = ''): string[] {
  const known = new Map(fields.map((field) => [field.name, field]))
  return Object.entries(document).flatMap(([name, value]) => {
    const field = known.get(name)
    const here = `${at}/${name}`
    if (ofPayload.has(name) && !field) return []
    if (!field) return [`${here}: no such field`]
    if (value === null || value === undefined) return []
    return ofField(value, { field, blocks, here })
  })
}

interface At {
  readonly field: PayloadField
  readonly blocks: Blocks
  readonly here: string
}

function ofField(value: unknown, { field, blocks, here }: At): string[] {
  const wrong = [`${here}: ${JSON.stringify(value)?.slice(0, 80)} is no ${field.type}`]
  const rows = Array.isArray(value) && value.every(isDoc) ? (value as Doc[]) : undefined
  switch (field.type) {
    case 'group':
      return isDoc(value) ? objections(value, field.fields ?? [], blocks, here) : wrong
    case 'array':
      return rows ? rows.flatMap((row, nth) => objections(row, field.fields ?? [], blocks, `${here}.${nth}`)) : wrong
    case 'blocks':
      if (!rows) return wrong
      return rows.flatMap((row, nth) => {
        const type = String(row.blockType)
        const of = field.blockReferences?.includes(type) ? blocks.get(type) : undefined
        return of ? objections(row, of, blocks, `${here}.${nth}`) : [`${here}.${nth}: no such block ${type}`]
      })
    default:
      return isValue(value, field) ? [] : wrong
  }
}

function isValue(value: unknown, { type, hasMany, options, min, max, maxLength }: PayloadField): boolean {
  if (hasMany) return Array.isArray(value) && value.every((each) => typeof each === 'string')
  if (type === 'text') return typeof value === 'string' && value.length <= (maxLength ?? Number.POSITIVE_INFINITY)
  if (type === 'checkbox') return typeof value === 'boolean'
  if (type === 'number') return typeof value === 'number' && value >= (min ?? -1e9) && value <= (max ?? 1e9)
  if (type === 'select') return options?.includes(String(value)) ?? false
  if (type === 'date') return typeof value === 'string' && !Number.isNaN(Date.parse(value))
  if (type === 'richText') return isDoc(value) && isDoc(value.root)
  if (type === 'upload') return typeof value === 'number' || (isDoc(value) && 'url' in value)
  return isDoc(value) && typeof value.relationTo === 'string' && 'value' in value
}

const words = fc.constantFrom('Linen', 'Størrelser', 'a & b', '5 < 6')
const richText = words.map((text) => ({
  root: { type: 'root', version: 1, children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] },
}))
const upload = fc.constantFrom<unknown>(null, 7, {
  id: 7,
  alt: 'A coat',
  filename: 'c.jpg',
  url: '/api/media/file/c.jpg',
})

/** Any document that an editor can save with these fields. An empty field is null, as in Payload's answers. */
export const anyDocument = (fields: readonly PayloadField[], blocks: Blocks): fc.Arbitrary<Doc> =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, fc.option(anyValue(field, blocks), { freq: 5 })])))

function anyValue(field: PayloadField, blocks: Blocks): fc.Arbitrary<unknown> {
  const inner = () => anyDocument(field.fields ?? [], blocks)
  switch (field.type) {
    case 'group':
      return inner()
    case 'array':
      return fc.array(
        inner().map((row) => ({ id: 'row', ...row })),
        { maxLength: 2 },
      )
    case 'blocks':
      return fc.array(
        fc
          .constantFrom(...(field.blockReferences ?? []))
          .chain((blockType) =>
            anyDocument(blocks.get(blockType) ?? [], blocks).map((block) => ({ id: 'block', blockType, ...block })),
          ),
        { maxLength: 3 },
      )
    case 'number':
      return fc.integer({ min: field.min ?? 0, max: field.max ?? 100 })
    case 'checkbox':
      return fc.boolean()
    case 'select':
      return fc.constantFrom(...(field.options ?? []))
    case 'date':
      return fc.constant('2027-01-01T09:00:00.000Z')
    case 'richText':
      return richText
    case 'upload':
      return upload
    case 'relationship':
      return fc.constant({ relationTo: 'categories', value: { id: 'coats' } })
    default:
      if (field.name.endsWith('Url')) return fc.constant('/films/linen.mp4')
      return field.hasMany ? fc.array(words, { maxLength: 2 }) : field.maxLength === 7 ? fc.constant('#f4efe6') : words
  }
}
