/** True once a reward has expired; one without an end never does. */
export const isOver = (expiresAt: Date | undefined, now: Date): boolean => expiresAt !== undefined && expiresAt <= now
