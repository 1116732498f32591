import { returnsCalls } from '#contracts/return-calls.ts'
import type { GoodsReturn } from '#contracts/returns.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { answerOnce } from '#server/platform/answer-once.repository.ts'
import type { Database } from '#server/platform/database.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { type ReturnProblem, returnProblems } from './returns.problems.ts'
import type { Returns, StepAuthor } from './returns.ts'
import type { ReturnsNeeds } from './returns-needs.ts'

export interface ReturnsRoutesNeeds extends Pick<ReturnsNeeds, 'database' | 'emailOf'> {
  readonly returns: Returns
}

type Step = 'arrival' | 'inspection' | 'refund'
interface StepAsk {
  readonly body: StepAuthor & object
  readonly headers: Headers
}
type StepWork = (inside: Database) => Promise<Result<GoodsReturn, ReturnProblem>>

type Headers = Readonly<Record<string, string | string[] | undefined>>

export function returnsRoutes({ returns, database, emailOf }: ReturnsRoutesNeeds): CallGroup {
  const off = refused({ code: 'return.off' as const })
  const once = <Value>(
    scope: string,
    { body, headers }: { readonly body: unknown; readonly headers: Headers },
    work: (inside: Database) => Promise<Result<Value, ReturnProblem>>,
  ) => answerOnce(database, { scope, body, key: headers['idempotency-key'] }, work)
  /** Makes a step of a return and records who made it and why. */
  const step = (what: Step, returnNumber: string, { body, headers }: StepAsk, work: StepWork) =>
    once(`return-${what}:${returnNumber}`, { body, headers }, async (inside) => {
      const done = await work(inside)
      if (done.ok) await returns.writeStep(inside, returnNumber, { step: what, ...body })
      return done
    })

  return serveCalls(returnsCalls, returnProblems, {
    async 'POST /api/order/{catalog}/returns/lookup'({ market, body, visitor }) {
      if (!returns.isOn(market)) return off
      const order = await returns.orderOf({ ...body, market, accountId: undefined, address: visitor.address })
      return order.ok ? accepted(await returns.offer(order.value)) : order
    },
    async 'POST /api/order/{catalog}/returns'({ market, body, visitor }) {
      if (!returns.isOn(market)) return off
      const { orderNumber, email, ...wanted } = body
      const { accountId, address } = visitor
      const order = await returns.orderOf({ market, orderNumber, email, accountId, address })
      return order.ok ? returns.register(order.value, wanted) : order
    },
    async 'GET /api/order/{catalog}/returns'({ market, visitor }) {
      if (!returns.isOn(market)) return off
      const { accountId } = visitor
      if (accountId === undefined) return refused({ code: 'order.sign-in-needed' as const })
      return accepted([...(await returns.ofOwner({ accountId, email: await emailOf(accountId) }))])
    },
    async 'GET /api/order/{catalog}/returns/{returnId}/label'({ market, params }) {
      if (!returns.isOn(market)) return off
      const file = await returns.label(market, params.returnId)
      return file.ok ? accepted({ readyFile: file.value, type: 'application/pdf', name: 'return-label.pdf' }) : file
    },
    'POST /api/order/order/internal/returns/{returnNumber}/arrival': ({ params: { returnNumber }, ...ask }) =>
      step('arrival', returnNumber, ask, (inside) => returns.arrive(inside, returnNumber, ask.body)),
    'POST /api/order/order/internal/returns/{returnNumber}/inspection': ({ params: { returnNumber }, ...ask }) =>
      step('inspection', returnNumber, ask, (inside) => returns.inspect(inside, returnNumber, ask.body)),
    'POST /api/order/order/internal/returns/{returnNumber}/refund': ({ params: { returnNumber }, ...ask }) =>
      step('refund', returnNumber, ask, (inside) => returns.refund(inside, returnNumber)),
  })
}
