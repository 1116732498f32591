import { randomUUID } from 'node:crypto'
import type { Purchase } from './books.ts'
import { isOver, problem, type SimulatorContext, type SimulatorRequest } from './simulator-context.ts'
import { purchaseMistake } from './sum-rules.ts'

export const sessionHours = 48

const categories: Readonly<Record<string, readonly string[]>> = {
  DK: ['pay_later', 'pay_over_time'],
  NO: ['pay_later', 'pay_over_time'],
  FI: ['pay_later', 'pay_over_time'],
  SE: ['pay_now', 'pay_later', 'pay_over_time'],
  DE: ['pay_now', 'pay_later', 'pay_over_time'],
  FR: ['pay_now', 'pay_later', 'pay_over_time'],
  AT: ['pay_now', 'pay_later'],
  NL: ['pay_now', 'pay_later'],
}

export const names: Readonly<Record<string, string>> = {
  pay_now: 'Pay now',
  pay_later: 'Pay later',
  pay_over_time: 'Financing',
}

export function makeSession({ books }: SimulatorContext, _id: string, { body }: SimulatorRequest): Response {
  const bad = purchaseMistake(body)
  if (bad) return problem(400, 'BAD_VALUE', bad)
  const session = books.save('session', { id: randomUUID(), purchase: body as unknown as Purchase, at: Date.now() })
  return Response.json(sessionOnWire(session))
}

const sessionOnWire = ({ id, purchase }: { readonly id: string; readonly purchase: Purchase }) => ({
  session_id: id,
  client_token: `sim.${id}`,
  status: 'incomplete',
  payment_method_categories: (categories[purchase.purchase_country] ?? []).map((identifier) => ({
    identifier,
    name: names[identifier],
    asset_urls: { descriptive: `${identifier}.svg`, standard: `${identifier}-s.svg` },
  })),
})

export function updateSession(context: SimulatorContext, id: string, { body }: SimulatorRequest): Response {
  const session = context.books.find('session', id)
  if (!session || isOver(context, session.at, sessionHours)) return problem(404, 'NOT_FOUND', 'Session not found')
  const bad = purchaseMistake(body)
  if (bad) return problem(400, 'BAD_VALUE', bad)
  const purchase = body as unknown as Purchase
  if (purchase.purchase_country !== session.purchase.purchase_country)
    return problem(400, 'BAD_VALUE', 'Bad value: purchase_country')
  context.books.save('session', { ...session, purchase })
  return new Response(null, { status: 204 })
}

export function readSession(context: SimulatorContext, id: string): Response {
  const session = context.books.find('session', id)
  return session && !isOver(context, session.at, sessionHours)
    ? Response.json(sessionOnWire(session))
    : problem(404, 'NOT_FOUND', 'Session not found')
}
