import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeWarehouse } from '#server/orders/fulfilment/warehouse.port-test.ts'
import { warehouseFiles } from './server.ts'

describeWarehouse(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'warehouse-'))
  return {
    warehouse: warehouseFiles({ folder: join(folder, 'exports') }),
    taken: async () => {
      const names = await readdir(join(folder, 'exports')).catch(() => [])
      return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, 'exports', name), 'utf8'))))
    },
    close: () => rm(folder, { recursive: true }),
  }
})
