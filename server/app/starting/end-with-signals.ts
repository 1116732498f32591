const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const
/** The shell's exit code for a command whose output was closed. */
const readerGone = 128 + 13

/**
 * Ends a command of the operator's tool at a signal, and when nobody reads its output any more (`… | head -1`), by `process.exit`: what was
 * started for it, PostgreSQL above all, ends with the process.
 */
export function endWithSignals(): void {
  for (const [signal, number] of Object.entries(signals)) process.on(signal, () => process.exit(128 + number))
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit(readerGone)
    })
}
