import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photographFiles, photographsBefore } from '#adapters/images-files/server.ts'
import { photographsInBucket } from '#adapters/images-s3/server.ts'
import {
  type ImageSource,
  type PhotographStore,
  type PictureSource,
  photographsInDatabase,
} from '#server/images/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Settings } from '../settings/arrange-settings.ts'

export interface Photographs {
  readonly store: PhotographStore
  /** Uses photographs, and the other source for products without one. */
  before(other: ImageSource): PictureSource
  /** Copies photographs from the folder of earlier versions to the store, once. Returns how many were copied. */
  bringOlder(): Promise<number>
}

/** Opens the store of photographs that the settings name. */
export function openPhotographs(
  { store: kind, folder, bucket }: Settings['photographs'],
  database: Database,
): Photographs {
  const store = {
    files: () => photographFiles(folder),
    database: () => photographsInDatabase(database),
    s3: () => photographsInBucket(bucket),
  }[kind]()
  return {
    store,
    before: (other) => photographsBefore(store, other),
    bringOlder: async () => (kind === 'files' ? 0 : bring(folder, store, kind)),
  }
}

/**
 * A name is the hash of its content, so a photograph that exists is not copied again. When all are copied, a note is
 * written to the folder.
 */
async function bring(folder: string, store: PhotographStore, kind: string): Promise<number> {
  const note = `brought-to-${kind}`
  const there = await readdir(folder).catch((): string[] => [])
  const names = there.includes(note) ? [] : there.filter((name) => /^[0-9a-f]{32}$/.test(name))
  let brought = 0
  for (const name of names) {
    if (await store.has(name)) continue
    await store.save(name, await readFile(join(folder, name)))
    brought++
  }
  if (names.length > 0) await writeFile(join(folder, note), `${new Date().toISOString()}\n`)
  return brought
}
