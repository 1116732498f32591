import { existsSync } from 'node:fs'
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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

test('reports a parcel as handed over only after its file and then its folder are written to disk', async () => {
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

test('hands over a parcel that is handed over twice at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'warehouse-'))
  const warehouse = warehouseFiles({ folder })

  await Promise.all([1, 2, 3].map(() => warehouse.handOver({ id: 'p-1', content: {} as never })))

  expect(await readdir(folder)).toEqual(['p-1.json'])
  await rm(folder, { recursive: true })
})

test('deletes only the files of the given packing lists, and ignores files that are already gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'warehouse-'))
  const warehouse = warehouseFiles({ folder })
  for (const id of ['10000008-warehouse:a', '10000009-warehouse:a']) await warehouse.handOver({ id, content: {} })
  await writeFile(join(folder, '10000008-warehouse-a.json.cut-short.part'), '{')

  await warehouse.forget?.(['10000008-warehouse:a', '10000007-warehouse:a'])

  expect(await readdir(folder)).toEqual(['10000009-warehouse-a.json'])
  await rm(folder, { recursive: true })
})
