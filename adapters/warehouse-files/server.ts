import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Warehouse } from '#server/orders/fulfilment/warehouse.port.ts'

/**
 * Writes each parcel to be packed into a file of its own, whole or not at all. It counts as handed over once file and folder are on the
 * disk itself: what is told to have been written is there after a power cut.
 */
export function warehouseFiles({ folder }: { readonly folder: string }): Warehouse {
  return {
    handOver: async ({ id, content }) => {
      const file = join(folder, `${id.replace(/[^\w-]/g, '-')}.json`)
      const unfinished = `${file}.${process.pid}.part`
      const text = `${JSON.stringify({ id, ...content }, null, 2)}\n`
      await writeToDisk(unfinished, text).catch(async () => {
        await makeFolder(folder)
        await writeToDisk(unfinished, text)
      })
      await rename(unfinished, file)
      await settleOnDisk(folder)
    },
  }
}

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
  if (highestMade !== undefined) await settleOnDisk(dirname(highestMade))
}

/** A new name is in its folder for good only once the folder itself was written. */
async function settleOnDisk(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
