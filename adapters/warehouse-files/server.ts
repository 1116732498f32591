import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Warehouse } from '#server/orders/fulfilment/warehouse.port.ts'

/**
 * Writes each parcel for the warehouse into its own file, atomically. The parcel counts as handed over once file and
 * folder are flushed to disk, so that it is not lost in a power cut.
 */
export function warehouseFiles({ folder }: { readonly folder: string }): Warehouse {
  return {
    handOver: async ({ id, content }) => {
      const file = fileOf(folder, id)
      // Two jobs may hand over the same parcel at the same time.
      const unfinished = `${file}.${randomUUID()}${part}`
      const text = `${JSON.stringify({ id, ...content }, null, 2)}\n`
      await writeToDisk(unfinished, text).catch(async () => {
        await makeFolder(folder)
        await writeToDisk(unfinished, text)
      })
      await rename(unfinished, file)
      await syncFolder(folder)
    },
    forget: async (ids) => {
      // Also deletes unfinished files that a killed program left behind.
      const names = await readdir(folder).catch(() => [])
      for (const file of ids.map((id) => fileOf('', id)))
        for (const name of names.filter((found) => found === file || isPartOf(found, file)))
          await rm(join(folder, name), { force: true })
    },
  }
}

const part = '.part'
const isPartOf = (name: string, file: string): boolean => name.startsWith(`${file}.`) && name.endsWith(part)

const fileOf = (folder: string, id: string): string => join(folder, `${id.replace(/[^\w-]/g, '-')}.json`)

async function writeToDisk(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function makeFolder(folder: string): Promise<void> {
  const highestMade = await mkdir(folder, { recursive: true })
  if (highestMade !== undefined) await syncFolder(dirname(highestMade))
}

/** A new file name is durable only after the folder itself is flushed. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
