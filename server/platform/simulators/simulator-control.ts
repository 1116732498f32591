interface Control {
  /** Milliseconds before each answer. */
  slowMs: number
  down: boolean
}

/**
 * Controls for tests and operators of a simulator that only answers: `POST /control` sets `slowMs` and `down`, `GET
 * /counts` answers how often each of its services was called.
 */
export function simulatorControl<Service extends string>(services: readonly Service[]) {
  const control: Control = { slowMs: 0, down: false }
  const counts = Object.fromEntries(services.map((name) => [name, 0])) as Record<Service, number>
  return {
    count: (service: Service): void => {
      counts[service]++
    },
    /** Answers `/control` and `/counts`; undefined for every other path. */
    async own(request: Request): Promise<Response | undefined> {
      const { pathname } = new URL(request.url)
      if (pathname === '/counts') return Response.json(counts)
      if (pathname !== '/control' || request.method !== 'POST') return undefined
      return Response.json(Object.assign(control, await request.json()))
    },
    /** Waits as configured. If the provider is down, returns that answer. */
    async trouble(): Promise<Response | undefined> {
      if (control.slowMs > 0) await new Promise((waited) => setTimeout(waited, control.slowMs))
      return control.down ? new Response('Service Unavailable', { status: 503 }) : undefined
    },
  }
}
