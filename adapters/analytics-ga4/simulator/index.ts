import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { simulatorControl } from '#server/platform/simulators/simulator-control.ts'
import { mistakesIn, type SentBatch } from './mistakes.ts'

export interface Ga4Keys {
  readonly measurementId: string
  readonly apiSecret: string
}

/**
 * Google Analytics 4: `POST /mp/collect` answers 204 to everything, like the service, and stores only valid events;
 * `/debug/mp/collect` lists the mistakes. `/ledger` shows all stored events with the consent that was sent with them.
 */
export const ga4Simulator =
  ({ measurementId, apiSecret }: Ga4Keys): MakeSimulator =>
  ({ ledger }) => {
    const control = simulatorControl(['collect'])
    return {
      name: 'ga4',
      answer: async (request) => {
        const own = await control.own(request)
        if (own) return own
        const { pathname, searchParams } = new URL(request.url)
        if (pathname === '/ledger') return Response.json(ledger.entries())
        if (pathname !== '/mp/collect' && pathname !== '/debug/mp/collect') return new Response(null, { status: 404 })
        const trouble = await control.trouble()
        if (trouble) return trouble
        control.count('collect')
        const batch = (await request.json().catch(() => ({}))) as SentBatch
        const isKnown =
          searchParams.get('measurement_id') === measurementId && searchParams.get('api_secret') === apiSecret
        const mistakes = isKnown ? mistakesIn(batch) : ['The measurement id or the secret is unknown.']
        if (pathname === '/debug/mp/collect')
          return Response.json({ validationMessages: mistakes.map((description) => ({ description })) })
        for (const description of mistakes) ledger.append({ kind: 'mistake', description })
        if (mistakes.length === 0)
          for (const { name, params } of batch.events!)
            ledger.append({
              ...{ kind: 'event', name, params, consent: batch.consent },
              ...{ clientId: batch.client_id, userId: batch.user_id },
            })
        return new Response(null, { status: 204 })
      },
    }
  }
