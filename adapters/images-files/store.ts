import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Fault } from '#foundation/fault.ts'
import { isPhotographName } from '#foundation/photograph-name.ts'
import type { PhotographStore } from '#server/images/photograph-store.port.ts'

/** Photographs as files in one folder. If there are several processes, all must have access to it. */
export function photographFiles(folder: string): PhotographStore {
  return {
    async find(name) {
      if (!isPhotographName(name)) return undefined
      return readFile(join(folder, name)).catch(unlessMissing)
    },
    async has(name) {
      if (!isPhotographName(name)) return false
      return (await stat(join(folder, name)).catch(unlessMissing)) !== undefined
    },
    async save(name, bytes) {
      if (!isPhotographName(name)) throw new Fault('images.photograph-name', { name })
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${name}.${randomUUID()}.part`)
      await writeFile(unfinished, bytes)
      await rename(unfinished, join(folder, name))
    },
    async remove(name) {
      if (isPhotographName(name)) await rm(join(folder, name), { force: true })
    },
  }
}

/** A file that does not exist is no fault; a folder that cannot be read is one. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw new Fault('images.store-failed', { store: 'files', reason: error.code }, error)
}
