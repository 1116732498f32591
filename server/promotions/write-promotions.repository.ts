import type { PromotionCodeRow, PromotionRewardRow, PromotionTextRow } from '#contracts/promotions.ts'
import type { Database } from '#server/platform/database.ts'
import type { ImportedPromotion } from './promotion.ts'

/** Writes the imported rules; the spent part of a budget stays. Texts are added to existing ones, language by language. */
export async function writePromotions(
  inside: Database,
  rules: readonly ImportedPromotion[],
  texts: readonly PromotionTextRow[],
): Promise<void> {
  const rows = rules.map(({ id, rule, budgetMinor }) => ({ id, rule, currency: rule.currency, budget: budgetMinor }))
  await inside.prepared('promotions-write', promotionsText, [JSON.stringify(rows)])
  const localized = texts.map(({ promotion_id: id, language, name, callout = '', disclaimer = '' }) => ({
    id,
    texts: { [language]: { name, callout, disclaimer } },
  }))
  for (const text of localized)
    await inside.prepared('promotion-text-write', textText, [text.id, JSON.stringify(text.texts)])
}

const promotionsText = `
  insert into promotion as known (promotion_id, rule, currency, budget_minor)
  select id, rule, currency, budget from json_to_recordset($1::json) as row (id text, rule jsonb, currency text, budget bigint)
  on conflict (promotion_id) do update set rule = excluded.rule, currency = excluded.currency, retired = false,
    budget_minor = case when excluded.budget_minor is null then null else greatest(excluded.budget_minor, known.spent_minor) end,
    spent_minor = case when known.budget_minor is null and excluded.budget_minor is not null then 0 else known.spent_minor end`

const textText = 'update promotion set texts = texts || $2::jsonb where promotion_id = $1'

/** Writes codes of existing promotions. If a code without a limit gets one, its earlier uses are counted. */
export async function writeCodes(inside: Database, codes: readonly PromotionCodeRow[]): Promise<void> {
  await inside.prepared('promotion-codes-write', codesText, [JSON.stringify(codes)])
}

const codesText = `
  insert into promotion_code as known (code, promotion_id, most_uses, most_per_customer, exclusive, starts_at, ends_at)
  select distinct on (code) code, promotion_id, most_uses, most_per_customer, exclusive, "from", "until"
  from json_to_recordset($1::json)
    as row (code text, promotion_id text, most_uses int, most_per_customer int, exclusive bool, "from" timestamptz, "until" timestamptz)
  where exists (select from promotion p where p.promotion_id = row.promotion_id)
  on conflict (code) do update set promotion_id = excluded.promotion_id, most_per_customer = excluded.most_per_customer,
    exclusive = excluded.exclusive, starts_at = excluded.starts_at, ends_at = excluded.ends_at, retired = false,
    uses = (select count(*) from promotion_use u where u.code = known.code and u.state = 'used'),
    most_uses = case when excluded.most_uses is null then null else greatest(excluded.most_uses,
      (select count(*) from promotion_use u where u.code = known.code and u.state = 'used')::int) end`

/** Replaces the products of each imported reward. */
export async function writeRewards(inside: Database, rewards: readonly PromotionRewardRow[]): Promise<void> {
  const named = JSON.stringify(rewards)
  await inside.prepared('promotion-rewards-clear', clearText, [named])
  await inside.prepared('promotion-rewards-write', rewardsText, [named])
}

const row = 'json_to_recordset($1::json) as row (promotion_id text, reward_id text, product_id text, position int)'
const clearText = `
  delete from promotion_reward r using (select distinct promotion_id, reward_id from ${row}) rows
  where r.promotion_id = rows.promotion_id and r.reward_id = rows.reward_id`
const rewardsText = `
  insert into promotion_reward (promotion_id, reward_id, product_id, position)
  select promotion_id, reward_id, product_id, min(position) from ${row}
  where exists (select from promotion p where p.promotion_id = row.promotion_id) group by 1, 2, 3`
