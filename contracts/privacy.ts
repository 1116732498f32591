import { z } from 'zod'
import { idText } from './bounds.ts'
import type { Calls } from './calls.ts'

const link = z.object({ token: idText })

/** Rows as the shop stores them, by section and table. */
const personalExport = z
  .object({
    shop: z.string(),
    /** The email address of the account. */
    account: z.string(),
    /** ISO 8601. */
    madeAt: z.string(),
    sections: z.array(
      z.object({
        section: z.string(),
        tables: z.array(
          z.object({
            table: z.string(),
            what: z.string(),
            rows: z.array(z.record(z.string(), z.unknown())),
            /** The rows were cut, because an export has room for a limited number. */
            isCut: z.literal(true).optional(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'PersonalExport' })

export const privacyCalls = {
  'DELETE /api/account/{catalog}/delete-account': {
    who: 'account',
    summary:
      'Deletes the account within ten minutes of a sign-in: every device is signed out at once, a job deletes what bookkeeping does not need',
    answer: z.object({ status: z.literal('OK') }),
    problems: [401, 403],
  },
  'POST /api/account/{catalog}/data-export': {
    who: 'account',
    summary: 'Asks for all data held of the account; a mail brings the link to it',
    answer: z.object({ status: z.literal('OK') }),
    problems: [401, 403, 429],
  },
  'GET /api/account/{catalog}/data-export/json': {
    who: 'account',
    summary: 'All data held of the account, as JSON, by the secret of the mail’s link',
    query: link,
    answer: personalExport,
    problems: [401, 403, 404],
  },
  'GET /api/account/{catalog}/data-export/page': {
    who: 'account',
    summary: 'All data held of the account, to read, by the secret of the mail’s link',
    query: link,
    answer: z.unknown(),
    file: 'text/html',
    problems: [401, 403, 404],
  },
} satisfies Calls
