import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceDocument } from './content-source.port.ts'
import type { DocumentCopies } from './content-sources.cache.ts'

/** Copies as files of a folder. A new file replaces the old one in one step, so a reader never finds half a file. */
export const copiesIn = (folder: string): DocumentCopies => ({
  async read(shape) {
    try {
      const documents: unknown = JSON.parse(await readFile(join(folder, `${shape}.json`), 'utf8'))
      return Array.isArray(documents) ? (documents as SourceDocument[]) : undefined
    } catch {
      return undefined
    }
  },
  async write(shape, documents) {
    await mkdir(folder, { recursive: true })
    const draft = join(folder, `${shape}.json.${process.pid}`)
    await writeFile(draft, JSON.stringify(documents))
    await rename(draft, join(folder, `${shape}.json`))
  },
})
