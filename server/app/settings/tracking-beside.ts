import { jobBoard } from '#adapters/careers-simulated/server.ts'
import { conversionTests } from '#adapters/conversion-tests-simulated/server.ts'
import { returnsPlugin } from '#adapters/returns-plugin-simulated/server.ts'
import { reviewService } from '#adapters/reviews-simulated/server.ts'
import { type Guard, guarded } from '../composing/guarded.ts'
import type { SimulatorName } from '../simulators/simulator-names.ts'
import { maySimulate, type Needed } from './needed-settings.ts'

/** Time limit for services that pages do not depend on. */
const besidesLimitMs = 2_000

/** Services that pages do not depend on. */
export function besides(settings: Needed, guard: (name: string) => Guard) {
  const { simulatorsUrl } = settings
  const at = (
    live: { readonly url?: string | undefined; readonly key?: string | undefined } | undefined,
    name: SimulatorName,
  ) => {
    if (live?.url !== undefined && live.key !== undefined) return { url: live.url, key: live.key }
    return maySimulate(settings, name) ? { url: `${simulatorsUrl}/${name}`, key: 'simulator' } : undefined
  }
  const limited = (name: string) => ({ timeLimitMs: besidesLimitMs, ...guard(name) })
  const [tests, told, form, board] = [
    at(settings.conversionTests, 'conversion-tests'),
    at(settings.reviews, 'reviews'),
    at(settings.returnsPlugin, 'returns-plugin'),
    at(settings.careers, 'careers'),
  ]
  return {
    conversionTests: tests && guarded(conversionTests(tests), ['variants'], limited('conversion-tests')),
    reviews: told && guarded(reviewService(told), ['reviews'], limited('reviews')),
    jobBoard: board && guarded(jobBoard(board), ['jobs'], limited('careers')),
    returnsPlugin: form && guarded(returnsPlugin(form), ['form'], limited('returns-plugin')),
  }
}
