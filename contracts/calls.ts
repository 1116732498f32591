import type { z } from 'zod'

/**
 * Who may make a call. `anyone`; `basket`: the holder of the basket's key; `list`: the holder of the wishlist;
 * `account`: a signed-in customer; `store`: an in-store device; `internal`: a service with the internal key;
 * `provider`: a third party that proves who it is.
 */
export type CallerKind = 'anyone' | 'basket' | 'list' | 'account' | 'store' | 'internal' | 'provider'

export type CallKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

/** One call of the API: its input, its answer, and the refusals that callers must expect. */
export interface Call {
  readonly who: CallerKind
  /** One line for the API documentation. */
  readonly summary: string
  /** Path parameters, except `{catalog}`, which is checked for every call. */
  readonly params?: z.ZodObject
  /** Query parameters. Names are matched without regard to case; repeated ones arrive as arrays. */
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The largest body in bytes, if it may be larger than the usual 100 KB. */
  readonly mostBytes?: number
  readonly answer: z.ZodType
  /** The media type, if the answer is a document and not JSON. */
  readonly file?: 'application/pdf' | 'text/html' | 'text/plain'
  /** Expected statuses other than 200: refusals, 204 if there may be no content, 302 and 303 for redirects. */
  readonly problems: readonly number[]
  /** Other paths served by the same handler. */
  readonly also?: readonly string[]
  /** The handler also gets the text of the body as it was sent, because the signature is made from it. */
  readonly signed?: true
  /** Also accepts a posted form, because the page of a provider sends the browser back with one. */
  readonly form?: true
  /** Moves money or goods, so it requires an `Idempotency-Key`. A second call with the same key gets the first answer. */
  readonly keyed?: true
  /** If the email address of the account is not confirmed, it answers 403 with the reason. */
  readonly claims?: 'email-verified'
  /** A GET that changes something. It acts only on requests that a page of another site cannot make. */
  readonly changes?: true
}

export type Calls = Readonly<Record<CallKey, Call>>
