/** Faults on demand. Each of the first three counts down the calls it spoils. */
export interface Faults {
  /** Answer 500 and do nothing. */
  failing: number
  /** Do what was requested, and send no answer. */
  losing: number
  /** Answer something that is not JSON. */
  garbling: number
  /** ms before each answer. */
  slowMs: number
  /** ms until a notification is sent. */
  notifyAfterMs: number
  /** How often each notification is sent. */
  notifyTimes: number
  /** Send the newest of those waiting first. */
  notifyNewestFirst: boolean
  notifySignedWrong: boolean
  notifyNever: boolean
  /** ms until a pending payment comes to its end. */
  pendingMs: number
  /** ms a person takes at a terminal. */
  terminalMs: number
  /** Charge this many minor units more than requested. */
  overcharge: number
  /** Number of days pass until the report of a day is made; 0: at once. */
  reportDelayDays: number
  /** Lines added to every report, besides the real ones. */
  reportMore: string
  /** Date everything from now on this many days later. */
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

/** Sets switches by name; those left out stay, unknown ones are ignored. */
export function setFaults(faults: Faults, wanted: Readonly<Record<string, unknown>>): void {
  const known = faults as unknown as Record<string, number | boolean | string>
  for (const [name, value] of Object.entries(wanted)) {
    if (name in known && typeof value === typeof known[name]) known[name] = value as number | boolean | string
  }
}
