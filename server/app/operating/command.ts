import type { ParseArgsConfig } from 'node:util'
import type { Settings } from '../settings/arrange-settings.ts'
import type { Progress } from '../starting/progress.ts'

export interface CommandRequest {
  readonly settings: Settings
  readonly progress: Progress
  /** Words after the verb that are no options. */
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  /** The requested result, on standard output. */
  readonly print: (line: string) => void
}

/** One verb of the operator's tool. */
export interface Command {
  /** One line, shown in the list of verbs. */
  readonly summary: string
  /** Shown by `--help`. */
  readonly help: string
  readonly options: NonNullable<ParseArgsConfig['options']>
  /** Most words after the verb that are no options; left out, none is taken. */
  readonly mostWords?: number
  /** Answers the exit code. */
  run(ask: CommandRequest): Promise<number>
}
