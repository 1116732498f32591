import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { tryMailServer } from '#adapters/mails-smtp/server.ts'
import { Fault } from '#foundation/fault.ts'
import type { PhotographStore } from '#server/images/index.ts'
import type { Settings } from '../../settings/arrange-settings.ts'
import { type Finding, found } from './examination.ts'

const gigabyte = 2 ** 30
/** PostgreSQL stops when the disk is full, and then nobody can order. */
const leastFree = 2 * gigabyte

export async function examineDisk(folder: string, least = leastFree): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const told = `${(free / gigabyte).toFixed(1)} GB free in ${folder}`
  return found(free < least ? [`${told}; ${(least / gigabyte).toFixed(0)} GB are needed`] : [], told)
}

/** Writes, reads and deletes a test object: only this shows that the store allows all three. */
export async function examinePhotographs(store: PhotographStore, name: string): Promise<Finding> {
  const trial = `trial-${randomUUID()}`
  try {
    await store.save(trial, new TextEncoder().encode(trial))
    const back = await store.find(trial)
    await store.remove(trial)
    return found(
      String(back && new TextDecoder().decode(back)) === trial ? [] : [`${name} does not give back what it is given`],
      name,
    )
  } catch (error) {
    return { problems: [`${name} cannot be used (${reasonOf(error)})`] }
  }
}

/** Signs in at the mail server without sending anything. */
export async function examineMail({
  smtpUrl,
  loopback,
  mailSender,
}: Pick<Settings, 'smtpUrl' | 'loopback' | 'mailSender'>): Promise<Finding> {
  if (smtpUrl === undefined)
    return found(
      loopback ? [] : ['SMTP_URL is missing: shoppers get no confirmation of an order'],
      'kept in the outbox',
    )
  try {
    await tryMailServer(smtpUrl)
    return { well: `sent from ${mailSender}` }
  } catch (error) {
    return { problems: [`the mail server of SMTP_URL cannot be used (${reasonOf(error)})`] }
  }
}

/** A shop that only this machine can reach makes its own secrets. No other user may read them. */
export function examineSecretsFile({ dataDir, loopback }: Pick<Settings, 'dataDir' | 'loopback'>): Finding {
  const file = join(dataDir, 'secrets.json')
  const mode = loopback ? statSync(file, { throwIfNoEntry: false })?.mode : undefined
  const isOpen = process.platform !== 'win32' && mode !== undefined && (mode & 0o077) !== 0
  return found(
    isOpen ? [`others on this machine may read ${file}; run chmod 600 on it`] : [],
    loopback
      ? 'made and kept in the data folder where the environment gives none'
      : 'from the environment, none easy to guess',
  )
}

/** Removes the credentials that a URL may have before its host. */
function reasonOf(error: unknown): string {
  if (error instanceof Fault) return String(error.details.reason ?? error.code)
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string }
  return [code, responseCode].filter(Boolean).join(' ') || String(message).replace(/\/\/[^@\s]*@/g, '//')
}
