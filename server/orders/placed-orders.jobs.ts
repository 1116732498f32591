import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'

export interface PlacedOrderListener {
  /** Told twice, it does it once. */
  readonly hear: (orderId: string) => Promise<void>
  /** It waits for a program of somebody else's, and nobody is to wait along with it. */
  readonly waits?: boolean
}

export interface PlacedOrderNeeds {
  readonly jobs: Jobs
  readonly database: Database
  readonly listeners: Readonly<Record<string, PlacedOrderListener>>
  readonly log: (fault: unknown) => void
}

/**
 * Tells everyone concerned of a placed order, in one job: an order costs little that way. Whoever fails or has to wait for others is told by
 * a job of its own, so that nobody is held up by anybody else, nor hears twice what it has done.
 */
export async function workOnPlacedOrders({ jobs, database, listeners, log }: PlacedOrderNeeds): Promise<void> {
  for (const [name, { hear }] of Object.entries(listeners))
    await jobs.work(`order-placed.${name}`, ({ orderId }) => hear(String(orderId)))
  await jobs.work('order-placed', async ({ orderId, listeners: named }) => {
    const heard = async ({ hear, waits = false }: PlacedOrderListener): Promise<boolean> =>
      !waits &&
      hear(String(orderId)).then(
        () => true,
        (fault: unknown) => {
          log(fault)
          return false
        },
      )
    for (const name of named as readonly string[]) {
      const listener = listeners[name]
      if (listener && !(await heard(listener)))
        await jobs.send(database, `order-placed.${name}`, { orderId }, { singletonKey: String(orderId) })
    }
  })
}
