import type { Visitor } from '#server/sessions/index.ts'

export interface DeviceAsk {
  readonly visitor: Pick<Visitor, 'mode' | 'storeId'>
  /** Without a port. */
  readonly host: string
  readonly path: string
  readonly setUpPath: string
}

/** The page that a device in a store has to show before its store is chosen. A host for setting up shows only that page. */
export function setUpFirst({ visitor, host, path, setUpPath }: DeviceAsk): string | undefined {
  if (visitor.mode !== 'store' || path === setUpPath) return undefined
  return visitor.storeId === undefined || host.toLowerCase().includes('setup') ? setUpPath : undefined
}
