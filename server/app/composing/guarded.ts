import { Counter, Histogram } from 'prom-client'
import { Fault } from '#foundation/fault.ts'
import type { Metrics } from '#server/platform/metrics.ts'

export interface Guard {
  /** The name of the third party in metrics and faults: `payments-adyen`. */
  readonly name: string
  /** Time limit for an answer, ms. */
  readonly timeLimitMs?: number
  readonly now?: () => number
  readonly metrics?: Metrics
}

type AnyMethod = (...args: never[]) => unknown
type IsOne<T, Each = T> = [T] extends [never] ? true : T extends unknown ? ([Each] extends [T] ? true : false) : never
/** True if callers can leave out only the last argument. Otherwise the signal could take the place of another argument. */
type OnlyLastIsOptional<Args extends readonly unknown[]> = IsOne<Exclude<Args['length'], Required<Args>['length']>>
type Guardable<Method> = Method extends AnyMethod ? OnlyLastIsOptional<Parameters<Method>> : false
type MethodsOf<Port> = {
  [Name in keyof Port]-?: Guardable<NonNullable<Port[Name]>> extends true ? Name : never
}[keyof Port]

const failuresToShut = 5
const failuresWithinMs = 10_000
const probeEachMs = 5_000

/**
 * Adds a time limit, a circuit breaker and metrics to the named methods of a port. These methods take an `AbortSignal`
 * as their last argument. While the breaker is open, they throw `guarded.shut` without a call. One call is let through
 * every few seconds, to see if the third party works again.
 */
export function guarded<Port extends object>(port: Port, methods: readonly MethodsOf<Port>[], guard: Guard): Port {
  const breaker = openBreaker(guard.now ?? Date.now)
  const callMetrics = guard.metrics && thirdPartyMetrics(guard.metrics)
  const wrapped = methods.map((method) => [
    method,
    (...args: unknown[]) =>
      run({ breaker, guard, callMetrics, method: String(method) }, (signal) =>
        (port[method] as (...all: unknown[]) => Promise<unknown>).call(port, ...args, signal),
      ),
  ])
  return { ...port, ...Object.fromEntries(wrapped) }
}

interface Running {
  readonly breaker: Breaker
  readonly guard: Guard
  readonly callMetrics: ReturnType<typeof thirdPartyMetrics> | undefined
  readonly method: string
}

async function run(
  { breaker, guard, callMetrics, method }: Running,
  ask: (signal: AbortSignal) => Promise<unknown>,
): Promise<unknown> {
  const labels = { party: guard.name, method }
  if (!breaker.lets()) {
    callMetrics?.calls.inc({ ...labels, outcome: 'shut' })
    throw new Fault('guarded.shut', labels)
  }
  const ended = callMetrics?.seconds.startTimer(labels)
  try {
    const answer = await ask(AbortSignal.timeout(guard.timeLimitMs ?? 5_000))
    breaker.worked()
    callMetrics?.calls.inc({ ...labels, outcome: 'answered' })
    return answer
  } catch (error) {
    breaker.failed()
    callMetrics?.calls.inc({ ...labels, outcome: 'failed' })
    throw error instanceof Fault ? error : new Fault('guarded.no-answer', labels, error)
  } finally {
    ended?.()
  }
}

type Breaker = ReturnType<typeof openBreaker>

function openBreaker(now: () => number) {
  let failures: number[] = []
  let shutUntil = 0
  return {
    lets(): boolean {
      if (shutUntil === 0) return true
      if (now() < shutUntil) return false
      shutUntil = now() + probeEachMs
      return true
    },
    worked(): void {
      failures = []
      shutUntil = 0
    },
    failed(): void {
      failures = [...failures.filter((at) => at > now() - failuresWithinMs), now()]
      if (failures.length >= failuresToShut) shutUntil = now() + probeEachMs
    },
  }
}

/** All third parties share two metrics and differ by label. */
function thirdPartyMetrics(metrics: Metrics) {
  const labelNames = ['party', 'method'] as const
  const known = metrics.getSingleMetric('third_party_calls_total') as Counter | undefined
  return {
    calls:
      known ??
      new Counter({
        name: 'third_party_calls_total',
        help: 'Calls to third parties',
        labelNames: [...labelNames, 'outcome'],
        registers: [metrics],
      }),
    seconds:
      (metrics.getSingleMetric('third_party_seconds') as Histogram | undefined) ??
      new Histogram({ name: 'third_party_seconds', help: 'Time a third party took', labelNames, registers: [metrics] }),
  }
}
