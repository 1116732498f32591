const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const
/** The shell's exit code of a command whose output was closed. */
const readerGone = 128 + 13

/**
 * Ends an operator's command at a signal, and when nobody reads its output any more (`… | head -1`). It ends by
 * `process.exit`, so that its child processes, above all PostgreSQL, end with it.
 */
export function endWithSignals(): void {
  for (const [signal, number] of Object.entries(signals)) process.on(signal, () => process.exit(128 + number))
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit(readerGone)
    })
}
