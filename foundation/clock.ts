/** The current time. It is passed as an argument everywhere, so that tests can set it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
