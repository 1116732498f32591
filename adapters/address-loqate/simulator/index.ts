import type { MakeSimulator } from '#server/platform/simulator.port.ts'
import { findRows, retrieveRows } from './rows.ts'

const paths = /^\/Capture\/Interactive\/(Find|Retrieve)\/v1\.\d{1,2}\/json[36]\.ws$/
const goodForMs = 30 * 60_000

/** Address capture with invented addresses. `POST /control` sets `slowMs` and `down`; `GET /counts` tells what was asked. */
export const loqateSimulator: MakeSimulator = () => {
  let control = { slowMs: 0, down: false }
  const counts = { find: 0, retrieve: 0 }
  return {
    name: 'loqate',
    answer: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/counts') return Response.json(counts)
      if (pathname === '/control' && request.method === 'POST') {
        control = { ...control, ...((await request.json()) as Partial<typeof control>) }
        return Response.json(control)
      }
      const service = paths.exec(pathname)?.[1]
      if (service === undefined) return new Response('Not Found', { status: 404 })
      if (control.slowMs > 0) await new Promise((waited) => setTimeout(waited, control.slowMs))
      if (control.down) return new Response('Service Unavailable', { status: 503 })
      const fields = await fieldsOf(request)
      if (fields('key') === '' || fields('key') === 'BAD') return refusal('2', 'Unknown key')
      if (service === 'Find') {
        counts.find++
        return find(fields)
      }
      counts.retrieve++
      return retrieve(fields('id'))
    },
  }
}

type Fields = (name: string) => string

/** From the query, or from a form that was posted; names in any case. */
async function fieldsOf(request: Request): Promise<Fields> {
  const given = [...new URL(request.url).searchParams]
  const form = request.method === 'POST' ? [...new URLSearchParams(await request.text())] : []
  const all = new Map([...given, ...form].map(([name, value]) => [name.toLowerCase(), value]))
  return (name) => all.get(name) ?? ''
}

function find(fields: Fields): Response {
  const text = fields('text').trim()
  if (text === '') return refusal('1001', 'Text or Container Required')
  const container = fields('container')
  if (container !== '' && isOver(container)) return refusal('1003', 'Container Not Found')
  const countries = fields('countries').toUpperCase().split(',').filter(Boolean)
  const limit = Number(fields('limit')) || 10
  return Response.json({ Items: findRows({ text, countries, container, limit, stamp: Date.now().toString(36) }) })
}

function retrieve(id: string): Response {
  const index = /\|A(\d+)$/.exec(id)?.[1]
  const rows = index === undefined || isOver(id) ? undefined : retrieveRows(Number(index))
  return rows ? Response.json({ Items: rows }) : refusal('1003', 'Id Not Found')
}

const isOver = (id: string): boolean => Date.now() - Number.parseInt(id.split('|')[2] ?? '', 36) > goodForMs

const refusal = (code: string, description: string): Response =>
  Response.json({ Items: [{ Error: code, Description: description, Cause: description, Resolution: '' }] })
