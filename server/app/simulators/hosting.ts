/** The handshake between the simulators' program and the shop that starts it. */
export const simulatorsLock = (folder: string): string => `${folder}.lock`

/** Another program uses the address. */
export const portTakenExitCode = 98
