import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Something a check objects to, with the place to look. */
export interface Complaint {
  readonly file: string
  readonly line?: number
  readonly message: string
}

const ignored = new Set(['node_modules', '.git', '.build', '.data', 'generated', 'screenshots', 'coverage'])

/** Source files of the project below these folders, as paths from the root. */
export function filesBelow(folders: readonly string[], pattern: RegExp): string[] {
  return folders
    .flatMap((folder) => walk(folder))
    .filter((file) => pattern.test(file))
    .sort()
}

function walk(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (ignored.has(entry.name)) return []
      const path = join(folder, entry.name)
      return entry.isDirectory() ? walk(path) : [path]
    })
  } catch {
    return []
  }
}

/** Reads a file line by line and collects the objections to each line. */
export function complainPerLine(file: string, objects: (line: string) => string | undefined): Complaint[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const message = objects(line)
      return message ? [{ file, line: index + 1, message }] : []
    })
}

export const sourceFolders = [
  'foundation',
  'contracts',
  'ui',
  'web',
  'server',
  'adapters',
  'shops',
  'journeys',
  'bench',
  'checks',
]
