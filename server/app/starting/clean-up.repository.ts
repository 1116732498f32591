import type { Database } from '#server/platform/database.ts'

const hourMs = 3_600_000

/** Deletes expired data, above all personal addresses. Every process runs it each hour; running it twice does no harm. */
const sweeps = {
  'sweep-changes': `delete from change where made_at < now() - interval '1 day'`,
  'sweep-rate-counts': `delete from rate_count where window_start < now() - interval '2 days'`,
  'sweep-kept-answers': `delete from kept_answer where made_at < now() - interval '30 days'`,
  'sweep-basket-tickets': `delete from basket_ticket where expires_at < now() - interval '1 day'`,
  'sweep-checkout-places': `delete from checkout_place where seen_at < now() - interval '1 hour'`,
  'sweep-sessions': `delete from session where least(ended_at, expires_at) < now() - interval '30 days'`,
  'sweep-signing-keys': `delete from signing_key where made_at < now() - interval '90 days'`,
  'sweep-unconfirmed-notifications': `delete from notification where confirmed_at is null and confirm_until < now() - interval '1 day'`,
  'sweep-notifications': `delete from notification where ended_at < now() - interval '30 days'`,
}

export function cleanUp(database: Database, failed: (error: unknown) => void): () => void {
  const sweep = async () => {
    for (const [name, text] of Object.entries(sweeps)) await database.prepared(name, text)
  }
  const timer = setInterval(() => void sweep().catch(failed), hourMs).unref()
  return () => clearInterval(timer)
}
