/** How the program of the simulators and the shop that starts it recognise each other. */
export const simulatorsLock = (folder: string): string => `${folder}.lock`

/** The address is another program's. */
export const portTakenExitCode = 98
