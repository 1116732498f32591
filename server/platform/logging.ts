import type { DestinationStream, Logger } from 'pino'
import { pino } from 'pino'

export type Log = Logger

/** Called with an error and what failed. It must not log errors itself. */
export type FaultListener = (error: unknown, message: string) => void

/** The errors that any part of the program logs with their cause. */
export interface LoggedFaults {
  readonly add: FaultListener
  /** Passes on every error from now on, and first those that were logged before. */
  passOnTo(listener: FaultListener): void
}

/** The program logs before there is anybody to tell. Of these errors so many are kept. */
const mostKept = 50

export function loggedFaults(): LoggedFaults {
  const kept: Parameters<FaultListener>[] = []
  let listener: FaultListener = (...fault) => {
    if (kept.length < mostKept) kept.push(fault)
  }
  return {
    add: (...fault) => listener(...fault),
    passOnTo(told) {
      listener = told
      for (const fault of kept.splice(0)) told(...fault)
    },
  }
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
  readonly faults?: Pick<LoggedFaults, 'add'>
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
          if (at >= errorLevel && error !== undefined) faults?.add(error, String(message))
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
