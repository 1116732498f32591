import { createHash } from 'node:crypto'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'
import type { PromotionProblem } from './promotions.problems.ts'

/** One use of a promotion by a payment. */
export interface PromotionUse {
  readonly promotionId: string
  readonly code: string | null
  readonly minor: number
}

export interface UsesOfPayment {
  readonly paymentId: string
  readonly uses: readonly PromotionUse[]
  /** The customer key for limits per customer: an email address, stored as its hash. */
  readonly customer: string
}

/**
 * Uses of codes and spending of budgets, counted by conditional statements in the transaction that begins a payment.
 * After a refusal that transaction must be rolled back. A repeated hold counts once; a release returns exactly what
 * this payment held, once.
 */
export interface PromotionUses {
  hold(inside: Database, uses: UsesOfPayment): Promise<Result<void, PromotionProblem>>
  release(inside: Database, paymentId: string): Promise<void>
}

export const promotionUses: PromotionUses = {
  async hold(inside, { paymentId, uses, customer }) {
    if (uses.length === 0) return accepted(undefined)
    const known = await inside.prepared('promotion-uses-known', knownText, [paymentId])
    if (known.length > 0) return accepted(undefined)
    // All payments lock rows in the same sequence, so that no two wait for each other.
    const inOrder = [...uses].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    const who = customerHash(customer)
    for (const use of inOrder) {
      const problem = await holdOne(inside, { ...use, paymentId, who })
      if (problem) return refused(problem)
    }
    return accepted(undefined)
  },
  async release(inside, paymentId) {
    await inside.prepared('promotion-release', releaseText, [paymentId])
  },
}

/** A hash that identifies a customer for limits without revealing who it is. */
export const customerHash = (customer: string): string =>
  createHash('sha256').update(customer.trim().toLowerCase()).digest('base64url')

const keyOf = ({ promotionId, code }: PromotionUse): string => `${promotionId} ${code ?? ''}`

const knownText = `select 1 from promotion_use where payment_id = $1 and state = 'used' limit 1`

interface OneUse extends PromotionUse {
  readonly paymentId: string
  readonly who: string
}

async function holdOne(
  inside: Database,
  { paymentId, promotionId, code, minor, who }: OneUse,
): Promise<PromotionProblem | undefined> {
  if (code !== null) {
    const counted = await inside.prepared<{ most: number | null }>('promotion-code-count', countCodeText, [code])
    if (!counted[0]) return { code: 'promotion.code-used-up', promoCode: code }
    const { most } = counted[0]
    // Concurrent payments of one customer wait here; other customers do not.
    if (most !== null) await inside.prepared('promotion-customer-lock', customerLockText, [`${code} ${who}`])
    if (most !== null && (await usesOf(inside, code, who)) >= most)
      return { code: 'promotion.used-by-you', promoCode: code }
  }
  const spent = await inside.prepared('promotion-spend', spendText, [promotionId, minor])
  if (spent.length === 0) return { code: 'promotion.budget-spent' }
  await inside.prepared('promotion-use', useText, [paymentId, promotionId, code ?? '', who, minor])
  return undefined
}

/** A code without a limit is only read, so that payments do not wait for its row. */
const countCodeText = `
  with counted as (
    update promotion_code set uses = uses + 1 where code = $1 and not retired and most_uses is not null and uses < most_uses
    returning most_per_customer as most
  )
  select most from counted
  union all
  select most_per_customer from promotion_code where code = $1 and not retired and most_uses is null`

const customerLockText = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'

async function usesOf(inside: Database, code: string, who: string): Promise<number> {
  const [row] = await inside.prepared<{ uses: number }>(
    'promotion-customer-uses',
    `select count(*)::int as uses from promotion_use where code = $1 and customer = $2 and state = 'used'`,
    [code, who],
  )
  return row?.uses ?? 0
}

const spendText = `
  with spent as (
    update promotion set spent_minor = spent_minor + $2
    where promotion_id = $1 and budget_minor is not null and spent_minor + $2 <= budget_minor returning 1 as yes
  )
  select yes from spent union all select 1 from promotion where promotion_id = $1 and budget_minor is null`

const useText = `
  insert into promotion_use (payment_id, promotion_id, code, customer, minor) values ($1, $2, $3, $4, $5)
  on conflict (payment_id, promotion_id, code) do update set state = 'used', minor = excluded.minor, customer = excluded.customer`

const releaseText = `
  with freed as (
    update promotion_use set state = 'released' where payment_id = $1 and state = 'used' returning promotion_id, code, minor
  ), counted as (
    update promotion_code c set uses = c.uses - 1 from freed f where c.code = f.code and c.most_uses is not null
  )
  update promotion p set spent_minor = p.spent_minor - f.minor
  from (select promotion_id, sum(minor) as minor from freed group by promotion_id) f
  where p.promotion_id = f.promotion_id and p.budget_minor is not null`
