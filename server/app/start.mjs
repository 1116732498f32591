import module from 'node:module'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Selvedge needs Node 24, which npm ci brings along, and runs on ${process.version}: allow install scripts and run npm ci again.`,
  )
  process.exit(1)
}

/**
 * glibc keeps freed memory, in a busy shop about 70 MB, unless these fixed limits (bytes) tell it to return large blocks
 * to the system. It reads them when a program starts, so this program replaces itself once, in the same process.
 */
const returnFreedMemory = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
const [first] = Object.keys(returnFreedMemory)
if (process.platform === 'linux' && process.env[first] === undefined) {
  const { execPath, execArgv, argv, env } = process
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...returnFreedMemory })
}
// The database and the simulators that this program starts have other needs.
for (const name of Object.keys(returnFreedMemory)) delete process.env[name]

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
module.enableCompileCache()
await import('./start.ts')
