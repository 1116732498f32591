import { Fault } from '#foundation/fault.ts'
import type { Warehouse } from '#server/orders/fulfilment/warehouse.port.ts'

export interface WebhookSettings {
  readonly url: string
  /** Signs a body. Returns the value of the header `x-selvedge-signature`. */
  readonly sign: (body: unknown) => string
}

/** Posts each parcel for the warehouse to the warehouse's address, signed. Only a 2xx status means that it was accepted. */
export function warehouseWebhook({ url, sign }: WebhookSettings): Warehouse {
  return {
    isRemote: true,
    handOver: async ({ id, content }, signal) => {
      const body = { id, ...content }
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-selvedge-signature': sign(body), 'idempotency-key': id },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: signal ?? null,
      })
      if (!answer.ok) throw new Fault('warehouse.not-taken', { id, status: answer.status })
    },
  }
}
