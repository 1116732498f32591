import { randomBytes } from 'node:crypto'
import { backOf, takenBy } from './books.ts'
import { type Asked, failure, type SimulatorContext, said, withMovement } from './simulator-context.ts'

export function cancel(context: SimulatorContext, { body }: Asked): Response {
  const { books } = context
  const form = books.ofPayment(String(body.paymentId))
  if (form?.paymentStatus !== 'SUCCESS') return failure(body, '5086', 'Ödeme bulunamadı')
  if (form.cancelled) return failure(body, '5093', 'Ödeme daha önce iptal edildi')
  books.keep({
    ...withMovement(context, form, { type: 'CANCEL', minor: takenBy(form) - backOf(form) }),
    cancelled: true,
  })
  return said(body, { paymentId: form.paymentId })
}

export function refund(context: SimulatorContext, { body }: Asked): Response {
  const { books } = context
  const form = books.ofPayment(String(body.paymentId))
  const minor = Math.round(Number(body.price) * 100)
  if (!form || takenBy(form) === 0) return failure(body, '5086', 'Ödeme bulunamadı')
  if (!(minor > 0) || backOf(form) + minor > takenBy(form)) return failure(body, '5092', 'İade tutarı aşıldı')
  const key = `${String(body.conversationId)} ${randomBytes(4).toString('hex')}`
  books.keep({ ...withMovement(context, form, { type: 'REFUND', minor }), refunds: { ...form.refunds, [key]: minor } })
  return said(body, { paymentId: form.paymentId, price: Number(body.price) })
}
