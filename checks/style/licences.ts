import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Complaint } from '../complaint.ts'

const allowed =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|MPL-2\.0|OFL-1\.1|BlueOak-1\.0\.0|PostgreSQL|CC0-1\.0|CC-BY-4\.0|Python-2\.0|Unlicense|WTFPL|Zlib)$/
// Native parts of sharp: libvips, linked dynamically, which its licence allows.
const byName = /^@img\/sharp-/

/** Packages must have a licence that lets a retailer use them for any purpose. */
export function complainOfLicences(): Complaint[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string }>
  }
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (!path || byName.test(name)) return []
    const licence = entry.license ?? licenceOnDisk(path)
    const terms = licence?.replace(/[()]/g, '').split(/ OR /) ?? []
    const fine = terms.some((term) => term.split(' AND ').every((part) => allowed.test(part.trim())))
    return fine || licence === undefined ? [] : [{ file: 'package-lock.json', message: `${name} is under ${licence}` }]
  })
}

function licenceOnDisk(path: string): string | undefined {
  const file = join(path, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { license?: string }).license : undefined
}
