import { randomBytes } from 'node:crypto'
import { untilDue } from '#server/platform/simulators/simulator-delay.ts'
import { overPage, postingPage } from '#server/platform/simulators/simulator-page.ts'
import type { BookedForm } from './books.ts'
import { isOver } from './checkout-forms.ts'
import { notify } from './notify.ts'
import { askBank, askShopper } from './shopper-forms.ts'
import type { SimulatorContext } from './simulator-context.ts'
import { endReview, withPayment } from './take-payment.ts'

const endings: Readonly<Record<string, Pick<BookedForm, 'paymentStatus' | 'fraudStatus' | 'errorCode'>>> = {
  approve: { paymentStatus: 'SUCCESS', fraudStatus: 1 },
  review: { paymentStatus: 'SUCCESS', fraudStatus: 0 },
  fail: { paymentStatus: 'FAILURE', errorCode: '10051' },
  cancel: { paymentStatus: 'FAILURE', errorCode: '10012' },
}

export async function answerShopper(context: SimulatorContext, token: string, request: Request): Promise<Response> {
  const form = context.books.form(token)
  if (!form || form.paymentStatus === 'SUCCESS' || isOver(context, form)) return overPage()
  const pressed = request.method === 'POST' ? (new URLSearchParams(await request.text()).get('outcome') ?? '') : ''
  if (pressed === 'challenge') {
    context.books.save({ ...form, paymentStatus: 'INIT_THREEDS' })
    return askBank(context, form)
  }
  const ending = endings[pressed]
  if (!ending) return askShopper(context, form)
  const ended = context.books.save(
    withPayment(context, { ...form, ...ending, paymentId: form.paymentId ?? randomBytes(6).toString('hex') }),
  )
  notify(context, ended)
  if (pressed === 'review') void untilDue(() => context.switches.pendingMs).then(() => endReview(context, token))
  return postingPage(form.callbackUrl, { token })
}
