/** The handshake between the simulators' program and the shop that starts it. */
export const simulatorsLock = (folder: string): string => `${folder}.lock`

/** The address is another program's. */
export const portTakenExitCode = 98
