import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startVitest } from 'vitest/node'
import { buildWebIfStale } from '#server/app/starting/web-build.ts'
import { ensureChromium } from './harness/browser/chromium.ts'
import { type Count, countReporter, lastLine } from './harness/count-reporter.ts'
import { preparedShop } from './harness/shop/prepared-shop.ts'

/**
 * `npm test` runs everything that proves the shop, the fastest first. `npm test -- basket` runs the files whose path
 * contains the word, `npm test -- --project rules` one kind of test; both skip the checks. The last line shows the
 * counts.
 */
const { files, projects } = chosen(process.argv.slice(2))
const everything = files.length === 0 && projects.length === 0

const wantsBrowser = projects.length === 0 || projects.some((name) => !['rules', 'ports', 'routes'].includes(name))
const [checks] = await Promise.all([
  everything ? runChecks() : { passed: 0, failed: 0, skipped: 0 },
  wantsBrowser ? prepareBrowserAndBuild().then(everything ? prepareShop : undefined) : undefined,
])
const tests = await runTests()
const sum: Count = {
  passed: checks.passed + tests.passed,
  failed: checks.failed + tests.failed,
  skipped: tests.skipped,
}
console.log(lastLine(sum))
process.exit(sum.failed > 0 || sum.passed === 0 ? 1 : 0)

/** All checks count as one test. Their own output says what is wrong. */
async function runChecks(): Promise<Count> {
  const [code] = await once(spawn(process.execPath, ['checks/check.ts'], { stdio: 'inherit' }), 'exit')
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/** If this fails, journeys fail by themselves with a clear message; all other tests should still run. */
async function prepareBrowserAndBuild(): Promise<void> {
  if (!ensureChromium()) console.error('No browser was found or could be installed: set CHROMIUM_PATH.')
  await buildWebIfStale().catch((error: Error) => console.error(error))
}

/** Runs at the same time as the checks, so that no journey waits for it. A run with its own `DATABASE_URL` does not need it. */
async function prepareShop(): Promise<void> {
  if (!process.env.DATABASE_URL) await preparedShop().catch((error: Error) => console.error(error))
}

async function runTests(): Promise<Count> {
  const counting = countReporter()
  const vitest = await startVitest(files, {
    run: true,
    watch: false,
    project: projects,
    reporters: ['default', counting],
  })
  await vitest.close()
  return counting.count()
}

function chosen(words: readonly string[]): { files: string[]; projects: string[] } {
  const files: string[] = []
  const projects: string[] = []
  for (const [index, word] of words.entries()) {
    if (words[index - 1] === '--project') projects.push(word)
    else if (word !== '--project') files.push(word)
  }
  return { files, projects }
}
