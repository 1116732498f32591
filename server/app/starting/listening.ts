import { createServer } from 'node:net'
import { Fault } from '#foundation/fault.ts'

export interface Place {
  readonly host: string
  readonly port: number
}

/** Checks before the long work of a start that the port is free. */
export async function requireFreePort(place: Place): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen({ ...place, exclusive: true }, resolve),
    )
  } catch (error) {
    throw listenFault(error, place)
  } finally {
    server.close()
  }
}

/** Translates a listen error to a fault with advice for the operator. */
export function listenFault(error: unknown, place: Place): unknown {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE') return new Fault('start.port-taken', { ...place }, error)
  if (code === 'EACCES') return new Fault('start.port-forbidden', { ...place }, error)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new Fault('start.host-unknown', { ...place }, error)
  return error
}
