import { escapeHtml } from '#foundation/escape-html.ts'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { simulatorControl } from '#server/platform/simulators/simulator-control.ts'
import { page } from '#server/platform/simulators/simulator-page.ts'
import { type ReadItem, readEnvelope } from './read-envelope.ts'

export interface SentryKeys {
  readonly key: string
  readonly project: string
}

/** Sentry's endpoint for envelopes. `/ledger` shows what it received as JSON, `/ledger/page` as a page for people; texts stay masked. */
export const sentrySimulator =
  ({ key, project }: SentryKeys): MakeSimulator =>
  ({ ledger }) => {
    const control = simulatorControl(['envelope'])
    return {
      name: 'sentry',
      answer: async (request) => {
        const own = await control.own(request)
        if (own) return own
        const { pathname } = new URL(request.url)
        if (pathname === '/ledger') return Response.json(ledger.entries())
        if (pathname === '/ledger/page') return logPage(ledger.entries())
        if (pathname !== `/api/${project}/envelope/`) return new Response(null, { status: 404 })
        const trouble = await control.trouble()
        if (trouble) return trouble
        control.count('envelope')
        if (!request.headers.get('x-sentry-auth')?.includes(`sentry_key=${key}`))
          return Response.json({ detail: 'unknown key' }, { status: 403 })
        const read = readEnvelope(Buffer.from(await request.arrayBuffer()))
        if (typeof read === 'string') {
          ledger.append({ kind: 'mistake', description: read })
          return Response.json({ detail: read }, { status: 400 })
        }
        for (const item of read) if (item.type !== 'replay_event') ledger.append(entryOf(item))
        return Response.json({})
      },
    }
  }

function entryOf({ type, payload }: ReadItem): Readonly<Record<string, unknown>> {
  if (type === 'replay_recording') {
    const [head = '', events = ''] = payload.split('\n')
    return { kind: 'replay', ...(JSON.parse(head) as object), events: JSON.parse(events) as unknown }
  }
  const content = JSON.parse(payload) as { readonly platform?: string }
  if (type === 'transaction') return { kind: 'page', content }
  return { kind: content.platform === 'node' ? 'server-fault' : 'script-fault', content }
}

const mostShown = 100

const logPage = (entries: readonly Readonly<Record<string, unknown>>[]): Response =>
  page(
    'Reports',
    `<h1>Reports</h1>${entries
      .slice(-mostShown)
      .toReversed()
      .map(
        ({ kind, ...rest }) =>
          `<h2>${escapeHtml(String(kind))}</h2><p>${escapeHtml(JSON.stringify(rest).slice(0, 4_000))}</p>`,
      )
      .join('')}`,
  )
