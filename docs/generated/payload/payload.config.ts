// Made from the content model of the shop by its own tests. Copy it, and copy it anew after an upgrade.
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { blocks } from './blocks'
import { collections } from './collections'

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  // Widgets as JSON: a table for each kind of widget in each zone would be hundreds, with names too long for a database.
  db: sqliteAdapter({ client: { url: process.env.DATABASE_URI ?? 'file:./content.db' }, blocksAsJSON: true }),
  editor: lexicalEditor(),
  // Name languages (`da`) or markets (`da-dk`) of the shop, in small letters. The first is the one editors begin in.
  localization: { locales: ['en', 'da', 'de'], defaultLocale: 'en', fallback: true },
  admin: { user: 'users' },
  blocks,
  collections,
})
