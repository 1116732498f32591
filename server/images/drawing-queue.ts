/** `asked`: a request waits for the picture; `ahead`: the picture is only being prepared. */
export type Urgency = 'asked' | 'ahead'

interface Job<Value> {
  readonly key: string
  readonly work: () => Promise<Value>
  readonly done: PromiseWithResolvers<Value>
}

export interface DrawingQueue<Value> {
  /** Does the work of a key once, however many callers request it meanwhile. */
  run(key: string, work: () => Promise<Value>, urgency: Urgency): Promise<Value>
  /** Number of pictures waiting to be drawn. */
  readonly waiting: number
  /** True if no request waits for a picture. */
  readonly idle: boolean
}

/** Runs a few jobs at a time; requested pictures always come before prepared ones. */
export function drawingQueue<Value>(lanes: number): DrawingQueue<Value> {
  const queues: Record<Urgency, Job<Value>[]> = { asked: [], ahead: [] }
  const open = new Map<string, Job<Value>>()
  let busy = 0

  const next = (): void => {
    if (busy >= lanes) return
    // Preparation starts only if nothing is being drawn, so that a request waits for at most one prepared picture.
    const job = queues.asked.shift() ?? (busy === 0 ? queues.ahead.shift() : undefined)
    if (!job) return
    busy++
    job
      .work()
      .then(job.done.resolve, job.done.reject)
      .finally(() => {
        busy--
        open.delete(job.key)
        next()
      })
    next()
  }

  const hurry = (job: Job<Value>): void => {
    const place = queues.ahead.indexOf(job)
    if (place >= 0) queues.asked.push(...queues.ahead.splice(place, 1))
  }

  return {
    run(key, work, urgency) {
      const known = open.get(key)
      if (known) {
        if (urgency === 'asked') hurry(known)
        return known.done.promise
      }
      const job = { key, work, done: Promise.withResolvers<Value>() }
      open.set(key, job)
      queues[urgency].push(job)
      next()
      return job.done.promise
    },
    get waiting() {
      return queues.asked.length
    },
    get idle() {
      return queues.asked.length === 0 && busy === 0
    },
  }
}
