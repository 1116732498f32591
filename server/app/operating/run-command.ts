import { parseArgs } from 'node:util'
import { Fault } from '#foundation/fault.ts'
import type { Settings } from '../settings/arrange-settings.ts'
import type { Progress } from '../starting/progress.ts'
import type { Command } from './command.ts'
import { contentCommand } from './content-command.ts'
import { doctorCommand } from './doctor-command.ts'
import { exportCommand } from './export-command.ts'
import { importCommand } from './import-command.ts'
import { migrateCommand } from './migrate-command.ts'
import { orderCommand } from './order-command.ts'
import { picturesCommand } from './pictures-command.ts'
import { reconcileCommand } from './reconcile-command.ts'
import { workListCommand } from './work-list-command.ts'

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

export interface RunCommandNeeds {
  /** Called only after the arguments were checked. */
  readonly settings: () => Settings
  readonly progress: Progress
  readonly print: (line: string) => void
}

/** Runs the operator's command and returns the exit code. Invalid arguments throw a fault before anything is done. */
export async function runCommand(
  needs: RunCommandNeeds,
  [verb = '--help', ...rest]: readonly string[],
): Promise<number> {
  if (verb === '--help' || verb === 'help') return printed(needs, overview())
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined
  if (!command) throw new Fault('shop.unknown-verb', { verb })
  if (rest.includes('--help')) return printed(needs, command.help)
  const { values, positionals } = parsed(command, rest)
  requireSense(verb, command, { values, positionals })
  return command.run({
    ...{ settings: needs.settings(), progress: needs.progress, print: needs.print, words: positionals },
    options: values as Readonly<Record<string, string | boolean | undefined>>,
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

/** An unexpected word or an option without a value is a typing mistake. The program does not guess what was meant. */
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

function printed({ print }: RunCommandNeeds, text: string): number {
  print(text)
  return 0
}
