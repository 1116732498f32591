import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Clock } from '#foundation/clock.ts'
import { isSecret } from '#foundation/ids.ts'
import type { Accounts } from '#server/accounts/index.ts'
import { kindsWithSecretLink, queueMail } from '#server/mails/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { countedAttempt } from '#server/platform/rate-counts.repository.ts'
import { hashOfSecret, newSecret } from '#server/platform/secret.ts'
import { type PersonalRows, personOf, rowsOf } from '../person.repository.ts'
import { personalTables } from '../registry/personal-data.ts'
import { dataExportsIn } from './exports.repository.ts'
import { exportOf, type PersonalExport } from './personal-export.ts'

export interface DataExportsNeeds {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
  readonly accounts: Pick<Accounts, 'find'>
  readonly markets: Pick<Markets, 'find'>
  readonly shopName: (market: Market) => string
  /** The full address of the account page with the download. */
  readonly pageUrl: (market: Market) => string
}

/** Gives a person all data that the shop stores about them. */
export interface DataExports {
  /** A job makes the export, and a mail contains the link. A repeated request meanwhile changes nothing. */
  request(asked: { readonly accountId: string; readonly market: Market }): Promise<'asked' | 'too-often' | 'gone'>
  /** True if the link is valid for this account. */
  isThere(accountId: string, token: string): Promise<boolean>
  open(accountId: string, token: string): Promise<PersonalExport | undefined>
  /** The job. If it runs twice, only one link is mailed. */
  make(exportId: string): Promise<void>
}

/** The highest number of rows per table; an export with more says so. */
const mostRows = 20_000
const packed = promisify(gzip)
const unpacked = promisify(gunzip)

export function openDataExports(needs: DataExportsNeeds): DataExports {
  const { accounts, clock, database, jobs, markets } = needs
  const stored = dataExportsIn(database)

  async function collect(accountId: string, market: Market): Promise<PersonalExport | undefined> {
    const account = await accounts.find(accountId)
    if (!account) return undefined
    const person = await personOf(database, { accountId, email: account.emailVerified ? account.email : null })
    const read = new Map<string, PersonalRows>()
    for (const table of Object.keys(personalTables))
      read.set(table, await rowsOf(database, table, { person, most: mostRows }))
    const about = { shop: needs.shopName(market), account: account.email, madeAt: clock().toISOString() }
    return exportOf(about, read, kindsWithSecretLink)
  }

  return {
    async request({ accountId, market }) {
      if (!(await accounts.find(accountId))) return 'gone'
      const limited = [{ what: 'data-export-by-account', who: accountId }] as const
      const asked = await countedAttempt(database, limited, async () => {
        await database.transaction(async (inside) => {
          const exportId = await stored.add(inside, { accountId, market: market.id })
          if (exportId !== undefined) await jobs.send(inside, 'export-personal-data', { exportId })
        })
        return { right: false, value: true }
      })
      return asked.allowed ? 'asked' : 'too-often'
    },

    isThere: async (accountId, token) => isSecret(token) && stored.isThere(accountId, hashOfSecret(token)),

    async open(accountId, token) {
      const content = isSecret(token) ? await stored.content(accountId, hashOfSecret(token)) : undefined
      return content && (JSON.parse((await unpacked(content)).toString()) as PersonalExport)
    },

    async make(exportId) {
      const asked = await stored.find(exportId)
      const market = asked && markets.find(asked.market)
      if (!asked || asked.isReady || !market) return
      const data = await collect(asked.accountId, market)
      const account = data && (await accounts.find(asked.accountId))
      if (!account) return
      const content = await packed(JSON.stringify(data))
      await database.transaction(async (inside) => {
        const token = newSecret()
        const until = await stored.finish(inside, exportId, { hash: hashOfSecret(token), content })
        if (until === undefined) return
        await queueMail(jobs, inside, {
          ...{ kind: 'data-export', eventId: `data-export:${exportId}`, market: market.id, recipient: account.email },
          data: { downloadUrl: `${needs.pageUrl(market)}?export=${token}`, until: until.toISOString() },
        })
      })
    },
  }
}
