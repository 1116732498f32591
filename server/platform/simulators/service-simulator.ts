import type { Simulator } from './simulator.port.ts'
import { simulatorControl } from './simulator-control.ts'

export interface SimulatedService {
  readonly name: string
  /** The only path it answers, with a bearer key. */
  readonly path: string
  /** The name under which `GET /counts` counts its calls. */
  readonly counted: string
  readonly answer: (request: Request) => Response | Promise<Response>
  /** Pages for people, by path. */
  readonly page?: (pathname: string) => Response | undefined
}

/** Simulates a service with one call. Controls, troubles and the check of the key are the same for all such services. */
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
