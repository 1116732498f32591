import { Fault } from '#foundation/fault.ts'

/** Too much load. Requests beyond the limits get this code. It is not a bug. */
export const busyCode = 'call.busy'
/** Clients may try again after this time. */
export const defaultRetryAfterSeconds = 5

export const busy = (): Fault => new Fault(busyCode)

/** Error codes of PostgreSQL and of the network if the database is not available at the moment. */
const outages = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '57014', '53300', '08000', '08003', '08006', '08001', '08004'],
  busyCode,
  'database.unavailable',
])
/** Errors of the driver that have only a message and no code. */
const sentences =
  /^(?:Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed)/

/** True if the failed operation will probably work again soon without any change on our side. */
export function isTemporary(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code } = cause as { readonly code?: unknown }
    if (typeof code === 'string' && outages.has(code)) return true
    if (sentences.test(cause.message)) return true
  }
  return false
}
