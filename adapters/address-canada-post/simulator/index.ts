import type { MakeSimulator } from '#server/platform/simulator.port.ts'
import { findRows, retrieveRows } from './rows.ts'

const paths = /^\/AddressComplete\/Interactive\/(Find|Retrieve)\/v2\.\d{1,2}\/json3\.ws$/
const goodForMs = 30 * 60_000

/** Address completion with invented Canadian addresses, in both languages. Forms only, as in life. `POST /control` sets `slowMs` and `down`. */
export const canadaPostSimulator: MakeSimulator = () => {
  let control = { slowMs: 0, down: false }
  const counts = { find: 0, retrieve: 0 }
  return {
    name: 'canada-post',
    answer: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/counts') return Response.json(counts)
      if (pathname === '/control' && request.method === 'POST') {
        control = { ...control, ...((await request.json()) as Partial<typeof control>) }
        return Response.json(control)
      }
      const service = paths.exec(pathname)?.[1]
      if (service === undefined || request.method !== 'POST') return new Response('Not Found', { status: 404 })
      if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
        return new Response('Unsupported Media Type', { status: 415 })
      if (control.slowMs > 0) await new Promise((waited) => setTimeout(waited, control.slowMs))
      if (control.down) return new Response('Service Unavailable', { status: 503 })
      const form = new URLSearchParams(await request.text())
      if (['', 'BAD'].includes(form.get('Key') ?? '')) return refusal('2', 'Unknown key')
      if (service === 'Find') {
        counts.find++
        return find(form)
      }
      counts.retrieve++
      return retrieve(form.get('Id') ?? '')
    },
  }
}

function find(form: URLSearchParams): Response {
  const typed = form.get('SearchTerm')?.trim() ?? ''
  const inside = form.get('LastId') ?? ''
  if (typed === '' && inside === '') return refusal('1001', 'SearchTerm or LastId Required')
  if (inside !== '' && isOver(inside)) return refusal('1003', 'LastId Not Found')
  const most = Number(form.get('MaxSuggestions')) || 7
  return Response.json({ Items: findRows(typed, inside, Date.now().toString(36)).slice(0, most) })
}

function retrieve(id: string): Response {
  const index = /\|A(\d+)$/.exec(id)?.[1]
  const rows = index === undefined || isOver(id) ? undefined : retrieveRows(Number(index))
  return rows ? Response.json({ Items: rows }) : refusal('1003', 'Id Not Found')
}

const isOver = (id: string): boolean => Date.now() - Number.parseInt(id.split('|')[2] ?? '', 36) > goodForMs

const refusal = (code: string, description: string): Response =>
  Response.json({ Items: [{ Error: code, Description: description, Cause: description, Resolution: '' }] })
