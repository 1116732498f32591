import { answerWith, type SimulatorContext, type SimulatorRequest } from './simulator-context.ts'

export function report({ books }: SimulatorContext, { body, searchParams }: SimulatorRequest): Response {
  const asked = searchParams.get('paymentConversationId')
  const payments = books
    .all()
    .filter(({ conversationId, paymentId }) => conversationId === asked && paymentId !== undefined)
    .map((form) => ({
      paymentId: form.paymentId,
      paymentConversationId: form.conversationId,
      price: form.priceMinor / 100,
      refunds: Object.entries(form.refunds).map(([key, minor]) => ({
        refundConversationId: key.split(' ')[0],
        refundPrice: minor / 100,
        refundStatus: form.failedRefunds?.includes(key) ? 0 : 1,
      })),
    }))
  return answerWith(body, { payments })
}
