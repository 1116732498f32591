import { type Charge, isPaid, type Payment, type ProviderName } from '#server/payments/index.ts'
import { charge } from './charge.ts'
import { chargeOf } from './charge-of.ts'
import type { FrozenBasket } from './frozen-basket.ts'
import type { PaymentRequest, PayNeeds } from './pay-needs.ts'
import { settle } from './settle.ts'
import type { Settled } from './settle-needs.ts'

interface ToCharge {
  readonly paymentId: string
  readonly provider: ProviderName
  readonly frozen: FrozenBasket
  readonly ask: PaymentRequest
}

/** Charges the payment at the provider, and applies the response. */
export async function chargeAndSettle(needs: PayNeeds, toCharge: ToCharge): Promise<Settled> {
  const { paymentId, provider, frozen } = toCharge
  const charging = askOf(needs, toCharge)
  const event = await charge(needs.providers.of(provider), charging, needs.log)
  needs.failpoint('provider-answered')
  const settled = await settle({ ...needs, frozen: { find: async () => frozen } }, event)
  if (!settled) throw new Error(`payment ${paymentId} is gone`)
  return settled
}

const askOf = (needs: PayNeeds, { paymentId, provider, frozen, ask }: ToCharge): Charge => {
  const { market, method, browserInfo, personalNumber, installments, shopperAddress, from } = ask
  return chargeOf(needs, {
    ...{ paymentId, provider, market, frozen, browserInfo, personalNumber },
    // The session id is always the one we stored, whatever the browser sent.
    method: { ...method, sessionId: frozen.providerSession ?? undefined },
    ...(installments === undefined ? {} : { installments }),
    ...(shopperAddress === undefined ? {} : { shopperAddress }),
    ...(from.storeId === undefined ? {} : { storeId: from.storeId }),
  })
}

/** Settles a payment by its stored state, without a new event. */
export async function settledNow(needs: Pick<PayNeeds, 'orders'>, payment: Payment): Promise<Settled> {
  const order =
    isPaid(payment.state) || payment.state === 'pending'
      ? await needs.orders.ofCheckoutBasket(payment.checkoutBasketId)
      : undefined
  return { payment, order }
}
