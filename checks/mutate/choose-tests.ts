import type { Module } from './read-modules.ts'

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
/** Tests that start whole shops and browsers take too long to run once for each break. */
const isSlow = (file: string): boolean => /\.crash\.test\.tsx?$/.test(file)
/** These tests first start a PostgreSQL. */
export const isInDatabase = (file: string): boolean => /\.(?:routes|database)\.test\.ts$/.test(file)
/** `server/basket/regions.ts` belongs to `server/basket`, `foundation/money.ts` to `foundation`. */
const capabilityOf = (file: string): string => file.split('/').slice(0, -1).slice(0, 2).join('/')
const mostDistantTests = 12

export interface ChosenTests {
  /** Tests of the same capability that import one of the files, directly or indirectly. */
  readonly own: readonly string[]
  /** The other tests that import one of the files, nearest first. They run for the breaks that the own tests do not notice. */
  readonly others: readonly string[]
}

/** The tests that can notice a change of these files, found through the import graph. */
export function testsFor(files: readonly string[], modules: readonly Module[]): ChosenTests {
  const capabilities = new Set(files.map(capabilityOf))
  const tests = [...distances(files, modules)].filter(([file]) => isTest(file) && !isSlow(file))
  const nearestFirst = tests.sort(([a, near], [b, far]) => near - far || a.localeCompare(b)).map(([file]) => file)
  return {
    own: nearestFirst.filter((file) => capabilities.has(capabilityOf(file))),
    others: nearestFirst.filter((file) => !capabilities.has(capabilityOf(file))).slice(0, mostDistantTests),
  }
}

/** Every file that imports one of these files, with the number of imports between them. */
function distances(files: readonly string[], modules: readonly Module[]): ReadonlyMap<string, number> {
  const importers = importersOf(modules)
  const found = new Map(files.map((file) => [file, 0]))
  let edge = [...files]
  for (let distance = 1; edge.length > 0; distance++) {
    edge = edge.flatMap((file) => importers.get(file) ?? []).filter((file) => !found.has(file))
    for (const file of edge) found.set(file, distance)
  }
  return found
}

function importersOf(modules: readonly Module[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const { file, imports } of modules)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file])
  return importers
}
