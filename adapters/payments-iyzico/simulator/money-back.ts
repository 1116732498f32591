import { randomBytes } from 'node:crypto'
import { backOf, takenMinorOf } from './books.ts'
import { answerWith, failure, type SimulatorContext, type SimulatorRequest, withMovement } from './simulator-context.ts'

export function cancel(context: SimulatorContext, { body }: SimulatorRequest): Response {
  const { books } = context
  const form = books.ofPayment(String(body.paymentId))
  if (form?.paymentStatus !== 'SUCCESS') return failure(body, '5086', 'Ödeme bulunamadı')
  if (form.cancelled) return failure(body, '5093', 'Ödeme daha önce iptal edildi')
  books.save({
    ...withMovement(context, form, { type: 'CANCEL', minor: takenMinorOf(form) - backOf(form) }),
    cancelled: true,
  })
  return answerWith(body, { paymentId: form.paymentId })
}

export function refund(context: SimulatorContext, { body }: SimulatorRequest): Response {
  const { books } = context
  const form = books.ofPayment(String(body.paymentId))
  const minor = Math.round(Number(body.price) * 100)
  if (!form || takenMinorOf(form) === 0) return failure(body, '5086', 'Ödeme bulunamadı')
  if (!(minor > 0) || backOf(form) + minor > takenMinorOf(form)) return failure(body, '5092', 'İade tutarı aşıldı')
  const key = `${String(body.conversationId)} ${randomBytes(4).toString('hex')}`
  books.save({ ...withMovement(context, form, { type: 'REFUND', minor }), refunds: { ...form.refunds, [key]: minor } })
  return answerWith(body, { paymentId: form.paymentId, price: Number(body.price) })
}
