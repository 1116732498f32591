const dayMs = 86_400_000

/** The day `days` days after `day`, both `YYYY-MM-DD`. It counts in UTC, so the change to summer time does not matter. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
