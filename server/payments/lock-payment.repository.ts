import type { Database } from '#server/platform/database.ts'
import type { Payment } from './payments.ts'

export const paymentColumns = `id, checkout_basket_id as "checkoutBasketId", basket_id as "basketId", market, provider, method, context, state,
  amount_minor as "amountMinor", currency, provider_reference as reference, action, reason, checks, made_at as "madeAt",
  money_state as "moneyState", lost_minor as "lostMinor", released_at as "releasedAt"`

const lockText = `select ${paymentColumns} from payment where id = $1 for update`

/** Reads a payment and locks it until the transaction ends. */
export const lockPayment = async (inside: Database, id: string): Promise<Payment | undefined> =>
  (await inside.prepared<Payment>('payment-lock', lockText, [id]))[0]
