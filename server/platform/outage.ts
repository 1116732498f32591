import { Fault } from '#foundation/fault.ts'

/** Too much load: answered to requests beyond the limits; not a bug. */
export const busyCode = 'call.busy'
/** The time after which clients may try again. */
export const defaultRetryAfterSeconds = 5

export const busy = (): Fault => new Fault(busyCode)

/** Codes of PostgreSQL and of the network for a database that is not available at the moment. */
const outages = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '57014', '53300', '08000', '08003', '08006', '08001', '08004'],
  busyCode,
  'database.unavailable',
])
/** Errors of the driver that have no code, only a message. */
const sentences =
  /^(?:Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed)/

/** True if something failed that will most likely work again in a moment, with nothing changed here. */
export function isPassing(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code } = cause as { readonly code?: unknown }
    if (typeof code === 'string' && outages.has(code)) return true
    if (sentences.test(cause.message)) return true
  }
  return false
}
