import { accepted, refused } from '#foundation/result.ts'
import type { Notification, PaymentProblem } from '#server/payments/index.ts'
import type { CallRequest } from '#server/platform/serve-calls.ts'
import type { PayingHandlers, PayingRoutesNeeds } from './paying-answers.ts'
import { paymentResult } from './payment-result.ts'

/** Notifications of providers, and calls that read the state of payments again. */
export function paymentNotificationHandlers({ paying, providers }: PayingRoutesNeeds) {
  const handleNotification = async (
    name: 'adyen' | 'klarna' | 'iyzico',
    { log, ...ask }: Pick<CallRequest, 'log' | 'headers'> & { readonly body: unknown; readonly query: object },
  ): Promise<PaymentProblem | undefined> => {
    const notices = providers.of(name).read(notificationOf(ask))
    if (notices === 'forged') {
      log.warn({ code: 'payment.notification-forged', provider: name }, 'a notification did not prove itself')
      return { code: 'payment.notification-forged' }
    }
    await paying.handleNotices(name, notices)
    return undefined
  }

  return {
    'POST /api/order/payment/adyen/notification': async (ask) => {
      const problem = await handleNotification('adyen', ask)
      return problem ? refused(problem) : accepted('[accepted]')
    },
    'POST /api/order/payment/klarna/notification': async (ask) => {
      const problem = await handleNotification('klarna', ask)
      return problem ? refused(problem) : accepted({})
    },
    'POST /api/order/payment/iyzico/retrieve-payment-webhook': async (ask) => {
      const problem = await handleNotification('iyzico', ask)
      return problem ? refused(problem) : accepted({})
    },
    'GET /api/order/{catalog}/retrigger-payment-notification/{orderNumber}': async (ask) => {
      const again = await paying.refreshOrderPayment(ask.params.orderNumber)
      return again.ok ? accepted({}) : again
    },
    'POST /api/order/basket/iyzico/pendingorders': async (ask) => {
      const asked = await paying.recheckPending('iyzico', ask.body.olderThanMinutes)
      return asked.map((settled) => ({
        checkoutBasketId: settled.payment.checkoutBasketId,
        paymentState: paymentResult({ receiptUrl: '', paymentUrl: '', t: (key) => key }, settled).paymentState,
        ...(settled.order ? { orderNumber: settled.order.orderNumber } : {}),
      }))
    },
  } satisfies Partial<PayingHandlers>
}

const notificationOf = ({
  body,
  headers,
  query,
}: Pick<CallRequest, 'headers'> & { readonly body: unknown; readonly query: object }): Notification => ({
  body,
  headers: headers as Notification['headers'],
  query: query as Notification['query'],
})
