/** A parcel to be packed. */
export interface PackingOrder {
  /** The same for every delivery of the request: `10000008-warehouse`. */
  readonly id: string
  readonly content: Readonly<Record<string, unknown>>
}

/** A warehouse or store that packs parcels. Throws if the request was not accepted; then it is sent again later with the same id. */
export interface Warehouse {
  /** True if it is reached over the network. */
  readonly isRemote?: boolean
  handOver(order: PackingOrder, signal?: AbortSignal): Promise<void>
  /** Deletes the data it still stores for these requests, by their ids. */
  forget?(ids: readonly string[]): Promise<void>
}
