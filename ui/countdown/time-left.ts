export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

const secondMs = 1000

/** Time left until a moment; undefined from that moment on, and for an invalid one. */
export function timeLeft(at: string, nowMs: number): TimeLeft | undefined {
  const left = Math.ceil((Date.parse(at) - nowMs) / secondMs)
  if (!(left > 0)) return undefined
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}
