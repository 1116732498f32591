import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Call, CallKey, Calls } from '#contracts/calls.ts'
import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Visitor } from '#server/sessions/index.ts'
import type { AnswerCookies } from './http/answer-cookies.ts'
import type { ProblemForm } from './problems.ts'

/** A call as passed to its handler: the visitor, the market, and the input, already checked against the contract. */
export interface CallRequest<Key extends CallKey = CallKey, Kind = Call> {
  /** From the path; where that names none, from the query, `X-CURRENT-MARKET` or the market cookie. */
  readonly market: MarketOf<Key>
  readonly visitor: Visitor
  readonly params: Sent<Kind, 'params'>
  readonly query: Sent<Kind, 'query'>
  readonly body: Sent<Kind, 'body'>
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The body as it was sent, for calls that are `signed`; empty for all others. */
  readonly bodyText: string
  readonly log: FastifyBaseLogger
  readonly cookies: AnswerCookies
  /** Cookies of the request; empty for callers with another proof. */
  readonly sentCookies: Readonly<Record<string, string | undefined>>
  answerHeader(name: string, value: string): void
}

/** Data that is already JSON text, so it is not serialised again for each caller. */
export interface ReadyJson {
  readonly readyJson: string | Uint8Array
}

/** Something other than JSON, whole: a document to keep, or without a name a text to read. */
export interface ReadyFile {
  readonly readyFile: Uint8Array
  readonly type: string
  readonly name?: string
}

/** Sends a browser that came by a link or a provider's return to a page of ours, or on to a provider, by 303 unless said otherwise. */
export interface GoElsewhere {
  readonly goElsewhere: string
  readonly status?: 302 | 307
}

/** One handler per call of the table: a missing one does not compile, nor does a problem without a form. */
export type Handlers<Table extends Calls, Code extends string> = {
  readonly [Key in keyof Table & CallKey]: (
    ask: CallRequest<Key, Table[Key]>,
  ) => Promise<HandlerAnswer<z.infer<Table[Key]['answer']>, Code>>
}

type HandlerAnswer<Answer, Code extends string> =
  | Answer
  | ReadyJson
  | ReadyFile
  | GoElsewhere
  | Result<Answer | ReadyJson | ReadyFile | GoElsewhere, { readonly code: Code }>

/** Calls with their handlers, as the program's start-up hands them to the HTTP server. */
export interface CallGroup {
  readonly calls: Calls
  readonly problems: Readonly<Record<string, ProblemForm>>
  readonly handlers: Readonly<Record<string, (ask: CallRequest) => Promise<unknown>>>
}

/** Joins a table of calls, the forms of the problems its rules may answer, and its handlers. */
export function serveCalls<Table extends Calls, Forms extends Readonly<Record<string, ProblemForm>>>(
  calls: Table,
  problems: Forms,
  handlers: Handlers<Table, keyof Forms & string>,
): CallGroup {
  return { calls, problems, handlers: handlers as unknown as CallGroup['handlers'] }
}

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never

/** Path parameters that name a market. */
export const marketParams = ['catalog', 'catalogId', 'market'] as const

type MarketOf<Key extends string> =
  Extract<PathNames<Key>, (typeof marketParams)[number]> extends never ? Market | undefined : Market

type Sent<Kind, Part extends 'params' | 'query' | 'body'> = Kind extends {
  readonly [P in Part]: infer Schema extends z.ZodType
}
  ? z.infer<Schema>
  : Readonly<Record<string, never>>
