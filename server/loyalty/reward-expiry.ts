/** True if a reward has expired; without an end it never expires. */
export const isOver = (expiresAt: Date | undefined, now: Date): boolean => expiresAt !== undefined && expiresAt <= now
