/** Every reason to refuse a content call, with its status and field. */
export const contentProblems = {
  'content.no-market': { status: 400, field: 'market' },
  'content.not-signed': { status: 401 },
  'content.no-such-version': { status: 404, field: 'version' },
} as const
