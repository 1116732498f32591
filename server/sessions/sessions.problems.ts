import type { ProblemForms } from '#server/platform/problems.ts'

/** The reasons to refuse a refresh or the end of a session. */
export type SessionProblem = { readonly code: 'session.over' | 'session.unknown' | 'session.bad-target' }

export const sessionsProblems = {
  'session.over': { status: 401 },
  'session.unknown': { status: 404 },
  'session.bad-target': { status: 400, field: 'to' },
} satisfies ProblemForms<SessionProblem>
