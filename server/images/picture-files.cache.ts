import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Pictures stored on disk by key. The least recently used ones are deleted when the space is used up. */
export interface PictureFiles {
  find(key: string): Promise<Uint8Array | undefined>
  has(key: string): boolean
  save(key: string, bytes: Uint8Array): Promise<void>
}

interface Choices {
  readonly folder: string
  /** The highest number of stored bytes; above it the oldest tenth is deleted. */
  readonly mostBytes?: number
  /** Increased when the same order is drawn differently. Pictures of older revisions are not found any more, and are deleted over time. */
  readonly revision?: string
}

const twoGigabytes = 2 * 2 ** 30

export async function openPictureFiles({
  folder,
  mostBytes = twoGigabytes,
  revision = '1',
}: Choices): Promise<PictureFiles> {
  await mkdir(folder, { recursive: true })
  const sizes = await readSizes(folder)
  const nameOf = (key: string): string => hashed(`${revision} ${key}`)
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)

  const forget = (name: string): void => {
    total -= sizes.get(name) ?? 0
    sizes.delete(name)
  }

  const makeRoom = async (): Promise<void> => {
    if (total <= mostBytes) return
    for (const name of sizes.keys()) {
      if (total <= mostBytes * 0.9) return
      forget(name)
      await rm(pathOf(folder, name), { force: true })
    }
  }

  return {
    has: (key) => sizes.has(nameOf(key)),
    async find(key) {
      const name = nameOf(key)
      const size = sizes.get(name)
      if (size === undefined) return undefined
      const bytes = await readFile(pathOf(folder, name)).catch(() => undefined)
      // The file was deleted from the folder: the picture will be drawn again.
      if (!bytes) forget(name)
      else sizes.delete(name)
      if (bytes) sizes.set(name, size)
      return bytes
    },
    async save(key, bytes) {
      const name = nameOf(key)
      const path = pathOf(folder, name)
      const unfinished = `${path}.${randomUUID()}`
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true })
      await writeFile(unfinished, bytes)
      await rename(unfinished, path)
      forget(name)
      sizes.set(name, bytes.length)
      total += bytes.length
      await makeRoom()
    },
  }
}

const hashed = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 40)
const pathOf = (folder: string, name: string): string => join(folder, name.slice(0, 2), name)

/** Names and sizes of stored pictures, oldest first; deletes the remains of an interrupted write. */
async function readSizes(folder: string): Promise<Map<string, number>> {
  const found: { name: string; size: number; since: number }[] = []
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    if (/^[0-9a-f]{40}$/.test(entry.name)) {
      const { size, mtimeMs } = await stat(path)
      found.push({ name: entry.name, size, since: mtimeMs })
    } else await rm(path, { force: true })
  }
  return new Map(found.sort((a, b) => a.since - b.since).map(({ name, size }) => [name, size]))
}
