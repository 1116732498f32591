import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = Registry

/** A separate registry, with the usual metrics of a process: memory, CPU, event loop delay. */
export function openMetrics(): Metrics {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  return metrics
}

/** A value that is read whenever the metrics are requested. */
export function gauge(metrics: Metrics, name: string, help: string, read: () => number): void {
  const made: Gauge = new Gauge({ name, help, registers: [metrics], collect: () => made.set(read()) })
}

/** Measures answers by registered route and first digit of the status. This gives a few hundred series, however many URLs there are. */
export function answerMeter(metrics: Metrics): (route: string, status: number, seconds: number) => void {
  const answers = new Histogram({
    name: 'selvedge_http_answer_seconds',
    help: 'Time from request to answer',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [metrics],
  })
  return (route, status, seconds) => answers.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds)
}
