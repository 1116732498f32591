import { paymentsCalls } from '#contracts/payments.ts'
import { accepted, refused } from '#foundation/result.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import type { PaymentProvider, ProviderNotice } from './payment-provider.port.ts'
import { paymentProblems } from './payments.problems.ts'

export interface NotificationNeeds {
  readonly provider: Pick<PaymentProvider, 'read'>
  /** Brings payments to what was notified. */
  hear(notices: readonly ProviderNotice[]): Promise<void>
}

export function paymentsRoutes({ provider, hear }: NotificationNeeds): CallGroup {
  return serveCalls(paymentsCalls, paymentProblems, {
    'POST /api/order/payment/adyen/notification': async (ask) => {
      const notices = provider.read(ask.body)
      if (notices === 'forged') {
        ask.log.warn({ code: 'payment.notification-forged' }, 'a notification did not prove itself')
        return refused({ code: 'payment.notification-forged' })
      }
      await hear(notices)
      return accepted('[accepted]')
    },
  })
}
