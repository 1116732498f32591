import type { DestinationStream, Logger } from 'pino'
import { pino } from 'pino'

export type Log = Logger

/** Names whose values never reach a log, wherever in the first three levels they stand. */
const personal = [
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

/** JSON lines. What is secret or personal is replaced before it is written. */
export function openLog({ level, version, to }: { level: string; version: string; to?: DestinationStream }): Log {
  return pino(
    {
      level,
      base: { version },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: {
        paths: [
          ...personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
          '*.headers["x-api-key"]',
          '*.headers["set-cookie"]',
        ],
        censor: '[hidden]',
      },
    },
    to ?? pino.destination({ fd: 1, sync: true }),
  )
}
