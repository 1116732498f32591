import module from 'node:module'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Selvedge needs Node 24, which npm ci brings along, and runs on ${process.version}: allow install scripts and run npm ci again.`,
  )
  process.exit(1)
}
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
module.enableCompileCache()
await import('./start.ts')
