/** A break that makes tests hang counts as noticed, and is named, since a busy machine may look alike. */
export type Fate = 'noticed' | 'missed' | 'hung' | 'untried'

/** Vitest or its worker failed, not a test. */
const ofTheRunner = /Test runner crashed|\[vitest-(?:worker|pool|api)\]|Timeout (?:calling|starting|terminating)/

/** The meaning of Stryker's status for a break, and of its reason for an error. */
export function fateOf(status: string, reason = ''): Fate {
  if (status === 'Killed') return 'noticed'
  // Code that ran a hundred times as often as before never ends, on whatever machine.
  if (status === 'Timeout') return /hit limit/i.test(reason) ? 'noticed' : 'hung'
  // A file that does not load fails its tests, too.
  if (status === 'RuntimeError') return ofTheRunner.test(reason) ? 'untried' : 'noticed'
  return 'missed'
}
