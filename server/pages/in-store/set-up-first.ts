import type { Visitor } from '#server/sessions/index.ts'

export interface DeviceAsk {
  readonly visitor: Pick<Visitor, 'mode' | 'storeId'>
  /** Without port. */
  readonly host: string
  readonly path: string
  readonly setUpPath: string
}

/**
 * Where a device in a store has to go before it shows anything: to the page that asks which store it stands in. A host named for setting
 * up shows nothing else.
 */
export function setUpFirst({ visitor, host, path, setUpPath }: DeviceAsk): string | undefined {
  if (visitor.mode !== 'store' || path === setUpPath) return undefined
  return visitor.storeId === undefined || host.toLowerCase().includes('setup') ? setUpPath : undefined
}
