import { Fault } from '#foundation/fault.ts'
import type { ConversionTests } from '#server/conversion-tests/conversion-tests.port.ts'

export interface ConversionTestsSettings {
  readonly url: string
  readonly key: string
}

const aName = /^[a-z0-9-]{1,60}$/
const mostTests = 20

/** Asks a service for the variants of conversion tests, as JSON over HTTP. */
export function conversionTests({ url, key }: ConversionTestsSettings): ConversionTests {
  return {
    async variants({ visitorId, market }, signal) {
      const answer = await fetch(`${url}/v1/assignments`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ visitor: visitorId, attributes: { market } }),
        signal: signal ?? null,
      })
      if (answer.status !== 200) throw new Fault('conversion-tests.failed', { status: answer.status })
      const { assignments } = (await answer.json()) as { readonly assignments?: unknown }
      if (!Array.isArray(assignments)) throw new Fault('conversion-tests.answer-unknown', {})
      const known = (assignments as { readonly test?: unknown; readonly variant?: unknown }[])
        .slice(0, mostTests)
        .filter(({ test, variant }) => aName.test(String(test)) && aName.test(String(variant)))
      return Object.fromEntries(known.map(({ test, variant }) => [String(test), String(variant)]))
    },
  }
}
