// Generated from the content model of the shop by its tests. Copy this file, and copy it again after an upgrade.
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { blocks } from './blocks'
import { collections } from './collections'

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  // Widgets are stored as JSON. A table for each kind of widget in each zone would make hundreds, with names too long for a database.
  db: sqliteAdapter({ client: { url: process.env.DATABASE_URI ?? 'file:./content.db' }, blocksAsJSON: true }),
  editor: lexicalEditor(),
  // List languages (`da`) or markets (`da-dk`) of the shop, in lower case. Editors begin in the default locale.
  localization: { locales: ['en', 'da', 'de'], defaultLocale: 'en', fallback: true },
  admin: { user: 'users' },
  blocks,
  collections,
})
