import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { callRefusal } from '#server/platform/calls/call-refusals.ts'
import { defaultRetryAfterSeconds } from '#server/platform/outage.ts'
import type { Localization } from '#server/platform/problems.ts'
import { barePage } from './bare-page.ts'

/**
 * URLs with many requests, whose clients lose nothing if they come again. Health checks, files, baskets and payments
 * are never refused here.
 */
const canComeAgain =
  /^\/(?:[a-z]{2}-[a-z]{2}(?!\/(?:basket|checkout))(?:[/?]|$)|api\/(?:catalog|f|recommendation|content)[/?])/i

/** Refuses in the language of the market with bodies that are made once, so that a refusal is much cheaper than an answer. */
export function refuseLateRequests(
  localizationOf: (url: string) => Localization,
  headers: Readonly<Record<string, string>>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const bodies = new WeakMap<Localization['t'], Record<'json' | 'html', string>>()
  function bodiesOf(localization: Localization): Record<'json' | 'html', string> {
    const known = bodies.get(localization.t)
    if (known) return known
    const { t } = localization
    const refusal = callRefusal(localization, { code: 'call.busy', retryAfterSeconds: defaultRetryAfterSeconds })
    const made = {
      json: JSON.stringify(refusal),
      html: barePage(t('error.503.title'), t('error.503.lead'), defaultRetryAfterSeconds),
    }
    bodies.set(localization.t, made)
    return made
  }
  return (request, response) => {
    const { url = '', method } = request
    if ((method !== 'GET' && !url.startsWith('/api/')) || !canComeAgain.test(url)) return false
    const wants = url.startsWith('/api/') || /[?&]type=json(?:&|$)/i.test(url) ? 'json' : 'html'
    const body = bodiesOf(localizationOf(url))[wants]
    response
      .writeHead(503, {
        ...headers,
        'content-type': wants === 'json' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'retry-after': String(defaultRetryAfterSeconds),
        'cache-control': 'no-store',
        'x-request-id': randomUUID(),
      })
      .end(body)
    return true
  }
}
