import { fileURLToPath } from 'node:url'
import { runCommand } from './operating/run-command.ts'
import { readSettings } from './settings/settings.ts'
import { endWithSignals } from './starting/end-with-signals.ts'
import { openProgress } from './starting/progress.ts'
import { printFault } from './starting/start-problems.ts'

/** The operator's tool: `npm run shop -- <verb>`. It works whether or not the shop is running. */
endWithSignals()
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
try {
  process.exitCode = await runCommand(
    {
      settings: () => readSettings(process.env),
      progress: openProgress(process.stderr),
      print: (line) => console.log(line),
    },
    process.argv.slice(2),
  )
} catch (error) {
  printFault(error)
  process.exitCode = 1
}
