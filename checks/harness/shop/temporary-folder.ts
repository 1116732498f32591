import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of the test's own that PostgreSQL's system user can enter as well. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `selvedge-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
