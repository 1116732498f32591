import { untilDue } from '#server/platform/simulators/simulator-delay.ts'
import type { HostedPage } from './books.ts'
import type { Body, SimulatorContext } from './simulator-context.ts'

/** Notifies the shop at the address that it gave. Tries again if it does not answer, each time after a longer wait. */
export function notify({ switches }: SimulatorContext, { urls }: HostedPage, body: Body): void {
  const url = urls.status_update
  if (!url || switches.notifyNever) return
  const address = switches.notifyKeyWrong ? `${url}0` : url
  const deliver = async (attempt: number): Promise<void> => {
    const told = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).then(
      (answer) => answer.status < 500,
      () => false,
    )
    const wait = [500, 2_000, 10_000, 60_000][attempt]
    if (!told && wait !== undefined) setTimeout(() => deliver(attempt + 1), wait).unref()
  }
  void untilDue(() => switches.notifyAfterMs).then(() => {
    for (let times = 0; times < switches.notifyTimes; times++) void deliver(0)
  })
}
