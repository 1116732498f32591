/** An append-only record of what a simulated third party did. It is a file, so it survives a killed shop. */
export interface Ledger {
  append(entry: Readonly<Record<string, unknown>>): void
  entries(): readonly Readonly<Record<string, unknown>>[]
}

/** What a simulator needs, given by the program that runs all simulators. */
export interface SimulatorNeeds {
  readonly ledger: Ledger
  /** Its own base URL: `http://127.0.0.1:3001/adyen`. */
  readonly url: string
  /** Address of the shop, for callbacks. */
  readonly shopUrl: string
  /** The shop's folder, for a CMS that serves the shop's content. */
  readonly shopFolder?: string
}

/** Simulates a third party over its real wire protocol. Paths arrive without the prefix; unknown paths get 404. */
export interface Simulator {
  readonly name: string
  answer(request: Request): Promise<Response>
}
export type MakeSimulator = (needs: SimulatorNeeds) => Simulator
