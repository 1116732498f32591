import { createHmac } from 'node:crypto'
import { isOneOf } from './same-secret.ts'

/** Says since when its holder waits. It is signed, so every process trusts it and nobody can forge one. */
export interface QueueTicket {
  readonly text: string
  readonly since: number
}

export function newTicket([secret = '']: readonly string[], since: number, holder: string): QueueTicket {
  const body = `${since}.${holder}`
  return { text: `${body}.${signed(secret, body)}`, since }
}

/** Undefined if the ticket is missing, forged, or for another holder. */
export function readTicket(
  secrets: readonly string[],
  text: string | undefined,
  holder: string,
): QueueTicket | undefined {
  const [since, id, mark] = text?.split('.') ?? []
  if (text === undefined || since === undefined || id !== holder || mark === undefined) return undefined
  const marks = secrets.map((secret) => signed(secret, `${since}.${id}`))
  return isOneOf(marks, mark) ? { text, since: Number(since) } : undefined
}

const signed = (secret: string, body: string): string => createHmac('sha256', secret).update(body).digest('base64url')
