/** A parcel to be packed. */
export interface PackingOrder {
  /** The same however often it is handed over: `10000008-warehouse`. */
  readonly id: string
  readonly content: Readonly<Record<string, unknown>>
}

/** Whoever packs parcels. Throws when it was not taken: then it is handed over again later, under the same id. */
export interface Warehouse {
  /** Telling it takes a request over the network. */
  readonly isRemote?: boolean
  handOver(order: PackingOrder, signal?: AbortSignal): Promise<void>
}
