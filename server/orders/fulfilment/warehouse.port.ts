/** A parcel to be packed. */
export interface PackingOrder {
  /** The same for every attempt to deliver the request: `10000008-warehouse`. */
  readonly id: string
  readonly content: Readonly<Record<string, unknown>>
}

/** A warehouse or store that packs parcels. Throws if the request was not accepted; the request is then sent again with the same id. */
export interface Warehouse {
  /** True if it is reached over the network. */
  readonly isRemote?: boolean
  handOver(order: PackingOrder, signal?: AbortSignal): Promise<void>
  /** Deletes the data that it still stores for these requests. */
  forget?(ids: readonly string[]): Promise<void>
}
