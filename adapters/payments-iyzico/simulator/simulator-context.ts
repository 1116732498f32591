import { randomBytes } from 'node:crypto'
import type { BookedForm, IyzicoBooks } from './books.ts'

export interface IyzicoSimulatorKeys {
  readonly apiKey: string
  readonly secretKey: string
}

/** Faults and unusual answers on demand. */
export interface Switches {
  /** ms until the shop is notified. */
  notifyAfterMs: number
  notifyTimes: number
  notifyNever: boolean
  notifySignedWrong: boolean
  /** Signs answers wrongly. */
  answerSignedWrong: boolean
  /** ms until a payment under review ends. */
  pendingMs: number
  /** Treats open pages as this many seconds older. */
  secondsPassed: number
  /** Charges this many kuruş more than requested. */
  overcharge: number
  /** Dates everything from now on this many days later. */
  daysPassed: number
}

export interface SimulatorContext {
  readonly books: IyzicoBooks
  readonly keys: IyzicoSimulatorKeys
  readonly url: string
  readonly shopUrl: string
  readonly switches: Switches
}

export type Body = Readonly<Record<string, unknown>>

export const answerWith = (body: Body, more: Body): Response =>
  Response.json({
    status: 'success',
    locale: body.locale ?? 'tr',
    systemTime: Date.now(),
    ...(body.conversationId === undefined ? {} : { conversationId: body.conversationId }),
    ...more,
  })

export const failure = (body: Body, errorCode: string, errorMessage: string): Response =>
  answerWith(body, { status: 'failure', errorCode, errorMessage, errorGroup: 'INVALID_REQUEST' })

export interface SimulatorRequest {
  readonly body: Body
  readonly searchParams: URLSearchParams
}

/** The form with one more line in its transactions. */
export function withMovement(
  { switches }: SimulatorContext,
  form: BookedForm,
  { type, minor, status = 2 }: { readonly type: string; readonly minor: number; readonly status?: number },
): BookedForm {
  const at = new Date(Date.now() + switches.daysPassed * 86_400_000).toISOString()
  const movement = { type, minor, at, status, id: randomBytes(6).toString('hex') }
  return { ...form, movements: [...(form.movements ?? []), movement] }
}
