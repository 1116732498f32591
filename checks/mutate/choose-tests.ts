import { basename } from 'node:path'
import { isLong } from '../harness/longest-first.ts'
import type { Module } from './read-modules.ts'

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
/** Tests that start whole shops and browsers take too long to run once for each break. */
const isSlow = (file: string): boolean => /\.crash\.test\.tsx?$/.test(file)
/** These tests first start a PostgreSQL. */
export const isInDatabase = (file: string): boolean => /\.(?:routes|database)\.test\.ts$/.test(file)
/** `server/basket/regions.ts` belongs to `server/basket`, `foundation/money.ts` to `foundation`. */
const capabilityOf = (file: string): string => file.split('/').slice(0, -1).slice(0, 2).join('/')
/** The parts that put all capabilities together use each of them, so that says nothing. */
const usesAll = (capability: string): boolean => !/^server\/(?!app$)/.test(capability)
const nearestOthers = 8
const ofUsers = 16

export interface ChosenTests {
  /** Tests of the same capability that import one of the files, directly or indirectly. */
  readonly own: readonly string[]
  /**
   * Other tests, at most 24, for the breaks that the own tests do not notice: those that import one of the files, nearest
   * first; then tests of the calls of the capabilities that use this one, since they run its code without importing it closely.
   * Tests of a minute or more are left out.
   */
  readonly others: readonly string[]
}

/** The tests that can notice a change of these files, found through the import graph. */
export function testsFor(files: readonly string[], modules: readonly Module[]): ChosenTests {
  const capabilities = new Set(files.map(capabilityOf))
  const tests = [...distances(files, modules)].filter(([file]) => isTest(file) && !isSlow(file))
  const nearestFirst = tests.sort(([a, near], [b, far]) => near - far || a.localeCompare(b)).map(([file]) => file)
  const others = nearestFirst.filter((file) => !capabilities.has(capabilityOf(file)) && !isLong(file))
  const near = others.slice(0, nearestOthers)
  const further = others.slice(nearestOthers)
  return {
    own: nearestFirst.filter((file) => capabilities.has(capabilityOf(file))),
    others: [...near, ...testsOfUsers(files, modules, further)],
  }
}

/** Shares the places among the capabilities by how many of their files use the broken ones. */
function testsOfUsers(files: readonly string[], modules: readonly Module[], tests: readonly string[]): string[] {
  const named = wordsOf(files)
  const shared = (test: string) => wordsOf([test]).intersection(named).size
  const waiting = tests.filter((file) => file.endsWith('.routes.test.ts')).sort((a, b) => shared(b) - shared(a))
  const users = [...usersOf(files, modules)].map(([capability, count]) => ({
    count,
    tests: waiting.filter((file) => capabilityOf(file) === capability),
    taken: 0,
  }))
  const found: string[] = []
  while (found.length < ofUsers) {
    const open = users.filter((user) => user.taken < user.tests.length)
    const next = open.sort((a, b) => b.count / (b.taken + 1) - a.count / (a.taken + 1))[0]
    if (!next) break
    found.push(next.tests[next.taken++]!)
  }
  return found
}

/** A test is often named after what it tests: `own-holds.routes.test.ts` after `own-holds.repository.ts`. */
function wordsOf(files: readonly string[]): Set<string> {
  return new Set(files.flatMap((file) => basename(file).split('.')[0]!.split('-')))
}

/** The other capabilities with the number of their files that import from the capability of these files, tests aside. */
function usersOf(files: readonly string[], modules: readonly Module[]): ReadonlyMap<string, number> {
  const capabilities = new Set(files.map(capabilityOf))
  const users = new Map<string, number>()
  for (const { file, imports } of modules) {
    const user = capabilityOf(file)
    if (capabilities.has(user) || usesAll(user) || isTest(file) || /\.fakes\.tsx?$/.test(file)) continue
    if (imports.some((imported) => capabilities.has(capabilityOf(imported))))
      users.set(user, (users.get(user) ?? 0) + 1)
  }
  return users
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
