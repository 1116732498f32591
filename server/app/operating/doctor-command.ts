import { Fault } from '#foundation/fault.ts'
import { weakenedSettings } from '#server/platform/embedded-postgres/cluster.ts'
import { openShop } from '../composing/open-shop-folder.ts'
import { migrationsToCome } from '../migrate.ts'
import { requireDataFolder } from '../starting/folders.ts'
import { withPatience } from '../starting/prepare-database.ts'
import { findSecrets } from '../starting/secrets.ts'
import { lineFor } from '../starting/start-problems.ts'
import { webBuildIsStale } from '../starting/web-build.ts'
import type { Command, CommandAsk } from './command.ts'
import { withDatabase } from './with-database.ts'

/** Answers what to tell of something that is well; throws what is wrong. */
type Examination = (ask: CommandAsk) => Promise<string> | string

const examinations: Readonly<Record<string, Examination>> = {
  settings: ({ settings }) =>
    `${settings.publicUrl}, ${settings.mode}, payments by ${settings.adyen.mode === 'live' ? 'Adyen' : 'the simulator'}`,
  'data folder': ({ settings }) => {
    requireDataFolder(settings.dataDir)
    return settings.dataDir
  },
  secrets: ({ settings }) => {
    if (settings.loopback) return 'made and kept in the data folder where the environment gives none'
    findSecrets(settings)
    return 'from the environment'
  },
  'shop folder': async ({ settings }) => {
    const { markets } = await openShop(settings.shop)
    return `${settings.shop}, ${markets.open.length} markets open`
  },
  database: (ask) => withDatabase(ask, examineSchema),
  commits: (ask) => withDatabase(ask, examineDurability),
  'web build': () => (webBuildIsStale() ? 'will be made at the next start' : 'up to date'),
}

export const doctorCommand: Command = {
  summary: 'tell beforehand what a start would meet',
  help: `Usage: npm run shop -- doctor

Looks at settings, data folder, secrets, shop folder, database and web build, and changes none of them. Tells which migrations a
start would run. Exit code 1 when something is wrong.`,
  options: {},
  run: async (ask) => {
    let wrong = 0
    for (const [name, examine] of Object.entries(examinations)) {
      try {
        ask.print(`✓ ${name}: ${await examine(ask)}`)
      } catch (error) {
        if (!(error instanceof Fault)) throw error
        wrong++
        ask.print(`✗ ${name}: ${lineFor(error)}`)
      }
    }
    return wrong === 0 ? 0 : 1
  },
}

async function examineSchema(url: string): Promise<string> {
  const toCome = await withPatience(url, (database) => migrationsToCome(database))
  return toCome.length === 0 ? 'up to date' : `migrations to come: ${toCome.join(', ')}`
}

async function examineDurability(url: string): Promise<string> {
  const settings = await weakenedSettings(url)
  if (settings.length > 0) throw new Fault('database.not-durable', { settings })
  return 'kept whatever happens to the machine'
}
