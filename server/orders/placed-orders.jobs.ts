import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'

export interface PlacedOrderListener {
  /** A repeated call has no effect. */
  readonly handle: (orderId: string) => Promise<void>
  /** True if it waits for an external service, so that the others need not wait for it. */
  readonly waits?: boolean
}

export interface PlacedOrderNeeds {
  readonly jobs: Jobs
  readonly database: Database
  readonly listeners: Readonly<Record<string, PlacedOrderListener>>
  readonly log: (fault: unknown) => void
}

/**
 * Calls all subscribers of a placed order in one job, which is cheap. A subscriber that fails or waits for an external
 * service gets its own job. So it does not delay the others, and none of them runs twice.
 */
export async function workOnPlacedOrders({ jobs, database, listeners, log }: PlacedOrderNeeds): Promise<void> {
  for (const [name, { handle }] of Object.entries(listeners))
    await jobs.work(`order-placed.${name}`, ({ orderId }) => handle(String(orderId)))
  await jobs.work('order-placed', async ({ orderId, listeners: named }) => {
    const handled = async ({ handle, waits = false }: PlacedOrderListener): Promise<boolean> =>
      !waits &&
      handle(String(orderId)).then(
        () => true,
        (fault: unknown) => {
          log(fault)
          return false
        },
      )
    for (const name of named as readonly string[]) {
      const listener = listeners[name]
      if (listener && !(await handled(listener)))
        await jobs.send(database, `order-placed.${name}`, { orderId }, { singletonKey: String(orderId) })
    }
  })
}
