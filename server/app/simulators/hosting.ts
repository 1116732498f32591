/** The lock file that the simulators' program and the shop share. */
export const simulatorsLock = (folder: string): string => `${folder}.lock`

/** The exit code if another program uses the port. */
export const portTakenExitCode = 98
