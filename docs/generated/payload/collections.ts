// Generated from the content model of the shop by its tests. Copy this file, and copy it again after an upgrade.
import type { Access, CollectionConfig } from 'payload'
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
