/** Switches of the simulator. */
export interface Faults {
  /** The scenario of parcels that are registered from now on. */
  scenario: string
  /** ms between two steps of a parcel. */
  stepMs: number
  /** Number of calls that are answered with 500. */
  failing: number
  /** ms before each answer. */
  slowMs: number
  notifyNever: boolean
  /** Number of times that each webhook is sent. */
  notifyTimes: number
  /** Holds webhooks back until there are this many, then sends the newest first. */
  notifyReversed: number
  notifySignedWrong: boolean
  /** Seconds by which the time in webhooks is wrong; negative: in the past. */
  notifyShiftSeconds: number
}

export const noFaults = (): Faults => ({
  scenario: 'normal',
  stepMs: 20_000,
  failing: 0,
  slowMs: 0,
  notifyNever: false,
  notifyTimes: 1,
  notifyReversed: 0,
  notifySignedWrong: false,
  notifyShiftSeconds: 0,
})

/** Sets switches by name. Others keep their value; unknown names are ignored. */
export function setFaults(faults: Faults, wanted: Readonly<Record<string, unknown>>): void {
  const known = faults as unknown as Record<string, number | boolean | string>
  for (const [name, value] of Object.entries(wanted))
    if (Object.hasOwn(known, name) && typeof value === typeof known[name])
      known[name] = value as number | boolean | string
}
