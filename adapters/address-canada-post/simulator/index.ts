import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { simulatorControl } from '#server/platform/simulators/simulator-control.ts'
import { findRows, retrieveRows } from './rows.ts'

const paths = /^\/AddressComplete\/Interactive\/(Find|Retrieve)\/v2\.\d{1,2}\/json3\.ws$/
const goodForMs = 30 * 60_000

/**
 * Address completion with invented Canadian addresses, in both languages. Like the real service it accepts only forms.
 * `POST /control` sets `slowMs` and `down`.
 */
export const canadaPostSimulator: MakeSimulator = () => {
  const control = simulatorControl(['find', 'retrieve'])
  return {
    name: 'canada-post',
    answer: async (request) => {
      const own = await control.own(request)
      if (own) return own
      const service = paths.exec(new URL(request.url).pathname)?.[1]
      if (service === undefined || request.method !== 'POST') return new Response('Not Found', { status: 404 })
      if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
        return new Response('Unsupported Media Type', { status: 415 })
      const trouble = await control.trouble()
      if (trouble) return trouble
      const form = new URLSearchParams(await request.text())
      if (['', 'BAD'].includes(form.get('Key') ?? '')) return refusal('2', 'Unknown key')
      if (service === 'Find') {
        control.count('find')
        return find(form)
      }
      control.count('retrieve')
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
