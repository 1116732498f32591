// Generated from the content model of the shop by its tests. Copy this file, and copy it again after an upgrade.
import { createHmac } from 'node:crypto'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

/** Tells the shop that a document changed. A shop that cannot be reached reads the change by itself within five minutes. */
async function tell(collection: string, id: number | string): Promise<void> {
  const { SHOP_URL, CONTENT_NOTICE_KEY } = process.env
  if (!SHOP_URL || !CONTENT_NOTICE_KEY) return
  const body = JSON.stringify({ collection, id })
  const t = Math.floor(Date.now() / 1000)
  const v1 = createHmac('sha256', CONTENT_NOTICE_KEY).update(`${t}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-selvedge-signature': `t=${t},v1=${v1}` }
  const signal = AbortSignal.timeout(5_000)
  await fetch(`${SHOP_URL}/api/content/published`, { method: 'POST', headers, body, signal }).catch(() => {})
}

export const tellShop: CollectionAfterChangeHook = async ({ collection, doc }) => tell(collection.slug, doc.id)
export const tellShopOfRemoval: CollectionAfterDeleteHook = async ({ collection, id }) => tell(collection.slug, id)
