import type { DestinationStream, Logger } from 'pino'
import { pino } from 'pino'

export type Log = Logger

/** Called for each error that is logged with its cause, by any part of the program. It must not log errors itself. */
export interface FaultListener {
  report?: (error: unknown, message: string) => void
}

const errorLevel = 50

/** Field names whose values are never logged, in the first three levels of an entry. */
export const personalInLogs = [
  'password',
  'email',
  'phone',
  'token',
  'cardNumber',
  'giftCardNumber',
  'giftCardNumberValidationCode',
  'validationCode',
  'basketKey',
  'cvc',
  'basketId',
  'firstName',
  'lastName',
  'line1',
  'authorization',
  'cookie',
]

interface LogNeeds {
  readonly level: string
  readonly version: string
  readonly to?: DestinationStream
  readonly faults?: FaultListener
}

/** Logs JSON lines. Secret and personal values are replaced before they are written. */
export function openLog({ level, version, to, faults }: LogNeeds): Log {
  return pino(
    {
      level,
      base: { version },
      hooks: {
        logMethod(args, method, at) {
          const [details, message] = args as [unknown, unknown]
          const error = details instanceof Error ? details : (details as { readonly err?: unknown } | null)?.err
          if (at >= errorLevel && error !== undefined) faults?.report?.(error, String(message))
          method.apply(this, args)
        },
      },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: {
        paths: [
          ...personalInLogs.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
          ...['x-api-key', 'set-cookie', 'st-access-token', 'st-refresh-token'].map((name) => `*.headers["${name}"]`),
        ],
        censor: '[hidden]',
      },
    },
    to ?? pino.destination({ fd: 1, sync: true }),
  )
}
