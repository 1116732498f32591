import { Stryker } from '@stryker-mutator/core'
import { filesBelow } from './complaint.ts'
import { isInDatabase, testsFor } from './mutate/choose-tests.ts'
import { outcomeOf } from './mutate/mutant-outcome.ts'
import { breaksOf, draw, type Mutation, noticedByTypes, rangeOf } from './mutate/mutants.ts'
import { readModules } from './mutate/read-modules.ts'
import { type Score, scores, summary, type TriedMutation } from './mutate/score.ts'

/**
 * `npm run mutate -- PATH… [--most N] [--seed N]`: breaks the code of these files or folders, one place at a time, and
 * prints each break that no test noticed. Runs the tests of the capability first, those without a database before those
 * with one. For the breaks that remain it runs the nearest other tests, and tests of the capabilities that use this one.
 * The exit code is 1 if the share of noticed breaks is below the bar. Without `--most` it draws 150 breaks, which takes a
 * few minutes.
 */
const { paths, most, seed } = read(process.argv.slice(2))
const files = paths.flatMap((path) => (/\.tsx?$/.test(path) ? [path] : filesBelow([path], /\.tsx?$/))).filter(isCode)
if (files.length === 0) stop('npm run mutate -- PATH… [--most N] [--seed N], with files or folders of source code')

const all = await breaksOf(files)
const drawn = draw(all, most, seed)
const { own, others } = testsFor([...new Set(drawn.map(({ file }) => file))], readModules())
console.log(`${drawn.length} of ${all.length} breaks in ${files.length} files, seed ${seed}`)
const begun = Date.now()
const tried = await tryInTurn(drawn, [own.filter((file) => !isInDatabase(file)), own.filter(isInDatabase), others])
print(tried, scores(tried))

/** Leaves out tests, files with types alone, and files that only tests use. */
function isCode(file: string): boolean {
  return !/\.(?:test|fakes|port|port-test|d|crash|journey|bench)\.tsx?$/.test(file)
}

/** A break that one set of tests does not notice is tried with the next set. */
async function tryInTurn(breaks: readonly Mutation[], rings: readonly (readonly string[])[]): Promise<TriedMutation[]> {
  const found = new Map<string, TriedMutation>(breaks.map((one) => [one.key, { ...one, outcome: 'missed' }]))
  for (const tests of rings.filter((ring) => ring.length > 0)) {
    const open = breaks.filter(({ key }) => isOpen(found.get(key)))
    if (open.length === 0) break
    const results = await breakAndTest(open, tests).catch(sayWhyNot)
    // Stryker tries all breaks of a place, also those that were not drawn or are already noticed.
    for (const { key, ...one } of results) if (isOpen(found.get(key))) found.set(key, one)
  }
  return [...found.values()]
}

/** Tests that fail without a break say nothing about breaks. Results of other tests are kept. */
function sayWhyNot(error: unknown): [] {
  console.log(`  some tests were not counted: ${error instanceof Error ? error.message : String(error)}`)
  return []
}

/** A break that could not be tried has no result, so the next tests may still notice it. */
function isOpen(one: TriedMutation | undefined): boolean {
  return one?.outcome === 'missed' || one?.outcome === 'untried'
}

async function breakAndTest(
  breaks: readonly Mutation[],
  tests: readonly string[],
): Promise<readonly (TriedMutation & { readonly key: string })[]> {
  // Stryker's own `testFiles` is not used, because it enables a break only after a file is loaded, and so misses code
  // that runs while the file loads.
  process.env.MUTATE_TESTS = tests.join()
  const results = await new Stryker({
    mutate: [...new Set(breaks.map(({ file, range }) => `${file}:${range}`))],
    testRunner: 'vitest',
    coverageAnalysis: 'perTest',
    vitest: { configFile: 'checks/mutate/vitest.config.ts', related: false },
    mutator: { excludedMutations: noticedByTypes },
    concurrency: 2,
    // Long, so that a slow run on a busy machine does not count as a noticed break.
    timeoutMS: 60_000,
    timeoutFactor: 5,
    dryRunTimeoutMinutes: 15,
    reporters: [],
    tempDirName: '.build/mutate',
    logLevel: 'error',
    warnings: false,
  } as never).runMutationTest()
  return results
    .filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
    .map(({ fileName, location: { start, end }, replacement = '', status, statusReason }) => {
      const file = fileName.slice(process.cwd().length + 1)
      // Positions in results count from 1.
      const range = rangeOf({ start: fromZero(start), end: fromZero(end) })
      const outcome = outcomeOf(status, statusReason)
      return { key: `${file}:${range}:${replacement}`, file, line: start.line, replacement, outcome }
    })
}

function fromZero({ line, column }: { line: number; column: number }): { line: number; column: number } {
  return { line: line - 1, column: column - 1 }
}

function print(tried: readonly TriedMutation[], all: readonly Score[]): void {
  const said = { missed: 'not noticed', hung: 'made tests hang', untried: 'could not be tried', noticed: '' }
  for (const { file, line, replacement, outcome } of tried.filter((one) => one.outcome !== 'noticed'))
    console.log(`  ${said[outcome]}  ${file}:${line}  ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`)
  for (const { file, tried: count, noticed } of all)
    console.log(`  ${String(noticed).padStart(4)} of ${count}  ${file}`)
  const sums = summary(all)
  for (const { bar, tried: count, noticed } of sums)
    console.log(`${((100 * noticed) / count).toFixed(1)} % of ${count} breaks noticed, bar ${bar * 100} %`)
  console.log(`${Math.round((Date.now() - begun) / 1000)} s`)
  process.exit(sums.length > 0 && sums.every(({ bar, tried: count, noticed }) => noticed >= bar * count) ? 0 : 1)
}

function read(words: readonly string[]): { paths: string[]; most: number; seed: number } {
  const number = (name: string, otherwise: number): number => {
    const at = words.indexOf(name)
    if (at < 0) return otherwise
    const value = Number(words[at + 1])
    return Number.isSafeInteger(value) && value > 0 ? value : stop(`${name} must be a whole number from 1 on`)
  }
  const isPath = (word: string, index: number) => !word.startsWith('--') && !words[index - 1]?.startsWith('--')
  return { paths: words.filter(isPath), most: number('--most', 150), seed: number('--seed', 1) }
}

function stop(message: string): never {
  console.error(message)
  process.exit(2)
}
