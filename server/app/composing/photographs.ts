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
  /** Pictures made of photographs, and where a product has none, of the other source. */
  before(other: ImageSource): PictureSource
  /** Brings photographs that lie in the folder of an earlier time into the store, once; answers how many. */
  bringOlder(): Promise<number>
}

/** The store of photographs that the settings name. */
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

/** Names are derived from the content, so a photograph that exists is not copied again. A note in the folder says that all were copied. */
async function bring(folder: string, store: PhotographStore, kind: string): Promise<number> {
  const note = `brought-to-${kind}`
  const there = await readdir(folder).catch((): string[] => [])
  const names = there.includes(note) ? [] : there.filter((name) => /^[0-9a-f]{32}$/.test(name))
  let brought = 0
  for (const name of names) {
    if (await store.has(name)) continue
    await store.keep(name, await readFile(join(folder, name)))
    brought++
  }
  if (names.length > 0) await writeFile(join(folder, note), `${new Date().toISOString()}\n`)
  return brought
}
