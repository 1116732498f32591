import { readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** A place of a file that can be broken: its position in the form that Stryker reads, and how many such places lie within it. */
export interface Place {
  readonly file: string
  /** Line from 1 and column from 0, as `12:4-13:20`. */
  readonly range: string
  readonly within: number
}

/** Emptying a larger body breaks everything in it at once, which tests rarely miss; its parts are broken one by one instead. */
const largestBody = 5

/**
 * Breaks that the compiler notices before any test: an emptied text is no member of its union, an emptied object lacks its
 * fields, and a list of `'Stryker was here'` has the wrong type.
 */
export const noticedByTypes = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration']

const silent = () => {}
const logger = {
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
}

/** Every place of these files that can be broken, in file order. */
export async function placesOf(files: readonly string[]): Promise<Place[]> {
  const { mutants } = await new Instrumenter(logger).instrument(
    files.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true })),
    { plugins: null, mutators: [], excludedMutations: noticedByTypes, ignorers: [], noHeader: true } as never,
  )
  return mutants
    .filter(({ status }) => status === undefined)
    .map(({ fileName, location }) => ({
      file: fileName,
      range: rangeOf(location),
      within: mutants.filter((other) => other.fileName === fileName && contains(location, other.location)).length - 1,
    }))
    .filter(({ within }) => within <= largestBody)
}

interface Location {
  readonly start: { readonly line: number; readonly column: number }
  readonly end: { readonly line: number; readonly column: number }
}

const rangeOf = ({ start, end }: Location): string => `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`

const contains = (outer: Location, inner: Location): boolean =>
  isBefore(outer.start, inner.start) && isBefore(inner.end, outer.end)

const isBefore = (a: Location['start'], b: Location['start']): boolean =>
  a.line < b.line || (a.line === b.line && a.column <= b.column)

/** As many as asked for, drawn without order by a seed, so that a run can be repeated. */
export function draw<T>(all: readonly T[], most: number, seed: number): T[] {
  const next = randomNumbers(seed)
  return all
    .map((one) => ({ one, at: next() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ one }) => one)
}

/** Numbers from 0 to 1 by a linear congruential generator: for drawing, not for secrets. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
