import module from 'node:module'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Selvedge needs Node 24, which npm ci brings along, and runs on ${process.version}: allow install scripts and run npm ci again.`,
  )
  process.exit(1)
}
returnFreedMemory()
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
module.enableCompileCache()
await import('./start.ts')

/**
 * On Linux, glibc keeps the memory that its threads have freed, up to 100 MB of this process, unless these settings are
 * in the environment when a program starts. So the program starts itself once more, in the same process. Settings of
 * the operator stay as they are. Other C libraries ignore them.
 * Source: https://man7.org/linux/man-pages/man3/mallopt.3.html
 */
function returnFreedMemory() {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX) return
  const settings = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '131072',
    ...process.env,
  }
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], settings)
}
