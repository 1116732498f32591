import type { z } from 'zod'

/**
 * The callers of a call. `anyone`; `basket`: whoever holds the key of the basket; `list`: whoever holds the wishlist; `account`: a signed-in
 * customer; `store`: an in-store device; `internal`: a service with the internal key; `provider`: a third party that proves itself.
 */
export type Who = 'anyone' | 'basket' | 'list' | 'account' | 'store' | 'internal' | 'provider'

export type CallKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

/** One call of the API: what it takes, what it answers, which refusals its callers must expect. */
export interface Call {
  readonly who: Who
  /** One line for the API documentation. */
  readonly summary: string
  /** Path parameters besides `{catalog}`, which is checked for every call. */
  readonly params?: z.ZodObject
  /** Query parameters; names are matched ignoring case, repeated ones arrive as arrays. */
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Largest body in bytes, if the usual 100 KB do not fit. */
  readonly mostBytes?: number
  readonly answer: z.ZodType
  /** The media type where the answer is a document to keep, not JSON. */
  readonly file?: 'application/pdf' | 'text/html' | 'text/plain'
  /** Expected statuses other than 200: refusals, 204 where there may be no content, 302 and 303 for redirects. */
  readonly problems: readonly number[]
  /** Other paths served by the same handler. */
  readonly also?: readonly string[]
  /** The handler gets the text of the body as it was sent, too: its signature is made of that. */
  readonly signed?: true
  /** Takes a posted form as well: a provider's page sends the browser back with one. */
  readonly form?: true
  /** Moves money or goods: asks for an `Idempotency-Key`, under which the same call again gets the first answer. */
  readonly keyed?: true
  /** Answers 403 with the reason to an account whose email address is not confirmed. */
  readonly claims?: 'email-verified'
  /** A GET that changes something: acts only for requests a foreign page cannot make. */
  readonly changes?: true
}

export type Calls = Readonly<Record<CallKey, Call>>
