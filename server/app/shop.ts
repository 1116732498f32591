import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Fault } from '#foundation/fault.ts'
import type { Command } from './operating/command.ts'
import { contentCommand } from './operating/content-command.ts'
import { doctorCommand } from './operating/doctor-command.ts'
import { exportCommand } from './operating/export-command.ts'
import { importCommand } from './operating/import-command.ts'
import { migrateCommand } from './operating/migrate-command.ts'
import { orderCommand } from './operating/order-command.ts'
import { picturesCommand } from './operating/pictures-command.ts'
import { reconcileCommand } from './operating/reconcile-command.ts'
import { workListCommand } from './operating/work-list-command.ts'
import { readSettings } from './settings.ts'
import { endWithSignals } from './starting/end-with-signals.ts'
import { openProgress } from './starting/progress.ts'
import { complain } from './starting/start-problems.ts'

/** The operator's tool: `npm run shop -- <verb>`. It works beside a running shop, and on its own. */
const commands: Readonly<Record<string, Command>> = {
  migrate: migrateCommand,
  import: importCommand,
  export: exportCommand,
  pictures: picturesCommand,
  content: contentCommand,
  reconcile: reconcileCommand,
  order: orderCommand,
  'work-list': workListCommand,
  doctor: doctorCommand,
}

endWithSignals()
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
try {
  process.exitCode = await obey(process.argv.slice(2))
} catch (error) {
  complain(error)
  process.exitCode = 1
}

async function obey([verb = '--help', ...rest]: readonly string[]): Promise<number> {
  if (verb === '--help' || verb === 'help') return print(overview())
  const command = commands[verb]
  if (!command) throw new Fault('shop.unknown-verb', { verb })
  if (rest.includes('--help')) return print(command.help)
  const { values, positionals } = parsed(command, rest)
  requireSense(verb, command, { values, positionals })
  return command.run({
    settings: readSettings(process.env),
    progress: openProgress(process.stderr),
    words: positionals,
    options: values as Readonly<Record<string, string | boolean | undefined>>,
    print,
  })
}

type Parsed = Pick<ReturnType<typeof parsed>, 'values' | 'positionals'>

function parsed({ options }: Command, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Fault('shop.wrong-option', { reason: `${(error as Error).message.split('. ')[0]}.` }, error)
  }
}

/** A word nobody asked for, or an option without a value, is a slip; what it was to mean nobody knows. */
function requireSense(verb: string, { mostWords = 0 }: Command, { values, positionals }: Parsed): void {
  const empty = Object.entries(values).find(([, value]) => value === '')
  if (empty) throw new Fault('shop.wrong-option', { option: `--${empty[0]}`, rule: 'given a value' })
  if (positionals.length <= mostWords) return
  const reason = `"${positionals[mostWords]}" is one word too many; see npm run shop -- ${verb} --help.`
  throw new Fault('shop.wrong-option', { reason })
}

function overview(): string {
  const lines = Object.entries(commands).map(([verb, { summary }]) => `  ${verb.padEnd(10)} ${summary}`)
  return ['Usage: npm run shop -- <verb> [--help]', '', ...lines].join('\n')
}

function print(text: string): number {
  console.log(text)
  return 0
}
