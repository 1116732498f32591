/** The current time. An argument everywhere, so that tests can choose the moment. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
