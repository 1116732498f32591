import { returnLabels } from '#adapters/return-labels-simulated/server.ts'
import { warehouseFiles } from '#adapters/warehouse-files/server.ts'
import { warehouseWebhook } from '#adapters/warehouse-webhook/server.ts'
import type { PickupPoints } from '#server/delivery/index.ts'
import type { Warehouse } from '#server/orders/index.ts'
import { signatureOf } from '#server/platform/signed-json.ts'
import type { ReturnLabels } from '#server/returns/index.ts'
import { guarded } from '../composing/guarded.ts'
import { maySimulate, type Needed } from './needed-settings.ts'

/** Used without simulators, because no real carrier is connected. */
export const noPickupPoints: PickupPoints = { near: async () => [] }

/** Without a label service, shoppers hand returns in at stores. */
export const labelsFrom = (settings: Needed): ReturnLabels =>
  maySimulate(settings, 'return-labels')
    ? returnLabels({ url: `${settings.simulatorsUrl}/return-labels` })
    : { make: async () => undefined }

export function warehouses({ dataDir, warehouse }: Needed): Warehouse[] {
  const files = dataDir === undefined ? [] : [warehouseFiles({ folder: `${dataDir}/exports` })]
  const [key] = warehouse?.keys ?? []
  if (warehouse?.url === undefined || key === undefined) return files
  const webhook = warehouseWebhook({ url: warehouse.url, sign: (body) => signatureOf(body, key, new Date()) })
  return [...files, guarded(webhook, ['handOver'], { name: 'warehouse-webhook' })]
}
