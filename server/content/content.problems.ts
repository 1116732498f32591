/** Every reason a content call can be refused, and what it becomes on the wire. */
export const contentProblems = {
  'content.no-market': { status: 400, field: 'market' },
  'content.not-signed': { status: 401 },
  'content.no-such-version': { status: 404, field: 'version' },
} as const
