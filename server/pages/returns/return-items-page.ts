import { z } from 'zod'
import type { PageBody } from '#contracts/pages.ts'
import { type ReturnReason, returnReasons, returnWays } from '#contracts/returns.ts'
import { problemErrors } from '#server/platform/problems.ts'
import { type ReturnProblem, returnProblems } from '#server/returns/index.ts'
import { formAction, type PageKind, type PageRequest, type RefusedForm } from '../page-kind.ts'
import type { Parts } from '../parts.ts'

/** Looks up an order, offers its pieces for a return, and shows a registered return by its id, which nobody can guess. */
export const returnItemsPage: PageKind<'returnItemsPage'> = {
  alias: 'returnItemsPage',
  layout: 'default',
  audience: 'private',
  queryNames: ['ticket', 'returnid', 'order'],
  async load(parts, ask) {
    const { market, query, localization } = ask
    const { portalUrl } = market.choices.returns
    const frame = { title: localization.t('page.returnitemspage'), robots: 'NOINDEX, NOFOLLOW' }
    if (!parts.returns.isOn(market)) return { body: { isOff: true, ...(portalUrl ? { portalUrl } : {}) }, frame }
    if (query.returnid !== undefined) {
      const shown = (await parts.returns.find(query.returnid)) ?? null
      const code = shown?.state === 'registered' ? (shown.dropOffCode ?? shown.returnNumber) : undefined
      return {
        body: { shown, ...(code === undefined ? {} : { qrCode: parts.qrCode(code) }) },
        frame: { ...frame, status: shown ? 200 : 404 },
      }
    }
    if (query.ticket === undefined) return { body: await ownOffer(parts, ask), frame }
    const order = await parts.returns.orderOfTicket(query.ticket)
    if (!order) return { body: { expired: true }, frame }
    return { body: { offer: await parts.returns.offer(order), ticket: query.ticket }, frame }
  },
  formActions: {
    'find-order': formAction({
      form: z.object({
        orderNumber: z.string().trim().min(1, 'form.required').max(200, 'form.too-long'),
        email: z.string().trim().min(1, 'form.required').max(1_000, 'form.too-long'),
      }),
      async act(parts, ask, values) {
        const { market, visitor } = ask
        if (!parts.returns.isOn(market)) return here(parts, ask)
        const { accountId, address } = visitor
        const order = await parts.returns.orderOf({ ...values, market, accountId, address })
        return order.ok ? here(parts, ask, { ticket: parts.returns.ticket(order.value) }) : refusal(ask, order.problem)
      },
    }),
    'register-return': formAction({
      form: z.looseObject({ returnNumber: z.string().max(200), way: z.enum(returnWays, 'form.choose') }),
      async act(parts, ask, { returnNumber, way, ...fields }) {
        const order = await parts.returns.orderOfTicket(ask.query.ticket ?? '')
        if (!order || !parts.returns.isOn(ask.market)) return here(parts, ask, { ticket: ask.query.ticket ?? '' })
        const done = await parts.returns.register(order, { returnNumber, way, lines: linesOf(fields) })
        return done.ok ? here(parts, ask, { returnid: done.value.returnId }) : refusal(ask, done.problem)
      },
    }),
  },
}

/** A member who comes from their own order needs no look-up. */
async function ownOffer(
  { returns, ownOrders }: Pick<Parts, 'returns' | 'ownOrders'>,
  { query, visitor }: PageRequest,
): Promise<PageBody<'returnItemsPage'>> {
  if (query.order === undefined || !visitor.session) return {}
  const order = await ownOrders.find(visitor.session.accountId, query.order)
  return order ? { offer: await returns.offer(order), ticket: returns.ticket(order) } : {}
}

const here = ({ content }: Pick<Parts, 'content'>, { market }: PageRequest, query: Record<string, string> = {}) => {
  const said = String(new URLSearchParams(query))
  return { goTo: content.linkTo(market, 'returnItemsPage') + (said === '' ? '' : `?${said}`) }
}

/** For each line a field for its pieces, `pieces-{line}`, one for the reason, `reason-{line}`, and one for another size, `size-{line}`. */
function linesOf(fields: Readonly<Record<string, unknown>>) {
  return Object.entries(fields).flatMap(([name, value]) => {
    const lineItemId = /^pieces-(.{1,200})$/.exec(name)?.[1]
    const quantity = Number(value)
    if (lineItemId === undefined || !Number.isInteger(quantity) || quantity < 1) return []
    const reason = returnReasons.find((known): known is ReturnReason => known === fields[`reason-${lineItemId}`])
    const exchangeSku = z.string().min(1).max(200).safeParse(fields[`size-${lineItemId}`]).data
    return [{ lineItemId, quantity, reason, exchangeSku }]
  })
}

function refusal({ localization }: PageRequest, problem: ReturnProblem): RefusedForm {
  const errors = problemErrors(localization, problem, returnProblems[problem.code])
  const texts = Object.values(errors).flat()
  const field =
    problem.code === 'return.size-gone'
      ? `size-${problem.lineItemId}`
      : 'lineItemId' in problem
        ? `pieces-${problem.lineItemId}`
        : problem.code === 'return.way-unknown'
          ? 'way'
          : ''
  return { problems: { [field]: texts }, code: problem.code }
}
