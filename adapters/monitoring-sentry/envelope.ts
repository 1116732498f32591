/** One item of an envelope: its type, and its payload as it is sent. */
export interface EnvelopeItem {
  readonly type: 'event' | 'transaction' | 'replay_event' | 'replay_recording'
  readonly payload: string
}

/** An envelope: a header line, then for each item a line with its length in bytes, and its payload. */
export const envelope = (header: object, items: readonly EnvelopeItem[]): string =>
  [
    JSON.stringify(header),
    ...items.flatMap(({ type, payload }) => [
      JSON.stringify({ type, length: Buffer.byteLength(payload), ...(type === 'replay_recording' ? {} : json) }),
      payload,
    ]),
    '',
  ].join('\n')

const json = { content_type: 'application/json' }
