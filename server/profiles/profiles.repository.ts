import type { Database } from '#server/platform/database.ts'
import { emptyProfile, type StoredProfile } from './profile.ts'

type Row = Omit<StoredProfile, 'dueDate'> & { readonly dueDate: Date | null }

const changeText = `
  insert into profile as p (account_id, email_gpsr, preferred_payment, favourite_store, due_date, preferences, sub_brands)
  values ($1, $3, $5, $7, $9::date, $10::jsonb, coalesce($11::jsonb, '[]'))
  on conflict (account_id) do update set
    email_gpsr = case when $2::boolean then excluded.email_gpsr else p.email_gpsr end,
    preferred_payment = case when $4::boolean then excluded.preferred_payment else p.preferred_payment end,
    favourite_store = case when $6::boolean then excluded.favourite_store else p.favourite_store end,
    due_date = case when $8::boolean then excluded.due_date else p.due_date end,
    preferences = p.preferences || excluded.preferences, sub_brands = coalesce($11::jsonb, p.sub_brands)`

export const profilesIn = (database: Database) => ({
  async find(accountId: string): Promise<StoredProfile> {
    const [row] = await database.prepared<Row>(
      'profile-find',
      `select email_gpsr as "emailGPSR", preferred_payment as "preferredPayment", favourite_store as "favoriteStore",
         due_date as "dueDate", preferences, sub_brands as "subBrands"
       from profile where account_id = $1`,
      [accountId],
    )
    return row ? { ...row, dueDate: row.dueDate?.toISOString().slice(0, 10) ?? null } : emptyProfile
  },
  /**
   * Writes only the given fields and the given sections of preferences, so that simultaneous changes of different
   * fields are both stored.
   */
  async change(inside: Database, accountId: string, profile: Partial<StoredProfile>): Promise<void> {
    const { emailGPSR, preferredPayment, favoriteStore, dueDate, preferences = {}, subBrands } = profile
    await inside.prepared('profile-change', changeText, [
      accountId,
      ...[emailGPSR, preferredPayment, favoriteStore, dueDate].flatMap((it) => [it !== undefined, it ?? null]),
      ...[JSON.stringify(preferences), subBrands === undefined ? null : JSON.stringify(subBrands)],
    ])
  },
})
