interface Control {
  /** Each answer waits so long. */
  slowMs: number
  down: boolean
}

/**
 * The means of tests and operators against a simulator that only answers: `POST /control` sets `slowMs` and `down`, `GET /counts` tells how
 * often each of its services was asked.
 */
export function simulatorControl<Service extends string>(services: readonly Service[]) {
  const control: Control = { slowMs: 0, down: false }
  const counts = Object.fromEntries(services.map((name) => [name, 0])) as Record<Service, number>
  return {
    count: (service: Service): void => {
      counts[service]++
    },
    /** Answers what is asked of the simulator itself, and nothing else. */
    async own(request: Request): Promise<Response | undefined> {
      const { pathname } = new URL(request.url)
      if (pathname === '/counts') return Response.json(counts)
      if (pathname !== '/control' || request.method !== 'POST') return undefined
      return Response.json(Object.assign(control, await request.json()))
    },
    /** Waits as it was told to; answers in the provider's place where it is to be down. */
    async trouble(): Promise<Response | undefined> {
      if (control.slowMs > 0) await new Promise((waited) => setTimeout(waited, control.slowMs))
      return control.down ? new Response('Service Unavailable', { status: 503 }) : undefined
    },
  }
}
