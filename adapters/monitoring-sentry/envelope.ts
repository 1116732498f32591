/** One part of an envelope: its type, and its payload as it goes on the wire. */
export interface EnvelopeItem {
  readonly type: 'event' | 'transaction' | 'replay_event' | 'replay_recording'
  readonly payload: string
}

/** An envelope: a line for itself, then a line and a payload for each item, whose length is in bytes. */
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
