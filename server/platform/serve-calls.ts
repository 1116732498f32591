import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Call, CallKey, Calls } from '#contracts/calls.ts'
import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Visitor } from '#server/sessions/index.ts'
import type { AnswerCookies } from './http/answer-cookies.ts'
import type { ProblemForm } from './problems.ts'

/** A call as its handler receives it: the visitor, the market, and the input, already checked against the contract. */
export interface CallRequest<Key extends CallKey = CallKey, Kind = Call> {
  /** From the path, else from the query, else from `X-CURRENT-MARKET`, else from the market cookie. */
  readonly market: MarketOf<Key>
  readonly visitor: Visitor
  readonly params: Sent<Kind, 'params'>
  readonly query: Sent<Kind, 'query'>
  readonly body: Sent<Kind, 'body'>
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The body as it was sent, for calls that are `signed`; empty for others. */
  readonly bodyText: string
  readonly log: FastifyBaseLogger
  readonly cookies: AnswerCookies
  /** Cookies of the request; empty for callers that prove themselves in another way. */
  readonly sentCookies: Readonly<Record<string, string | undefined>>
  answerHeader(name: string, value: string): void
}

/** Data that is JSON text already, so that it is not serialised again for each caller. */
export interface ReadyJson {
  readonly readyJson: string | Uint8Array
}

/** An answer that is not JSON. With a name it is a file to save, without one a text to read. */
export interface ReadyFile {
  readonly readyFile: Uint8Array
  readonly type: string
  readonly name?: string
}

/** Redirects a browser to one of our pages or to a provider; with status 303 unless another is given. */
export interface CallRedirect {
  readonly goElsewhere: string
  readonly status?: 302 | 307
}

/** One handler for each call of the table. A missing handler, or a problem without a form, does not compile. */
export type Handlers<Table extends Calls, Code extends string> = {
  readonly [Key in keyof Table & CallKey]: (
    ask: CallRequest<Key, Table[Key]>,
  ) => Promise<HandlerAnswer<z.infer<Table[Key]['answer']>, Code>>
}

type HandlerAnswer<Answer, Code extends string> =
  | Answer
  | ReadyJson
  | ReadyFile
  | CallRedirect
  | Result<Answer | ReadyJson | ReadyFile | CallRedirect, { readonly code: Code }>

/** Calls with their handlers, as the HTTP server gets them at the start. */
export interface CallGroup {
  readonly calls: Calls
  readonly problems: Readonly<Record<string, ProblemForm>>
  readonly handlers: Readonly<Record<string, (ask: CallRequest) => Promise<unknown>>>
}

/** Joins a table of calls, the forms of the problems they may answer, and their handlers. */
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
