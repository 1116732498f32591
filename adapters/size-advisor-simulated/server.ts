import { Fault } from '#foundation/fault.ts'
import type { SizeAdvisor, SizeAnswer, SizeQuestion } from '#server/size-guides/size-advisor.port.ts'

export interface SizeAdvisorSettings {
  readonly url: string
  /** A key for each country in which the service may be used, by ISO code. */
  readonly keys: Readonly<Record<string, string>>
}

/** Asks a size service for a recommendation, as JSON over HTTP. */
export function sizeAdvisor({ url, keys }: SizeAdvisorSettings): SizeAdvisor {
  return {
    countries: Object.keys(keys),
    async advise(question, signal) {
      const key = keys[question.country]
      if (key === undefined) throw new Fault('size-advisor.no-key', { country: question.country })
      const answer = await fetch(`${url}/v1/recommendations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(questionOf(question)),
        signal: signal ?? null,
      })
      if (answer.status !== 200) throw new Fault('size-advisor.failed', { status: answer.status })
      return read(await answer.json(), question)
    },
  }
}

const questionOf = ({ productId, table, sizes, heightCm, weightKg, fit }: SizeQuestion) => ({
  garment: { id: productId, cut: table, sizes },
  body: { height: heightCm, weight: weightKg, unit: 'metric' },
  preference: fit,
})

/** The service's reasons, and their meaning for a shopper. */
const meanings: Readonly<Record<string, SizeAnswer['because']>> = {
  BEST_FIT: 'fits-best',
  BETWEEN_SIZES: 'between-sizes',
  BELOW_RANGE: 'too-small',
  ABOVE_RANGE: 'too-large',
}

/** Reads an answer. A size that was not in the question is a fault. */
function read(answer: unknown, { sizes }: SizeQuestion): SizeAnswer {
  const { recommendation, runnerUp, reason } = answer as Record<string, unknown>
  const because = typeof reason === 'string' ? meanings[reason] : undefined
  const isOffered = (size: unknown): size is string => typeof size === 'string' && sizes.includes(size)
  if (!because || (recommendation != null && !isOffered(recommendation)))
    throw new Fault('size-advisor.answer-unknown', { reason: String(reason) })
  return {
    because,
    ...(isOffered(recommendation) ? { size: recommendation } : {}),
    ...(isOffered(runnerUp) ? { alternative: runnerUp } : {}),
  }
}
