import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

export type Metrics = Registry

/** A registry of this program's own, with what is known of any process: memory, CPU, event loop delay. */
export function openMetrics(): Metrics {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  return metrics
}

/** A value looked up whenever somebody asks for the metrics. */
export function gauge(metrics: Metrics, name: string, help: string, read: () => number): void {
  const made: Gauge = new Gauge({ name, help, registers: [metrics], collect: () => made.set(read()) })
}
