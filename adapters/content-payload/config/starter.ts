import type { ContentModel } from '#contracts/content-model.ts'
import { fieldsOf, type PayloadField } from './payload-fields.ts'

interface PayloadBlock {
  readonly slug: string
  readonly fields: readonly PayloadField[]
}

/** A Payload block for each widget, and for each part of the menus that contains nested lists. */
export const blocksOf = ({ $defs }: ContentModel): PayloadBlock[] => [
  ...Object.entries($defs.widgets).map(([slug, schema]) => ({ slug, fields: fieldsOf(schema) })),
  ...fieldsOf($defs.menus).flatMap((field) =>
    isDeep(field) ? [{ slug: partSlug(field), fields: field.fields ?? [] }] : [],
  ),
]

const isDeep = ({ type, fields = [] }: PayloadField): boolean =>
  type === 'array' && fields.some((field) => field.type === 'array')
const partSlug = ({ name }: PayloadField): string => `${name}MenuPart`

/** These lists are stored as JSON blocks. Lists nested three levels deep would need more tables than a database can join in one query. */
const menuFieldsOf = ({ $defs }: ContentModel): PayloadField[] =>
  fieldsOf($defs.menus).map((field) =>
    isDeep(field) ? { name: field.name, type: 'blocks', blockReferences: [partSlug(field)], blocks: [] } : field,
  )

const rowsOf = ({ $defs }: ContentModel, name: string): PayloadField => ({
  name,
  type: 'array',
  fields: [
    ...fieldsOf($defs.row),
    { name: 'blocks', type: 'blocks', blockReferences: Object.keys($defs.widgets), blocks: [] },
  ],
})

const withRows = (model: ContentModel, field: PayloadField): PayloadField => ({
  ...field,
  fields: [...(field.fields ?? []), rowsOf(model, 'rows')],
})

const key: PayloadField = {
  ...{ name: 'key', type: 'text', required: true, unique: true },
  admin: { description: 'Names the same document in every language. Do not change it.' },
}

/** The fields of each collection that the shop reads. */
export function collectionFieldsOf(
  model: ContentModel,
): Readonly<Record<'pages' | 'menus' | 'badges', PayloadField[]>> {
  const { page, badge } = model.$defs
  const withoutKey = fieldsOf(page)
    .filter(({ name }) => name !== 'key')
    .map((field) => (field.name === 'rewardContent' ? withRows(model, field) : field))
  const slimBanner: PayloadField = {
    name: 'slimBanner',
    type: 'group',
    fields: fieldsOf(model.$defs.widgets.slimBannerSimple),
  }
  const collections = {
    pages: [key, ...withoutKey, ...model.zones.map((name) => rowsOf(model, name))],
    menus: [key, ...menuFieldsOf(model), slimBanner],
    badges: [key, ...fieldsOf(badge)],
  }
  const named = Object.entries(collections).map(([name, fields]) => [
    name,
    fields.map((field) => withEnumName(field, [name])),
  ])
  return Object.fromEntries(named) as typeof collections
}

const shortened = (part: string): string => (part.length > 8 ? part.slice(0, 3) + part.slice(-4) : part)

/** Databases allow names of 63 letters. The path of a choice deep in a menu is longer, so the choice gets a shorter name. */
function withEnumName(field: PayloadField, path: readonly string[]): PayloadField {
  const here = [...path, field.name]
  if (field.type === 'select')
    return { ...field, enumName: [...path.map((part) => shortened(part)), field.name].join('_') }
  return field.fields ? { ...field, fields: field.fields.map((inner) => withEnumName(inner, here)) } : field
}

const head =
  '// Generated from the content model of the shop by its tests. Copy this file, and copy it again after an upgrade.\n'
const written = (value: unknown): string => JSON.stringify(value, null, 2)

/** Every file of the folder that a retailer copies into a new Payload project. */
export function starterFiles(model: ContentModel): Readonly<Record<string, string>> {
  const fields = collectionFieldsOf(model)
  return {
    'blocks.ts': `${head}import type { Block } from 'payload'\n\nexport const blocks: Block[] = ${written(blocksOf(model))}\n`,
    'fields.ts': `${head}import type { Field } from 'payload'\n\n${Object.entries(fields)
      .map(([name, of]) => `export const ${name}: Field[] = ${written(of)}\n`)
      .join('\n')}`,
    'collections.ts': collectionsFile,
    'tell-shop.ts': tellShopFile,
    'payload.config.ts': configFile,
  }
}

const collectionsFile = `${head}import type { Access, CollectionConfig } from 'payload'
import { badges, menus, pages } from './fields'
import { tellShop, tellShopOfRemoval } from './tell-shop'

/** Everybody reads published documents in the API of the CMS. Signed-in users, and the shop with its key, also read drafts. */
const published: Access = ({ req }) => (req.user ? true : { _status: { equals: 'published' } })

const content = (slug: string, title: string, fields: CollectionConfig['fields']): CollectionConfig => ({
  slug,
  fields,
  admin: { useAsTitle: title },
  access: { read: published },
  versions: { drafts: true },
  hooks: { afterChange: [tellShop], afterDelete: [tellShopOfRemoval] },
})

export const collections: CollectionConfig[] = [
  content('pages', 'title', pages),
  content('menus', 'key', menus),
  content('badges', 'badgeTitle', badges),
  // One document for each category of the catalogue to which editors link. Its id is the id of the category.
  {
    slug: 'categories',
    fields: [
      { name: 'id', type: 'text', required: true },
      { name: 'name', type: 'text', localized: true },
    ],
    admin: { useAsTitle: 'id' },
    access: { read: () => true },
  },
  { slug: 'media', upload: true, fields: [{ name: 'alt', type: 'text', localized: true }], access: { read: () => true } },
  { slug: 'users', auth: { useAPIKey: true }, fields: [], admin: { useAsTitle: 'email' } },
]
`

const tellShopFile = `${head}import { createHmac } from 'node:crypto'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

/** Tells the shop that a document changed. A shop that cannot be reached reads the change by itself within five minutes. */
async function tell(collection: string, id: number | string): Promise<void> {
  const { SHOP_URL, CONTENT_NOTICE_KEY } = process.env
  if (!SHOP_URL || !CONTENT_NOTICE_KEY) return
  const body = JSON.stringify({ collection, id })
  const t = Math.floor(Date.now() / 1000)
  const v1 = createHmac('sha256', CONTENT_NOTICE_KEY).update(\`\${t}.\${body}\`).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-selvedge-signature': \`t=\${t},v1=\${v1}\` }
  const signal = AbortSignal.timeout(5_000)
  await fetch(\`\${SHOP_URL}/api/content/published\`, { method: 'POST', headers, body, signal }).catch(() => {})
}

export const tellShop: CollectionAfterChangeHook = async ({ collection, doc }) => tell(collection.slug, doc.id)
export const tellShopOfRemoval: CollectionAfterDeleteHook = async ({ collection, id }) => tell(collection.slug, id)
`

const configFile = `${head}import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { blocks } from './blocks'
import { collections } from './collections'

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  // Widgets are stored as JSON. A table for each kind of widget in each zone would make hundreds, with names too long for a database.
  db: sqliteAdapter({ client: { url: process.env.DATABASE_URI ?? 'file:./content.db' }, blocksAsJSON: true }),
  editor: lexicalEditor(),
  // List languages (\`da\`) or markets (\`da-dk\`) of the shop, in lower case. Editors begin in the default locale.
  localization: { locales: ['en', 'da', 'de'], defaultLocale: 'en', fallback: true },
  admin: { user: 'users' },
  blocks,
  collections,
})
`
