import { readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** One change of the code: its position in Stryker's notation, and the new text. */
export interface Mutation {
  readonly key: string
  readonly file: string
  readonly line: number
  /** Line from 1 and column from 0, as `12:4-13:20`. */
  readonly range: string
  readonly replacement: string
  /** Keys of this break and of all others in the same place: Stryker tries them together. */
  readonly together: readonly string[]
}

/**
 * Breaks that empty a function body with more breaks in it than this are left out. Such a break changes everything in
 * the body at once, so tests rarely miss it; its parts are broken one by one instead.
 */
const largestBody = 5

/** Breaks that the compiler finds before any test: an empty string does not fit its union type, an empty object lacks its fields. */
export const noticedByTypes = ['StringLiteral', 'ObjectLiteral']
/** The compiler finds this one too, by the type of the list. An emptied list is left for the tests. */
const ofWrongType = '["Stryker was here"]'

const silent = () => {}
const logger = {
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
}

/** Every break of these files, in the order of the files. */
export async function breaksOf(files: readonly string[]): Promise<Mutation[]> {
  const { mutants } = await new Instrumenter(logger).instrument(
    files.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true })),
    { plugins: null, mutators: [], excludedMutations: noticedByTypes, ignorers: [], noHeader: true } as never,
  )
  const breaks = mutants
    .filter(({ status, replacement }) => status === undefined && replacement !== ofWrongType)
    .map(({ fileName: file, location, replacement }) => ({
      ...{ file, location, replacement, line: location.start.line + 1, range: rangeOf(location) },
      key: `${file}:${rangeOf(location)}:${replacement}`,
    }))
  return breaks
    .map(({ location, ...one }) => {
      const within = breaks.filter((other) => other.file === one.file && contains(location, other.location))
      return { ...one, together: within.map(({ key }) => key) }
    })
    .filter(({ together }) => together.length <= largestBody + 1)
}

interface Location {
  readonly start: { readonly line: number; readonly column: number }
  readonly end: { readonly line: number; readonly column: number }
}

export const rangeOf = ({ start, end }: Location): string =>
  `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`

const contains = (outer: Location, inner: Location): boolean =>
  isBefore(outer.start, inner.start) && isBefore(inner.end, outer.end)

const isBefore = (a: Location['start'], b: Location['start']): boolean =>
  a.line < b.line || (a.line === b.line && a.column <= b.column)

/** Draws as many breaks as requested, or a few more. The seed decides which, so that a run can be repeated. */
export function draw(all: readonly Mutation[], most: number, seed: number): Mutation[] {
  const next = randomNumbers(seed)
  const inDrawnOrder = all.map((one) => ({ one, at: next() })).sort((a, b) => a.at - b.at)
  const keys = new Set<string>()
  for (const { one } of inDrawnOrder) {
    if (keys.size >= most) break
    for (const key of one.together) keys.add(key)
  }
  return all.filter(({ key }) => keys.has(key))
}

/** Random numbers from 0 to 1 by a linear congruential generator. They are good enough to draw, but not for secrets. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
