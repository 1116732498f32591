import type { ParseArgsConfig } from 'node:util'
import type { Settings } from '../settings/arrange-settings.ts'
import type { Progress } from '../starting/progress.ts'

export interface CommandRequest {
  readonly settings: Settings
  readonly progress: Progress
  /** Arguments after the verb that are not options. */
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  /** Writes the requested result to standard output. */
  readonly print: (line: string) => void
}

/** One verb of the operator's tool. */
export interface Command {
  /** One line, shown in the list of verbs. */
  readonly summary: string
  /** Shown by `--help`. */
  readonly help: string
  readonly options: NonNullable<ParseArgsConfig['options']>
  /** The most arguments after the verb that are not options; none by default. */
  readonly mostWords?: number
  /** Returns the exit code. */
  run(ask: CommandRequest): Promise<number>
}
