import { randomUUID } from 'node:crypto'
import type { KlarnaBooks } from './books.ts'

/** Faults and unusual answers on demand. */
export interface Switches {
  /** ms until the shop is notified. */
  notifyAfterMs: number
  notifyTimes: number
  notifyNever: boolean
  notifyKeyWrong: boolean
  /** ms until the review of an order ends. */
  pendingMs: number
  /** Treats sessions and pages as this many hours older. */
  hoursPassed: number
  /** Books this many minor units more than ordered. */
  overcharge: number
  /** Dates everything from now on this many days later. */
  daysPassed: number
}

export interface SimulatorContext {
  readonly books: KlarnaBooks
  readonly url: string
  readonly switches: Switches
}

export type Body = Readonly<Record<string, unknown>>

const hourMs = 3_600_000

export const problem = (status: number, code: string, message: string): Response =>
  Response.json({ correlation_id: randomUUID(), error_code: code, error_messages: [message] }, { status })

export interface SimulatorRequest {
  readonly body: Body
  readonly key: string
  readonly searchParams: URLSearchParams
}

export const isOver = ({ switches }: SimulatorContext, at: number, hours: number): boolean =>
  Date.now() + switches.hoursPassed * hourMs - at >= hours * hourMs

export const nowIn = ({ daysPassed }: Switches): string => new Date(Date.now() + daysPassed * 24 * hourMs).toISOString()
