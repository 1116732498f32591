/** Every reason a content call can be refused, and what it becomes on the wire. */
export const contentProblems = {
  'content.no-market': { status: 400, field: 'market' },
} as const
