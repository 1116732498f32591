/** An append-only record of what a simulated third party did, stored in a file so that it outlives a killed shop. */
export interface Ledger {
  append(entry: Readonly<Record<string, unknown>>): void
  entries(): readonly Readonly<Record<string, unknown>>[]
}

/** The dependencies of a simulator, provided by the program that hosts all of them. */
export interface SimulatorGround {
  readonly ledger: Ledger
  /** Scheme, host and prefix it is reached at: `http://127.0.0.1:3001/adyen`. */
  readonly url: string
  /** Address of the shop, for callbacks. */
  readonly shopUrl: string
  /** The shop's folder, for a CMS that holds what its editors wrote. */
  readonly shopFolder?: string
}

/** A stand-in for a third party that speaks its wire protocol. Paths arrive without the prefix; unknown ones answer 404. */
export interface Simulator {
  readonly name: string
  answer(request: Request): Promise<Response>
}
export type MakeSimulator = (ground: SimulatorGround) => Simulator
