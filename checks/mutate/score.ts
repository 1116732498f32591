import type { MutantOutcome } from './mutant-outcome.ts'

/** The result of one break. */
export interface TriedMutation {
  readonly file: string
  readonly line: number
  /** The text that replaced the original for this break. The file itself has the original. */
  readonly replacement: string
  readonly outcome: MutantOutcome
}

export interface Score {
  readonly file: string
  readonly tried: number
  readonly noticed: number
  /** Share of breaks that tests must notice. */
  readonly bar: number
}

/** Files with rules, money, or permissions. */
const strict =
  /^(?:foundation\/|server\/(?:basket|checkout|gift-cards|orders|payments|pricing|promotions|sessions|stock)\/|server\/platform\/http\/)/
const isRule = (file: string): boolean => /^server\/[^/]+\/(?:[a-z-]+\/)*[a-z-]+\.ts$/.test(file)

export const barOf = (file: string): number => (strict.test(file) || isRule(file) ? 0.9 : 0.75)

/** For each file the number of breaks that tests noticed, the worst file first. */
export function scores(tried: readonly TriedMutation[]): Score[] {
  const files = [...new Set(tried.map(({ file }) => file))]
  return files
    .map((file) => {
      const here = tried.filter((one) => one.file === file)
      return {
        file,
        tried: here.length,
        noticed: here.filter(({ outcome }) => outcome === 'noticed' || outcome === 'hung').length,
        bar: barOf(file),
      }
    })
    .sort((a, b) => a.noticed / a.tried - b.noticed / b.tried || a.file.localeCompare(b.file))
}

/** For each bar the number of breaks in all files with that bar. A single file with few breaks says little. */
export function summary(
  all: readonly Score[],
): readonly { readonly bar: number; readonly tried: number; readonly noticed: number }[] {
  return [0.9, 0.75]
    .map((bar) => {
      const under = all.filter((one) => one.bar === bar)
      return { bar, tried: sum(under.map(({ tried }) => tried)), noticed: sum(under.map(({ noticed }) => noticed)) }
    })
    .filter(({ tried }) => tried > 0)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
