import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Fault } from '#foundation/fault.ts'
import type { Settings } from '../settings/arrange-settings.ts'

/** The first secret of each list is used and all are accepted: two while one replaces the other. */
const secrets = z.object({ cookieSecrets: z.array(z.string()).min(1), internalApiKeys: z.array(z.string()).min(1) })
export type Secrets = Readonly<z.infer<typeof secrets>>

type Needs = Pick<Settings, 'cookieSecrets' | 'internalApiKeys' | 'loopback' | 'dataDir'>

/** Secrets come from the environment. A shop that only this machine can reach makes and stores its own. */
export function findSecrets({ cookieSecrets, internalApiKeys, loopback, dataDir }: Needs): Secrets {
  if (cookieSecrets && internalApiKeys) return { cookieSecrets, internalApiKeys }
  if (!loopback) throw new Fault('settings.no-secret', { name: cookieSecrets ? 'INTERNAL_API_KEY' : 'COOKIE_SECRET' })
  const own = ownSecrets(join(dataDir, 'secrets.json'))
  return { cookieSecrets: cookieSecrets ?? own.cookieSecrets, internalApiKeys: internalApiKeys ?? own.internalApiKeys }
}

function ownSecrets(file: string): Secrets {
  if (!existsSync(file)) {
    const made: Secrets = {
      cookieSecrets: [randomBytes(32).toString('hex')],
      internalApiKeys: [randomBytes(32).toString('hex')],
    }
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
    return made
  }
  try {
    return secrets.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new Fault('settings.secrets-unreadable', { file }, cause)
  }
}
