import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Warehouse } from '#server/orders/fulfilment/warehouse.port.ts'

/** Writes each parcel to be packed into a file of its own, whole or not at all. */
export function warehouseFiles({ folder }: { readonly folder: string }): Warehouse {
  return {
    handOver: async ({ id, content }) => {
      const file = join(folder, `${id.replace(/[^\w-]/g, '-')}.json`)
      const unfinished = `${file}.${process.pid}.part`
      const text = `${JSON.stringify({ id, ...content }, null, 2)}\n`
      await writeFile(unfinished, text).catch(async () => {
        await mkdir(folder, { recursive: true })
        await writeFile(unfinished, text)
      })
      await rename(unfinished, file)
    },
  }
}
