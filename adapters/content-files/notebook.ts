import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { z } from 'zod'
import { checkFile } from '#contracts/shop-folder.ts'

/** Reads the files of a folder and collects all mistakes, so that an operator sees all of them at once. */
export class Notebook {
  readonly mistakes: string[] = []
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Reads a file that must exist and fit its schema. */
  async file<Schema extends z.ZodType>(schema: Schema, name: string): Promise<z.infer<Schema> | undefined> {
    const text = await this.text(name)
    if (text === undefined) {
      this.mistakes.push(`${name}: (file): is missing`)
      return undefined
    }
    return this.#checked(schema, name, text)
  }

  /** Reads a file that may be missing. */
  async optionalFile<Schema extends z.ZodType>(schema: Schema, name: string): Promise<z.infer<Schema> | undefined> {
    const text = await this.text(name)
    return text === undefined ? undefined : this.#checked(schema, name, text)
  }

  /** The text of a file; undefined if the file does not exist. */
  text(name: string): Promise<string | undefined> {
    return readFile(join(this.#folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
  }

  /** Names of all files with this ending in a folder and its subfolders, sorted. */
  async names(folder: string, ending: string): Promise<string[]> {
    const entries = await readdir(join(this.#folder, folder), { recursive: true, withFileTypes: true }).catch(() => [])
    return entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map((entry) => relative(this.#folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  }

  #checked<Schema extends z.ZodType>(schema: Schema, name: string, text: string): z.infer<Schema> | undefined {
    const json = this.#parsed(name, text)
    if (json === undefined) return undefined
    const checked = checkFile(schema, name, json)
    if ('value' in checked) return checked.value
    this.mistakes.push(...checked.mistakes)
    return undefined
  }

  #parsed(name: string, text: string): unknown {
    try {
      return JSON.parse(text)
    } catch (error) {
      this.mistakes.push(`${name}: (file): is not JSON: ${(error as Error).message}`)
      return undefined
    }
  }
}
