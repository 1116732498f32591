import type { Database } from '#server/platform/database.ts'
import { codeIsValid, type PromoCode } from './promotion.ts'
import { customerHash } from './promotion-uses.repository.ts'
import type { PromotionProblem } from './promotions.problems.ts'

/** The codes of a basket about to be paid, and its customer. */
export interface CodesToCheck {
  readonly codes: readonly string[]
  /** The customer key for limits per customer. */
  readonly customer: string
  /** Uses held by this basket's own payments do not count against it. */
  readonly basketId: string
  readonly now: Date
}

interface Row extends PromoCode {
  readonly isUsedByCustomer: boolean
}

const checkText = `
  with own as (
    select u.code, count(*)::int as held from promotion_use u join payment p on p.id = u.payment_id
    where u.code = any($1) and u.state = 'used' and p.basket_id = $3 group by u.code
  )
  select c.code, c.promotion_id as "promotionId", c.exclusive, c.starts_at as "startsAt", c.ends_at as "endsAt",
    c.most_uses is not null and c.uses - coalesce(own.held, 0) >= c.most_uses as "isUsedUp",
    c.most_per_customer is not null and (
      select count(*) from promotion_use u where u.code = c.code and u.customer = $2 and u.state = 'used'
    ) - coalesce(own.held, 0) >= c.most_per_customer as "isUsedByCustomer"
  from promotion_code c left join own on own.code = c.code where c.code = any($1) and not c.retired`

/** Why a code of a basket cannot be used any more, now that the buyer is known; for several codes, the first reason. */
export async function whyCodeRefused(
  database: Database,
  { codes, customer, basketId, now }: CodesToCheck,
): Promise<PromotionProblem | undefined> {
  if (codes.length === 0) return undefined
  const values = [codes, customerHash(customer), basketId]
  const rows = await database.prepared<Row>('promotion-codes-check', checkText, values)
  for (const promoCode of codes) {
    const row = rows.find(({ code }) => code === promoCode)
    if (row?.isUsedUp) return { code: 'promotion.code-used-up', promoCode }
    if (row?.isUsedByCustomer) return { code: 'promotion.used-by-you', promoCode }
    if (!row || !codeIsValid(row, now)) return { code: 'promotion.code-ended', promoCode }
  }
  return undefined
}
