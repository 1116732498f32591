import { z } from 'zod'
import { colour } from './badges.ts'
import * as editing from './editing.ts'
import { zoneNames } from './widgets.ts'

/** What a field means to editors, if its JSON type does not show it. */
export const meanings = {
  link: editing.link,
  picture: editing.picture,
  richText: editing.richText,
  moment: editing.moment,
  file: editing.file,
  category: editing.categoryId,
  colour,
} as const
export type Meaning = keyof typeof meanings

/** A JSON Schema (draft 2020-12), reduced to what the content model needs. */
export interface FieldSchema {
  readonly type?: string | readonly string[]
  readonly 'x-content'?: Meaning
  readonly enum?: readonly (string | number)[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
  readonly items?: FieldSchema
  readonly anyOf?: readonly FieldSchema[]
  readonly additionalProperties?: boolean
}

const meaningOf = (schema: unknown): Meaning | undefined =>
  (Object.keys(meanings) as Meaning[]).find((name) => meanings[name] === schema)

function schemaOf(written: z.ZodType): FieldSchema {
  const schema = z.toJSONSchema(written, {
    override: ({ zodSchema, jsonSchema }) => {
      const meaning = meaningOf(zodSchema)
      if (meaning) Object.assign(jsonSchema, { 'x-content': meaning })
      // Every field has a default, so editors need not fill in any.
      if (zodSchema !== editing.writtenPage) delete jsonSchema.required
      else jsonSchema.required = ['key', 'title']
      // Zod limits whole numbers to safe integers. Editors need not read such limits.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  }) as FieldSchema & { $schema?: string }
  const { $schema: _, ...rest } = schema
  return rest
}

/** The content model: every page, row, widget, menu and badge that an editor can write. It is made from the contracts. */
export const contentModel = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Content of a Selvedge shop, as editors write it',
  zones: zoneNames,
  $defs: {
    page: schemaOf(editing.writtenPage),
    row: schemaOf(editing.writtenRow),
    menus: schemaOf(editing.writtenMenus),
    badge: schemaOf(editing.writtenBadge),
    widgets: Object.fromEntries(
      Object.entries(editing.writtenWidgets).map(([type, written]) => [type, schemaOf(written)]),
    ) as Readonly<Record<editing.WrittenWidget, FieldSchema>>,
  },
})
export type ContentModel = ReturnType<typeof contentModel>
