import { Fault } from '#foundation/fault.ts'
import type { Database } from '#server/platform/database.ts'
import { weakenedSettings } from '#server/platform/embedded-postgres/cluster.ts'
import { type OpenShopFolder, openShop } from '../composing/open-shop-folder.ts'
import { openPhotographs } from '../composing/photographs.ts'
import { categoryIds } from '../database/goods-facts.repository.ts'
import { migrationsToCome } from '../database/migrate.ts'
import { withPatience } from '../database/prepare-database.ts'
import { requireDataFolder } from '../starting/folders.ts'
import { publicShopNotice } from '../starting/public-shop-notice.ts'
import { isLive, requireProvidersOf } from '../starting/require-providers.ts'
import { findSecrets } from '../starting/secrets.ts'
import { lineFor } from '../starting/start-problems.ts'
import { webBuildIsStale } from '../starting/web-build.ts'
import type { Command, CommandRequest } from './command.ts'
import { type Finding, found } from './doctor/examination.ts'
import { examineContent } from './doctor/examine-content.ts'
import { examineDisk, examineMail, examinePhotographs, examineSecretsFile } from './doctor/examine-surroundings.ts'
import { withDatabase } from './with-database.ts'

export const doctorCommand: Command = {
  summary: 'tell beforehand what a start would meet',
  help: `Usage: npm run shop -- doctor

Looks at settings, data folder and disk, secrets, mail server, shop folder (pages, links, widgets, legal pages, languages, words, payment types),
who takes the money in each market, database, store of photographs and web build. Tells which migrations a start would run. It changes
nothing but for one trial picture, which it takes away again. Exit code 1 when something is wrong.`,
  options: {},
  run: async (ask) => {
    const { settings } = ask
    const told = openReport(ask)
    await told('settings', () => ({ well: `${settings.publicUrl}, ${settings.mode}` }))
    const note = publicShopNotice(settings)
    if (note) ask.print(`  ${note}`)
    await told('data folder', () => {
      requireDataFolder(settings.dataDir)
      return { well: settings.dataDir }
    })
    await told('disk space', () => examineDisk(settings.dataDir))
    await told('secrets', () => {
      if (!settings.loopback) findSecrets(settings)
      return examineSecretsFile(settings)
    })
    await told('mail', () => examineMail(settings))
    const folder = await told.value(
      'shop folder',
      () => openShop(settings.shop, settings.markets),
      ({ markets }) => `${settings.shop}, ${markets.open.length} markets open`,
    )
    if (folder) await told('payments', () => examinePayments(ask, folder))
    await told.all(() => withDatabase(ask, (url) => examineDatabase(ask, url, folder)), 'database')
    await told('web build', () => ({ well: webBuildIsStale() ? 'will be made at the next start' : 'up to date' }))
    return told.wrong() === 0 ? 0 : 1
  },
}

type Examine<Value> = () => Promise<Value> | Value

/** Prints one line per check that is well and one per problem. A fault that an operator can solve counts as a problem. */
function openReport({ print }: Pick<CommandRequest, 'print'>) {
  let wrong = 0
  const printFinding = (name: string, finding: Finding): void => {
    const problems = 'well' in finding ? [] : finding.problems
    if ('well' in finding) print(`✓ ${name}: ${finding.well}`)
    wrong += problems.length
    for (const problem of problems) print(`✗ ${name}: ${problem}`)
  }
  const attempt = async <Value>(name: string, examine: Examine<Value>): Promise<Value | undefined> => {
    try {
      return await examine()
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      printFinding(name, { problems: lineFor(error).split('\n') })
      return undefined
    }
  }
  const examined = async (name: string, examine: Examine<Finding>): Promise<void> => {
    const finding = await attempt(name, examine)
    if (finding) printFinding(name, finding)
  }
  return Object.assign(examined, {
    wrong: () => wrong,
    /** Several subjects that are checked together. */
    all: async (examine: Examine<Readonly<Record<string, Finding>>>, name: string): Promise<void> => {
      for (const [subject, finding] of Object.entries((await attempt(name, examine)) ?? {}))
        printFinding(subject, finding)
    },
    /** A value that later checks need too. */
    value: async <Value>(
      name: string,
      examine: Examine<Value>,
      well: (value: Value) => string,
    ): Promise<Value | undefined> => {
      const value = await attempt(name, examine)
      if (value !== undefined) printFinding(name, { well: well(value) })
      return value
    },
  })
}

function examinePayments({ settings }: CommandRequest, { markets }: OpenShopFolder): Finding {
  requireProvidersOf(settings, markets.open)
  const providers = [...new Set(markets.open.map(({ choices }) => choices.paymentProvider))].sort()
  return { well: providers.map((name) => `${name} ${isLive(settings, name) ? 'live' : 'simulated'}`).join(', ') }
}

/** All checks of the database share one start of it. */
async function examineDatabase(
  ask: CommandRequest,
  url: string,
  folder: OpenShopFolder | undefined,
): Promise<Readonly<Record<string, Finding>>> {
  const weakened = await weakenedSettings(url)
  return withPatience(url, async (database) => {
    const toCome = await migrationsToCome(database)
    const isOurs = toCome.length === 0
    const categories = isOurs ? new Set(await categoryIds(database)) : undefined
    return {
      database: { well: isOurs ? 'up to date' : `migrations to come: ${toCome.join(', ')}` },
      commits: found(
        weakened.length > 0 ? [lineFor(new Fault('database.not-durable', { settings: weakened }))] : [],
        'kept whatever happens to the machine',
      ),
      ...(folder && examineContent({ ...folder, knowsCategory: (id) => !categories?.size || categories.has(id) })),
      ...(isOurs || ask.settings.photographs.store !== 'database'
        ? { photographs: await photographsOf(ask, database) }
        : {}),
    }
  })
}

const namesOfStores = { files: 'the folder', database: 'the database', s3: 'the bucket' } as const

function photographsOf({ settings: { photographs } }: CommandRequest, database: Database): Promise<Finding> {
  const { store, folder, bucket } = photographs
  const place = { files: ` ${folder}`, database: '', s3: ` ${bucket.bucket}` }[store]
  return examinePhotographs(openPhotographs(photographs, database).store, `${namesOfStores[store]}${place}`)
}
