import { existsSync } from 'node:fs'
import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
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

test('says a parcel is handed over only once its file, then the folder that names it, are on the disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'warehouse-'))
  const handle = await open(folder, 'r')
  const prototype = Object.getPrototypeOf(handle) as { sync(): Promise<void> }
  await handle.close()
  const named: boolean[] = []
  const sync = vi.spyOn(prototype, 'sync').mockImplementation(async () => {
    named.push(existsSync(join(folder, 'p-1.json')))
  })

  await warehouseFiles({ folder }).handOver({ id: 'p-1', content: {} as never })
  sync.mockRestore()

  expect(named).toEqual([false, true])
  await rm(folder, { recursive: true })
})
