import recorded from './call-examples.json' with { type: 'json' }

/** Requests and answers of the most used calls, recorded from the demo shop. Long lists are shortened. */
export interface CallExample {
  readonly body?: unknown
  readonly answer?: unknown
}

const examples = recorded as Readonly<Record<string, CallExample>>

/** The example of a call, by its key: `POST /api/order/{catalog}/basket/line`. */
export const exampleOf = (key: string): CallExample => examples[key] ?? {}
