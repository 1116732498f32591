import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'

export interface PlacedOrderNeeds {
  readonly jobs: Jobs
  readonly database: Database
  /** What each does about a placed order, by its name; told twice, it does it once. */
  readonly listeners: Readonly<Record<string, (orderId: string) => Promise<void>>>
  readonly log: (fault: unknown) => void
}

/**
 * Tells everyone concerned of a placed order, in one job: an order costs little that way. Whoever fails is told again by a job of its own,
 * so that nobody waits for anybody else, nor hears twice what it has done.
 */
export async function workOnPlacedOrders({ jobs, database, listeners, log }: PlacedOrderNeeds): Promise<void> {
  for (const [name, hear] of Object.entries(listeners))
    await jobs.work(`order-placed.${name}`, ({ orderId }) => hear(String(orderId)))
  await jobs.work('order-placed', async ({ orderId, listeners: named }) => {
    for (const name of named as readonly string[]) {
      try {
        await listeners[name]?.(String(orderId))
      } catch (fault) {
        log(fault)
        await jobs.send(database, `order-placed.${name}`, { orderId })
      }
    }
  })
}
