/** The fields of a refusal that could be read. */
export interface Refusal {
  readonly status?: number
  readonly title?: string
  readonly message?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly code?: string
}

const messages: Readonly<Record<number, string>> = {
  204: 'No Content',
  302: 'Found',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
}

/** Any answer that is not a success. `message` is technical, for programs; the texts for people are in `result`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The raw body. */
  readonly response: string
  readonly headers: Readonly<Record<string, string>>
  readonly result: Refusal | undefined

  constructor(answer: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly text: string
  }) {
    super(messages[answer.status] ?? 'An unexpected server error occurred.')
    this.status = answer.status
    this.response = answer.text
    this.headers = answer.headers
    this.result = readRefusal(answer.text)
  }

  /** The text to show: for a basket the first text about a line, otherwise the general one. */
  get shown(): string | undefined {
    return this.result?.errors?.lineItem?.[0] ?? this.result?.message
  }
}

function readRefusal(text: string): Refusal | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}

/**
 * The class of a status: 300 to 308 `redirected`, 400 to 402 `invalid`, 403 `forbidden`, 404 `notFound`, up to 451 `refused`,
 * 500 to 504 `unavailable`, up to 511 `failed`.
 */
export type ErrorClass = (typeof classes)[number][2]

const classes = [
  [300, 308, 'redirected'],
  [400, 402, 'invalid'],
  [403, 403, 'forbidden'],
  [404, 404, 'notFound'],
  [405, 451, 'refused'],
  [500, 504, 'unavailable'],
  [505, 511, 'failed'],
] as const

export const errorClass = (status: number): ErrorClass | undefined =>
  classes.find(([first, last]) => status >= first && status <= last)?.[2]

/** The class of what a call threw; undefined if no answer came. */
export const classOf = (fault: unknown): ErrorClass | undefined =>
  fault instanceof ApiError ? errorClass(fault.status) : undefined
