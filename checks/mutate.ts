import { Stryker } from '@stryker-mutator/core'
import { readModules } from './architecture/read-modules.ts'
import { filesBelow } from './complaint.ts'
import { testsFor } from './mutate/choose-tests.ts'
import { draw, noticedByTypes, type Place, placesOf } from './mutate/mutants.ts'
import { type Score, scores, summary, type Tried } from './mutate/score.ts'

/**
 * `npm run mutate -- PATH… [--most N] [--seed N]`: breaks the code of these files or folders, one place at a time, and prints each
 * break that no test noticed. Tests of the capability run first, then the nearest others for what those did not notice. Exit
 * code 1 when less is noticed than the bar asks for. Draws 150 places unless told otherwise, which takes a few minutes.
 */
const { paths, most, seed } = read(process.argv.slice(2))
const files = paths.flatMap((path) => (/\.tsx?$/.test(path) ? [path] : filesBelow([path], /\.tsx?$/))).filter(isCode)
if (files.length === 0) stop('npm run mutate -- PATH… [--most N] [--seed N], with files or folders of source code')

const all = await placesOf(files)
const drawn = draw(all, most, seed)
const { own, others } = testsFor(files, readModules())
console.log(`${drawn.length} of ${all.length} places in ${files.length} files, seed ${seed}`)
const begun = Date.now()
const tried = await tryInTurn(drawn, [own, others])
print(tried, scores(tried))

/** Files of tests, of types alone and of what tests stand on are not what tests are about. */
function isCode(file: string): boolean {
  return !/\.(?:test|fakes|port|port-test|d|crash|journey|bench)\.tsx?$/.test(file)
}

/** What one set of tests does not notice is tried on the next. */
async function tryInTurn(places: readonly Place[], rings: readonly (readonly string[])[]): Promise<Tried[]> {
  const found = new Map<string, Tried>()
  let open = places
  for (const tests of rings.filter((ring) => ring.length > 0)) {
    if (open.length === 0) break
    const results = await breakAndTest(open, tests)
    for (const { key, ...one } of results) found.set(key, found.get(key)?.noticed ? found.get(key)! : one)
    open = places.filter(({ file, range }) =>
      [...found].some(([key, { noticed }]) => key.startsWith(`${file}:${range}:`) && !noticed),
    )
  }
  return [...found.values()]
}

async function breakAndTest(
  places: readonly Place[],
  tests: readonly string[],
): Promise<readonly (Tried & { readonly key: string })[]> {
  const results = await new Stryker({
    mutate: places.map(({ file, range }) => `${file}:${range}`),
    testFiles: [...tests],
    testRunner: 'vitest',
    coverageAnalysis: 'perTest',
    vitest: { configFile: 'vitest.config.ts', related: false },
    mutator: { excludedMutations: noticedByTypes },
    concurrency: 2,
    reporters: [],
    tempDirName: '.build/mutate',
    logLevel: 'error',
    warnings: false,
  } as never).runMutationTest()
  return results
    .filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
    .map(({ fileName, location: { start, end }, replacement, status }) => {
      const file = fileName.slice(process.cwd().length + 1)
      const noticed = status === 'Killed' || status === 'Timeout' || status === 'RuntimeError'
      const range = `${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`
      return { key: `${file}:${range}:${replacement}`, file, line: start.line, replacement: replacement ?? '', noticed }
    })
}

function print(tried: readonly Tried[], all: readonly Score[]): void {
  for (const { file, line, replacement } of tried.filter(({ noticed }) => !noticed))
    console.log(`  not noticed  ${file}:${line}  ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`)
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
