import { randomBytes } from 'node:crypto'
import type { PageTimes, ReplayPart, ScriptFault } from '#contracts/monitoring.ts'
import { Fault } from '#foundation/fault.ts'
import type { Monitor, ServerFault } from '#server/monitoring/monitor.port.ts'
import { type EnvelopeItem, envelope } from './envelope.ts'

export interface SentrySettings {
  /** `https://key@host/project` */
  readonly dsn: string
  readonly release: string
  readonly environment: string
}

/** Sends reports as envelopes to Sentry, or to another service with the same protocol. */
export function sentryMonitor({ dsn, release, environment }: SentrySettings): Monitor {
  const { origin, pathname, username: key } = new URL(dsn)
  const parts = pathname.split('/')
  const project = parts.pop()
  const address = `${origin}${parts.join('/')}/api/${project}/envelope/`
  const about = { release, environment }

  async function send(eventId: string, items: readonly EnvelopeItem[], signal: AbortSignal | undefined): Promise<void> {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=selvedge/1, sentry_key=${key}`,
      },
      body: envelope({ event_id: eventId, sent_at: new Date().toISOString() }, items),
      signal: signal ?? null,
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Fault('monitoring.failed', { status: answer.status })
  }
  const one = (type: EnvelopeItem['type'], content: object, signal: AbortSignal | undefined): Promise<void> => {
    const eventId = newEventId()
    const payload = JSON.stringify({ event_id: eventId, timestamp: Date.now() / 1_000, ...about, ...content })
    return send(eventId, [{ type, payload }], signal)
  }

  return {
    serverFault: (fault, signal) => one('event', eventOfServer(fault), signal),
    scriptFault: (fault, signal) => one('event', eventOfScript(fault), signal),
    pageTimes: (times, signal) => one('transaction', transactionOf(times), signal),
    replay: (part, signal) => send(part.replayId, replayItems(part, about), signal),
  }
}

const newEventId = (): string => randomBytes(16).toString('hex')

const eventOfServer = ({ kind, message, stack }: ServerFault) => ({
  ...{ platform: 'node', level: 'error', logger: 'server' },
  exception: {
    values: [
      {
        ...{ type: kind, value: message },
        // The service expects the outermost frame first.
        stacktrace: { frames: stack.toReversed().map((place) => ({ function: place })) },
      },
    ],
  },
})

const eventOfScript = ({ kind, place, path }: ScriptFault) => ({
  ...{ platform: 'javascript', level: 'error', logger: 'browser' },
  request: { url: path },
  exception: { values: [{ type: kind, value: place }] },
})

function transactionOf({ pageKind, path, firstByte, firstPaint, largestPaint, blocked, shift }: PageTimes) {
  const now = Date.now() / 1_000
  const inMs = (value: number | undefined) => (value === undefined ? undefined : { value, unit: 'millisecond' })
  return {
    ...{ type: 'transaction', platform: 'javascript', transaction: pageKind, request: { url: path }, spans: [] },
    start_timestamp: now - (largestPaint ?? firstPaint ?? firstByte) / 1_000,
    contexts: {
      trace: { trace_id: newEventId(), span_id: newEventId().slice(16), op: 'pageload' },
    },
    measurements: {
      ...{ ttfb: inMs(firstByte), fcp: inMs(firstPaint), lcp: inMs(largestPaint), tbt: inMs(blocked) },
      ...(shift === undefined ? {} : { cls: { value: shift, unit: '' } }),
    },
  }
}

const replayItems = ({ replayId, segment, startedAt, path, events }: ReplayPart, about: object): EnvelopeItem[] => [
  {
    type: 'replay_event',
    payload: JSON.stringify({
      ...{ type: 'replay_event', event_id: replayId, replay_id: replayId, segment_id: segment, platform: 'javascript' },
      ...{ timestamp: Date.now() / 1_000, replay_start_timestamp: startedAt / 1_000, urls: [path], ...about },
    }),
  },
  { type: 'replay_recording', payload: `${JSON.stringify({ segment_id: segment })}\n${events}` },
]
