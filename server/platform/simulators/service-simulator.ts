import type { Simulator } from './simulator.port.ts'
import { simulatorControl } from './simulator-control.ts'

export interface SimulatedService {
  readonly name: string
  /** The one address it answers at, with a bearer's key. */
  readonly path: string
  /** What its control page counts. */
  readonly counted: string
  readonly answer: (request: Request) => Response | Promise<Response>
  /** A page of its own for people, by its path. */
  readonly page?: (pathname: string) => Response | undefined
}

/** A service with one call: control page, troubles and the check of its key are those of every such service. */
export function serviceSimulator({ name, path, counted, answer, page }: SimulatedService): Simulator {
  const control = simulatorControl([counted])
  return {
    name,
    answer: async (request) => {
      const own = await control.own(request)
      if (own) return own
      const { pathname } = new URL(request.url)
      const shown = page?.(pathname)
      if (shown) return shown
      if (pathname !== path) return new Response(null, { status: 404 })
      const trouble = await control.trouble()
      if (trouble) return trouble
      if (!request.headers.get('authorization')?.startsWith('Bearer ')) return Response.json({}, { status: 401 })
      control.count(counted)
      return answer(request)
    },
  }
}
