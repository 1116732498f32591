import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Tools only for measuring. They have their own lock file, so that the shop itself stays small. */
export const toolsFolder = join(import.meta.dirname, 'tools')

export function installTools(): void {
  if (existsSync(join(toolsFolder, 'node_modules'))) return
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: toolsFolder, stdio: 'inherit' })
}
