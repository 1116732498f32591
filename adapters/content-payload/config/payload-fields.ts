import type { FieldSchema, Meaning } from '#contracts/content-model.ts'

/** A field of a Payload collection or block, with the options that the starter uses. */
export interface PayloadField {
  readonly name: string
  readonly type:
    | 'text'
    | 'textarea'
    | 'number'
    | 'checkbox'
    | 'date'
    | 'select'
    | 'richText'
    | 'upload'
    | 'relationship'
    | 'group'
    | 'array'
    | 'blocks'
  readonly localized?: true
  readonly required?: true
  readonly unique?: true
  readonly hasMany?: true
  readonly relationTo?: string | readonly string[]
  /** The name of the enum in the database. */
  readonly enumName?: string
  readonly options?: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly maxRows?: number
  readonly maxLength?: number
  readonly fields?: readonly PayloadField[]
  readonly blockReferences?: readonly string[]
  readonly blocks?: readonly never[]
  readonly admin?: { readonly description?: string; readonly date?: { readonly pickerAppearance: 'dayAndTime' } }
}

/** Fields that shoppers do not read, so they have the same value in every language. */
const sameEverywhere = new Set([
  ...['key', 'pageAlias', 'subBrand', 'version', 'robots', 'markets', 'productSearchTags', 'date'],
  ...['trackingId', 'alias', 'icon', 'ctaPosition', 'textAlign', 'clipboard', 'language', 'id', 'appId', 'badgeId'],
  ...['sorting', 'productId', 'products', 'excludedPages', 'paymentLogos', 'shippingLogos'],
])

const text = (name: string, more: Partial<PayloadField> = {}): PayloadField => ({ name, type: 'text', ...more })
const group = (name: string, fields: readonly PayloadField[]): PayloadField => ({ name, type: 'group', fields })

const linkFields: readonly PayloadField[] = [
  text('label', { localized: true }),
  { name: 'type', type: 'select', options: ['reference', 'url'] },
  { name: 'reference', type: 'relationship', relationTo: ['pages', 'categories'] },
  text('url', { localized: true }),
  text('query'),
  { name: 'newTab', type: 'checkbox' },
]

const byMeaning: Readonly<Record<Meaning, (name: string) => PayloadField>> = {
  link: (name) => group(name, linkFields),
  picture: (name) =>
    group(name, [
      { name: 'image', type: 'upload', relationTo: 'media', localized: true },
      text('aspectRatio', { admin: { description: 'Such as 3/4. Empty: that of the file.' } }),
    ]),
  richText: (name) => ({ name, type: 'richText', localized: true }),
  moment: (name) => ({ name, type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } }),
  file: (name) => ({ name, type: 'upload', relationTo: 'media' }),
  category: (name) => ({ name, type: 'relationship', relationTo: ['categories'] }),
  colour: (name) => text(name, { maxLength: 7, admin: { description: '#rgb or #rrggbb' } }),
}

/** The fields of an object of the content model. */
export const fieldsOf = (schema: FieldSchema): PayloadField[] =>
  Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    ...fieldOf(name, field),
    ...(schema.required?.includes(name) ? { required: true as const } : {}),
  }))

function fieldOf(name: string, written: FieldSchema): PayloadField {
  const schema = unwrapped(written)
  const meaning = schema['x-content']
  if (meaning) return byMeaning[meaning](name)
  if (schema.pattern?.startsWith('^#')) return byMeaning.colour(name)
  if (schema.enum) return { name, type: 'select', options: schema.enum.map(String) }
  const type = [schema.type].flat().find((each) => each !== 'null')
  if (type === 'boolean') return { name, type: 'checkbox' }
  if (type === 'number' || type === 'integer')
    return { name, type: 'number', ...bound('min', schema.minimum), ...bound('max', schema.maximum) }
  if (type === 'object') return group(name, fieldsOf(schema))
  if (type === 'array') return listOf(name, schema)
  return text(name, sameEverywhere.has(name) ? {} : { localized: true })
}

/** The schema of the value, without the alternative `null`. */
function unwrapped(schema: FieldSchema): FieldSchema {
  const { anyOf, ...rest } = schema
  const other = anyOf?.find(({ type }) => type !== 'null')
  return other ? { ...other, ...rest } : schema
}

function listOf(name: string, { items = {}, maxItems }: FieldSchema): PayloadField {
  const of = unwrapped(items)
  if (of.properties && !of['x-content'])
    return { name, type: 'array', fields: fieldsOf(of), ...bound('maxRows', maxItems) }
  if (of['x-content']) return { name, type: 'array', fields: [fieldOf('link', of)] }
  return text(name, { hasMany: true })
}

const bound = <Name extends string>(name: Name, value: number | undefined): { readonly [Key in Name]?: number } =>
  value === undefined ? {} : ({ [name]: value } as { readonly [Key in Name]?: number })
