const dayMs = 86_400_000

/** The day `days` after `day`, both `YYYY-MM-DD`. Days of a calendar have no hours, so a change of the clocks moves nothing. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
