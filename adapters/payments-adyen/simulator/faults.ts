/** Faults on demand. Each of the first three is the number of calls that will go wrong. */
export interface Faults {
  /** Answers 500 and does nothing. */
  failing: number
  /** Does what was requested, but sends no answer. */
  losing: number
  /** Answers something that is not JSON. */
  garbling: number
  /** ms before each answer. */
  slowMs: number
  /** ms until a notification is sent. */
  notifyAfterMs: number
  /** Number of times that each notification is sent. */
  notifyTimes: number
  /** Sends the newest waiting notification first. */
  notifyNewestFirst: boolean
  notifySignedWrong: boolean
  notifyNever: boolean
  /** ms until a pending payment ends. */
  pendingMs: number
  /** ms that a person needs at a terminal. */
  terminalMs: number
  /** Charges this many minor units more than requested. */
  overcharge: number
  /** Number of days until the report of a day is made; 0: immediately. */
  reportDelayDays: number
  /** Lines that are added to every report. */
  reportMore: string
  /** Dates everything from now on this many days later. */
  daysPassed: number
}

export const noFaults = (): Faults => ({
  failing: 0,
  losing: 0,
  garbling: 0,
  slowMs: 0,
  notifyAfterMs: 200,
  notifyTimes: 1,
  notifyNewestFirst: false,
  notifySignedWrong: false,
  notifyNever: false,
  pendingMs: 8_000,
  terminalMs: 1_000,
  overcharge: 0,
  reportDelayDays: 0,
  reportMore: '',
  daysPassed: 0,
})

/** Sets switches by name. Others keep their value; unknown names are ignored. */
export function setFaults(faults: Faults, wanted: Readonly<Record<string, unknown>>): void {
  const known = faults as unknown as Record<string, number | boolean | string>
  for (const [name, value] of Object.entries(wanted)) {
    if (name in known && typeof value === typeof known[name]) known[name] = value as number | boolean | string
  }
}
