import { paymentsCalls } from '#contracts/payment-calls.ts'
import { paymentProblems } from '#server/payments/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { checkoutProblems } from '../checkout.problems.ts'
import { payHandlers } from './pay.handler.ts'
import { payByProviderHandlers } from './pay-by-provider.handler.ts'
import { type PayingRoutesNeeds, payingAnswers } from './paying-answers.ts'
import { paymentNotificationHandlers } from './payment-notifications.handler.ts'

/** The calls about payments: the payment step, payment types, and notifications of providers. */
export function payingRoutes(needs: PayingRoutesNeeds): CallGroup {
  const answers = payingAnswers(needs)
  return serveCalls(
    paymentsCalls,
    { ...checkoutProblems, ...paymentProblems },
    {
      ...payHandlers(needs, answers),
      ...payByProviderHandlers(needs, answers),
      ...paymentNotificationHandlers(needs),
    },
  )
}
