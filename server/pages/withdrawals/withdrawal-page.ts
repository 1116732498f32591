import { z } from 'zod'
import type { PageBody } from '#contracts/pages.ts'
import { fullName } from '#foundation/written-address.ts'
import type { Order } from '#server/orders/index.ts'
import { problemErrors } from '#server/platform/problems.ts'
import { type WithdrawalProblem, withdrawalProblems } from '#server/withdrawals/index.ts'
import { formAction, type PageKind, type PageRequest, type RefusedForm } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

/** Withdraws from a contract in two steps, without a sign-in: first who and which order, then which pieces. Only in the EU and EEA. */
export const withdrawalPage: PageKind<'withdrawalPage'> = {
  alias: 'withdrawalPage',
  layout: 'default',
  audience: 'private',
  queryNames: ['statement', 'withdrawalid', 'ticket', 'order'],
  async load(parts, ask) {
    const { market, query, localization } = ask
    const { withdrawals } = parts
    if (!withdrawals.isOn(market)) return 'not-found'
    const frame = { title: localization.t('page.withdrawalpage'), robots: 'NOINDEX, NOFOLLOW' }
    if (query.withdrawalid !== undefined) {
      const shown = (await withdrawals.find(query.withdrawalid)) ?? null
      return { body: { shown }, frame: { ...frame, status: shown ? 200 : 404 } }
    }
    if (query.statement === undefined) return { body: await firstStep(parts, ask), frame }
    const statement = await withdrawals.statementOf(query.statement)
    if (!statement) return { body: { expired: true }, frame }
    return { body: { offer: await withdrawals.offer(statement), statement: query.statement }, frame }
  },
  formActions: {
    'begin-withdrawal': formAction({
      form: z.object({
        name: z.string().trim().min(1, 'form.required').max(200, 'form.too-long'),
        orderNumber: z.string().trim().min(1, 'form.required').max(200, 'form.too-long'),
        email: z.string().trim().min(1, 'form.required').max(1_000, 'form.too-long'),
      }),
      async act(parts, ask, values) {
        if (!parts.withdrawals.isOn(ask.market)) return here(parts, ask)
        const begun = await parts.withdrawals.begin({ ...values, address: ask.visitor.address })
        return begun.ok ? here(parts, ask, { statement: begun.value }) : refusal(ask, begun.problem)
      },
    }),
    'confirm-withdrawal': formAction({
      form: z.looseObject({ withdrawalNumber: z.string().max(200) }),
      async act(parts, ask, { withdrawalNumber, ...fields }) {
        const sealed = ask.query.statement ?? ''
        const statement = await parts.withdrawals.statementOf(sealed)
        if (!statement || !parts.withdrawals.isOn(ask.market)) return here(parts, ask, { statement: sealed })
        const done = await parts.withdrawals.withdraw(statement, { withdrawalNumber, lines: linesOf(fields) })
        return done.ok ? here(parts, ask, { withdrawalid: done.value.withdrawalId }) : refusal(ask, done.problem)
      },
    }),
  },
}

const here = ({ content }: Pick<Parts, 'content'>, { market }: PageRequest, query: Record<string, string> = {}) => {
  const said = String(new URLSearchParams(query))
  return { goTo: content.linkTo(market, 'withdrawalPage') + (said === '' ? '' : `?${said}`) }
}

/** A shopper who comes from their own order, or from one that was looked up, need not type number and address again. */
async function firstStep(
  { returns, ownOrders }: Pick<Parts, 'returns' | 'ownOrders'>,
  { query, visitor }: PageRequest,
): Promise<PageBody<'withdrawalPage'>> {
  if (query.ticket !== undefined) {
    const order = await returns.orderOfTicket(query.ticket)
    return order ? { known: knownOf(order, '') } : {}
  }
  if (query.order === undefined || !visitor.session) return {}
  const order = await ownOrders.find(visitor.session.accountId, query.order)
  const { shippingAddress, billingAddress } = order?.content ?? {}
  const buyer = billingAddress ?? shippingAddress
  return order ? { known: knownOf(order, buyer ? fullName(buyer) : '') } : {}
}

const knownOf = ({ orderNumber, email }: Order, name: string) => ({ orderNumber, email, name })

/** For each line a field for its pieces, `pieces-{line}`. */
function linesOf(fields: Readonly<Record<string, unknown>>) {
  return Object.entries(fields).flatMap(([name, value]) => {
    const lineItemId = /^pieces-(.{1,200})$/.exec(name)?.[1]
    const quantity = Number(value)
    return lineItemId === undefined || !Number.isInteger(quantity) || quantity < 1 ? [] : [{ lineItemId, quantity }]
  })
}

function refusal({ localization }: PageRequest, problem: WithdrawalProblem): RefusedForm {
  const errors = problemErrors(localization, problem, withdrawalProblems[problem.code])
  const field = 'lineItemId' in problem ? `pieces-${problem.lineItemId}` : ''
  return { problems: { [field]: Object.values(errors).flat() }, code: problem.code }
}
