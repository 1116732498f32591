import { setTimeout as pause } from 'node:timers/promises'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { untilDue } from '#server/platform/simulators/simulator-delay.ts'
import { type Books, type Checkpoint, idOf, openBooks, type Tracking } from './books.ts'
import { type Faults, noFaults, setFaults } from './faults.ts'
import { notifier } from './notifier.ts'
import { type Step, scenarios } from './scenarios.ts'

export interface AftershipSimulatorKeys {
  readonly apiKey: string
  readonly webhookSecret: string
}

interface Playing {
  readonly books: Books
  readonly faults: Faults
  notify(tracking: Tracking): Promise<void>
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Stands in for AfterShip: its Tracking API below `/tracking/2025-01`, and its webhooks. Each registered parcel goes
 * through the steps of the scenario, one after the other.
 */
export const aftershipSimulator =
  ({ apiKey, webhookSecret }: AftershipSimulatorKeys): MakeSimulator =>
  ({ ledger, shopUrl }) => {
    const faults = noFaults()
    const books = openBooks(ledger)
    const playing: Playing = { books, faults, notify: notifier({ shopUrl, webhookSecret, faults }).notify }
    for (const tracking of books.all()) void play(playing, tracking.id)
    return {
      name: 'aftership',
      answer: async (request) => {
        const { pathname, searchParams } = new URL(request.url)
        if (pathname === '/ledger') return Response.json({ trackings: books.all() })
        if (pathname === '/control' && request.method === 'POST') {
          setFaults(faults, (await request.json()) as Fields)
          return Response.json(faults)
        }
        if (pathname === '/events' && request.method === 'POST') return raise(playing, (await request.json()) as Fields)
        const [, path] = /^\/tracking\/2025-01(\/.*)$/.exec(pathname) ?? []
        if (path !== '/trackings') return failed(404, 4004, 'Not found')
        if (faults.slowMs > 0) await pause(faults.slowMs)
        if (faults.failing-- > 0) return failed(500, 500, 'Internal error')
        faults.failing = 0
        if (request.headers.get('as-api-key') !== apiKey) return failed(401, 401, 'Invalid API key')
        if (request.method === 'POST') return register(playing, (await request.json()) as Fields)
        const numbers = (searchParams.get('tracking_numbers') ?? '').split(',')
        return answered(200, { trackings: numbers.flatMap((number) => books.named(number)) })
      },
    }
  }

const answered = (status: number, data: unknown): Response =>
  Response.json({ meta: { code: status }, data }, { status })
const failed = (status: number, code: number, message: string, data: unknown = {}): Response =>
  Response.json({ meta: { code, message }, data }, { status })

function register(playing: Playing, asked: Fields): Response {
  const { books, faults } = playing
  const number = asked.tracking_number
  if (typeof number !== 'string' || number.length < 4)
    return failed(400, 4005, 'The value of tracking_number is invalid')
  const known = books.find(idOf(asked))
  if (known) return failed(400, 4003, 'Tracking already exists.', known)
  const tracking = books.add(asked, Object.hasOwn(scenarios, faults.scenario) ? faults.scenario : 'normal')
  void play(playing, tracking.id)
  return answered(201, tracking)
}

/** Plays the remaining steps, with a pause before each. */
async function play(playing: Playing, id: string): Promise<void> {
  const tracking = playing.books.find(id)!
  for (const step of (scenarios[tracking.scenario] ?? []).slice(tracking.checkpoints.length)) {
    await untilDue(() => playing.faults.stepMs)
    await happen(playing, tracking, { step })
  }
}

interface Happening {
  readonly step: Step
  readonly at?: string | undefined
  readonly expected?: string | undefined
}

async function happen(
  { books, notify }: Playing,
  tracking: Tracking,
  { step, at, expected }: Happening,
): Promise<void> {
  const [tag, subtag, message, city] = step
  const checkpoint_time = at ?? `${new Date().toISOString().slice(0, 19)}Z`
  const checkpoint: Checkpoint = { checkpoint_time, tag, subtag, message, city, slug: tracking.slug }
  const told = books.step(tracking.id, checkpoint, expected)
  if (told) await notify(told)
}

/** Adds an event to a parcel. Answers after the shop was notified. */
async function raise(playing: Playing, asked: Fields): Promise<Response> {
  const text = (name: string): string => (typeof asked[name] === 'string' ? asked[name] : '')
  const found = playing.books.named(text('tracking_number'))
  if (found.length === 0) return new Response(null, { status: 404 })
  const step: Step = [text('tag'), text('subtag'), text('message'), text('city')]
  for (const tracking of found)
    await happen(playing, tracking, { step, at: text('at') || undefined, expected: text('expected') || undefined })
  return Response.json({})
}
