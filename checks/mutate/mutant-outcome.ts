/** A break that makes tests hang counts as noticed, but is listed, since a busy machine may look the same. */
export type MutantOutcome = 'noticed' | 'missed' | 'hung' | 'untried'

/** An error of Vitest or its worker, not of a test. */
const ofTheRunner = /Test runner crashed|\[vitest-(?:worker|pool|api)\]|Timeout (?:calling|starting|terminating)/

/** What Stryker's status and error reason mean for a break. */
export function outcomeOf(status: string, reason = ''): MutantOutcome {
  if (status === 'Killed') return 'noticed'
  // Code that ran a hundred times as often as before never ends, on any machine.
  if (status === 'Timeout') return /hit limit/i.test(reason) ? 'noticed' : 'hung'
  // A file that cannot be loaded also makes its tests fail.
  if (status === 'RuntimeError') return ofTheRunner.test(reason) ? 'untried' : 'noticed'
  return 'missed'
}
